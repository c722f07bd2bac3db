// The step of an offer as a numbered coloured word (with the client blue, returned amber, won green, declined red), and its deadline.

import { isEmpty, Nothing } from '#admin/fields/cells/plain.tsx';
import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { Due } from '#admin/ui/marks/due.tsx';

import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { urgencyOf } from '#admin/ui/time/urgency.ts';
import { offerSteps } from './states.ts';

/** Each step shows its number. */
export const { Mark: OfferStep, Cell: OfferStepCell } = stateMark('offer', (step) => <b className="ui-num">{step}</b>);

const minute = 60_000;
/** The urgency of the deadline while the offer is being prepared; none once the client has it. */
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
