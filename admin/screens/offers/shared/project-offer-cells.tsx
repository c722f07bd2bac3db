// Cells of a project offer: number with version letter where no column shows it, and status.

import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil, IconSend } from '#admin/ui/marks/icons.tsx';

export const { Mark: ProjectOfferStatus, Cell: ProjectOfferStatusCell } = stateMark('project_offer', {
  draft: <IconPencil size={15} />,
  sent: <IconSend size={15} />,
  accepted: <IconCircleCheck size={15} />,
  declined: <IconCircleX size={15} />,
  expired: <IconHourglass size={15} />,
});

export function OfferNumberCell({ entity, value, record, place }: CellProps) {
  const number = recordNumber(entity, Number(value));
  return <span className="ui-num">{place === 'line' ? `${number} ${record.letter ?? ''}` : number}</span>;
}
