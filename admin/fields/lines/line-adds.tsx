// Below the lines: what adds one, each kind of line by its name.
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';

export type LineAdd = {
  readonly id: string;
  readonly label: string;
  /** Why none can come now. */
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
