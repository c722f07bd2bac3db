// Cells of a project offer: its number with the letter of its version where no column shows that, and how it stands.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { recordNumber } from '#admin/providers/record-number.ts';
import { Chip } from '#admin/ui/chip.tsx';
import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil, IconSend } from '#admin/ui/icons.tsx';
import type { CellProps } from '../kinds.ts';

const icons = [IconPencil, IconSend, IconCircleCheck, IconCircleX, IconHourglass] as const;

export function ProjectOfferStatus({ status }: { status: number }) {
  const words = useEntityWords('project_offer');
  const Icon = icons[status] ?? IconPencil;
  return (
    <Chip>
      <Icon size={14} /> {words.choice('status', status)}
    </Chip>
  );
}

export function ProjectOfferStatusCell({ value }: CellProps) {
  return <ProjectOfferStatus status={Number(value)} />;
}

export function OfferNumberCell({ entity, value, record, place }: CellProps) {
  const number = recordNumber(entity, Number(value));
  return <span className="ui-num">{place === 'line' ? `${number} ${record.letter ?? ''}` : number}</span>;
}
