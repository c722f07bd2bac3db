// The step at which an offer stands, as a coloured word with its number: with the client blue, sent back amber, won green, declined red; and until when it must be with the client.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { useServerOffset } from '#admin/providers/server-clock.ts';
import { useNow } from '#admin/ui/ticker.ts';
import { useFormat } from '#admin/ui/words.tsx';
import type { CellProps } from '../kinds.ts';
import { Due } from './due.tsx';
import { isEmpty, Nothing } from './plain.tsx';

/** The colours of a task's states that mean the same. */
const tones = [1, 3, 1, 1, 1, 1, 4, 5, 5, 5, 7] as const;

export function StepWord({ step }: { step: number }) {
  const words = useEntityWords('offer');
  return (
    <span className={`ui-status ui-status-${tones[step] ?? 1}`}>
      <b className="ui-num">{step}</b> {words.choice('status', step)}
    </span>
  );
}

export function OfferStepCell({ value }: CellProps) {
  return <StepWord step={Number(value)} />;
}

const minute = 60_000;
/** From this step on it is with the client, and no deadline is missed any more. */
const withClient = 6;

/** How a deadline presses an offer that still is made. */
export const useOfferUrgency = (deadline: string | null, status: number) => {
  const format = useFormat();
  const today = format.dayOf(useNow(useServerOffset(), { step: minute }));
  if (!deadline || status >= withClient) return undefined;
  return deadline < today ? 'late' : deadline === today ? 'today' : undefined;
};

export function OfferDeadlineCell({ value, record }: CellProps) {
  const format = useFormat();
  const due = isEmpty(value) ? null : String(value);
  const urgency = useOfferUrgency(due, Number(record.status));
  return due === null ? <Nothing /> : <Due urgency={urgency}>{format.date(due)}</Due>;
}
