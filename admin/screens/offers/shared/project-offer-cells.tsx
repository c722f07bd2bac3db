// Cells of a project offer: its number with the letter of its version where no column shows that, and how it stands.

import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil, IconSend } from '#admin/ui/marks/icons.tsx';
import { projectOfferStates } from './states.ts';

/** The colours of a task's states that mean the same, and the signs. */
export const { Mark: ProjectOfferStatus, Cell: ProjectOfferStatusCell } = stateMark('project_offer', projectOfferStates, {
  draft: { tone: taskStates.open, icon: <IconPencil size={15} /> },
  sent: { tone: taskStates.sentForConfirmation, icon: <IconSend size={15} /> },
  accepted: { tone: taskStates.confirmed, icon: <IconCircleCheck size={15} /> },
  declined: { tone: taskStates.rejected, icon: <IconCircleX size={15} /> },
  expired: { tone: taskStates.unassigned, icon: <IconHourglass size={15} /> },
});

export function OfferNumberCell({ entity, value, record, place }: CellProps) {
  const number = recordNumber(entity, Number(value));
  return <span className="ui-num">{place === 'line' ? `${number} ${record.letter ?? ''}` : number}</span>;
}
