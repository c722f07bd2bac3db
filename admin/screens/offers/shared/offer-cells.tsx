// The step at which an offer stands, as a coloured word with its number: with the client blue, sent back amber, won green, declined red; and until when it must be with the client.

import { isEmpty, Nothing } from '#admin/fields/cells/plain.tsx';
import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import { Due } from '#admin/ui/marks/due.tsx';
import type { TaskStatus } from '#admin/ui/marks/status.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { urgencyOf } from '#admin/ui/time/urgency.ts';
import { offerSteps } from './states.ts';

const step = (tone: TaskStatus, number: number) => ({ tone, icon: <b className="ui-num">{number}</b> });
/** The colours of a task's states that mean the same, each with the number of the step. */
export const { Mark: OfferStep, Cell: OfferStepCell } = stateMark('offer', offerSteps, {
  preparing: step(taskStates.open, offerSteps.preparing),
  changeNeeded: step(taskStates.waiting, offerSteps.changeNeeded),
  requestReady: step(taskStates.open, offerSteps.requestReady),
  taken: step(taskStates.open, offerSteps.taken),
  inMaking: step(taskStates.open, offerSteps.inMaking),
  offerReady: step(taskStates.open, offerSteps.offerReady),
  sentToClient: step(taskStates.sentForConfirmation, offerSteps.sentToClient),
  approved: step(taskStates.confirmed, offerSteps.approved),
  ordered: step(taskStates.confirmed, offerSteps.ordered),
  finished: step(taskStates.confirmed, offerSteps.finished),
  declined: step(taskStates.rejected, offerSteps.declined),
});

const minute = 60_000;
/** How a deadline presses an offer that still is made; once it is with the client, none is missed any more. */
export const useOfferUrgency = (deadline: string | null, status: number) => {
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  return deadline && status < offerSteps.sentToClient ? urgencyOf(deadline, now, format) : undefined;
};

export function OfferDeadlineCell({ value, record }: CellProps) {
  const format = useFormat();
  const due = isEmpty(value) ? null : String(value);
  const urgency = useOfferUrgency(due, Number(record.status));
  return due === null ? <Nothing /> : <Due urgency={urgency}>{format.date(due)}</Due>;
}
