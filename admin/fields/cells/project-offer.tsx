// Cells of a project offer: its number with the letter of its version where no column shows that, and how it stands.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { recordNumber } from '#admin/providers/record-number.ts';
import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil, IconSend } from '#admin/ui/icons.tsx';
import type { CellProps } from '../kinds.ts';

/** The colours of a task's states that mean the same: with the client, agreed on, refused, nobody's any more. */
const tones = [1, 4, 5, 7, 0] as const;
const icons = [IconPencil, IconSend, IconCircleCheck, IconCircleX, IconHourglass] as const;

export function ProjectOfferStatus({ status }: { status: number }) {
  const words = useEntityWords('project_offer');
  const Icon = icons[status] ?? IconPencil;
  return (
    <span className={`ui-status ui-status-${tones[status] ?? 1}`}>
      <Icon size={15} /> {words.choice('status', status)}
    </span>
  );
}

export function ProjectOfferStatusCell({ value }: CellProps) {
  return <ProjectOfferStatus status={Number(value)} />;
}

export function OfferNumberCell({ entity, value, record, place }: CellProps) {
  const number = recordNumber(entity, Number(value));
  return <span className="ui-num">{place === 'line' ? `${number} ${record.letter ?? ''}` : number}</span>;
}
