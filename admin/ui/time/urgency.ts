// The urgency of a deadline for open work: red when overdue, amber on its day.
import type { Format } from '#schema/core/format.ts';

/** A tone of the tokens. */
export type Urgency = 'danger' | 'warn';

const isDay = (deadline: string) => deadline.length === 'YYYY-MM-DD'.length;

/** `deadline` is an instant, or a day, which is over at its end; `now` in milliseconds since 1970. */
export const urgencyOf = (deadline: string, now: number, format: Pick<Format, 'dayOf'>): Urgency | undefined => {
  const today = format.dayOf(now);
  if (isDay(deadline) ? deadline < today : Date.parse(deadline) <= now) return 'danger';
  return (isDay(deadline) ? deadline : format.dayOf(deadline)) === today ? 'warn' : undefined;
};
