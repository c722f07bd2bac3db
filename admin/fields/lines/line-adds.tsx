// The buttons below the lines that add a line, one for each kind.
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';

export type LineAdd = {
  readonly id: string;
  readonly label: string;
  /** The reason why no line can be added now. */
  readonly blocked?: string | null;
  readonly onAct: () => unknown;
};

export function LineAdds({ adds }: { adds: readonly LineAdd[] }) {
  return adds.map(({ id, label, blocked = null, onAct }) => (
    <ActionButton key={id} kind="quiet" icon={<IconPlus size={16} />} blocked={blocked} onAct={onAct}>
      {label}
    </ActionButton>
  ));
}
