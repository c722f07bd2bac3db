// Cells of a project offer: its number with the letter of its version where no column shows that, and how it stands.

import type { CellProps } from '#admin/fields/kinds.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import { IconCircleCheck, IconCircleX, IconHourglass, IconPencil, IconSend } from '#admin/ui/marks/icons.tsx';
import { StateWord } from '#admin/ui/marks/status.tsx';
import { projectOfferStateName } from './states.ts';

/** The colours of a task's states that mean the same, and the signs. */
const looks = {
  draft: { tone: taskStates.open, Icon: IconPencil },
  sent: { tone: taskStates.sentForConfirmation, Icon: IconSend },
  accepted: { tone: taskStates.confirmed, Icon: IconCircleCheck },
  declined: { tone: taskStates.rejected, Icon: IconCircleX },
  expired: { tone: taskStates.unassigned, Icon: IconHourglass },
} as const;

export function ProjectOfferStatus({ status }: { status: number }) {
  const words = useEntityWords('project_offer');
  const { tone, Icon } = looks[projectOfferStateName(status)];
  return (
    <StateWord tone={tone} icon={<Icon size={15} />}>
      {words.choice('status', status)}
    </StateWord>
  );
}

export function ProjectOfferStatusCell({ value }: CellProps) {
  return <ProjectOfferStatus status={Number(value)} />;
}

export function OfferNumberCell({ entity, value, record, place }: CellProps) {
  const number = recordNumber(entity, Number(value));
  return <span className="ui-num">{place === 'line' ? `${number} ${record.letter ?? ''}` : number}</span>;
}
