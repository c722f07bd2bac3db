// The step at which an offer stands, as a coloured word with its number: with the client blue, sent back amber, won green, declined red.
import { useEntityWords } from '#admin/providers/entity-words.ts';
import type { CellProps } from '../kinds.ts';

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
