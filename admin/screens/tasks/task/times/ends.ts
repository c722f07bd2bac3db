// The two ends of a time written by hand: whether they can be, what they run into, and the way out.
import type { Format } from '#schema/core/format.ts';
import { isInstant } from '#schema/core/zone.ts';

/** As the inputs hold them: an instant, a text that is none, or nothing. */
export type Ends = { readonly start: string | null; readonly end: string | null };
/** Somebody's other time of that day. */
export type Other = {
  readonly sub_time_id: number;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly company_task_id: number;
};
export type Wrong = { readonly field: 'start' | 'end'; readonly reason: 'notMoment' | 'inFuture' | 'notAfterStart' | 'locked' };

/** A picker knows no seconds: an end that still shows its old minute is the old instant. */
export const withSeconds = (value: string | null, stored: string, format: Format): string | null =>
  isInstant(value) && format.toPicker(value) === format.toPicker(stored) && Date.parse(value) % 60_000 === 0 ? stored : value;

/** In the doubled hour of autumn a wall shows the same twice: both instants that it may mean, with the seconds of this one; null in any other hour. */
export const twiceOn = (value: string | null, format: Format): readonly [first: string, second: string] | null => {
  if (!isInstant(value)) return null;
  const [first, second] = format.fromPicker(format.toPicker(value));
  if (!first || !second) return null;
  const within = Date.parse(value) % 60_000;
  const at = (instant: string) => new Date(Date.parse(instant) + within).toISOString();
  return [at(first), at(second)];
};

/** Both ends, once they are instants. */
export const spanOf = ({ start, end }: Ends): { from: number; to: number } | null =>
  isInstant(start) && isInstant(end) ? { from: Date.parse(start), to: Date.parse(end) } : null;

/** What the server would refuse; nothing while a field is still empty. */
export const wrongWith = ({ start, end }: Ends, now: number, lock: number): Wrong | null => {
  if (start && !isInstant(start)) return { field: 'start', reason: 'notMoment' };
  if (end && !isInstant(end)) return { field: 'end', reason: 'notMoment' };
  if (start && Date.parse(start) > now) return { field: 'start', reason: 'inFuture' };
  if (start && Date.parse(start) < lock) return { field: 'start', reason: 'locked' };
  if (end && Date.parse(end) > now) return { field: 'end', reason: 'inFuture' };
  return start && end && Date.parse(end) <= Date.parse(start) ? { field: 'end', reason: 'notAfterStart' } : null;
};

export type Conflict = { readonly other: Other; readonly from: number; readonly to: number };

/** Where the ends run into another time, the earliest first. */
export const conflictsOf = (ends: Ends, others: readonly Other[], now: number): Conflict[] => {
  const span = spanOf(ends);
  if (!span) return [];
  return others.flatMap((other) => {
    const from = Math.max(span.from, Date.parse(other.start_time));
    // What runs reaches for ever; shown is what of it has passed.
    const to = Math.min(span.to, other.end_time ? Date.parse(other.end_time) : Math.max(now, span.to));
    return from < to ? [{ other, from, to }] : [];
  });
};

/** Ends that leave the other time alone: shorter at its beginning, else later at its end. */
export const wayOut = (ends: Ends, { other }: Conflict): { readonly how: 'shorten' | 'begin'; readonly at: string } | null => {
  const span = spanOf(ends);
  if (!span) return null;
  if (Date.parse(other.start_time) > span.from) return { how: 'shorten', at: other.start_time };
  return other.end_time && Date.parse(other.end_time) < span.to ? { how: 'begin', at: other.end_time } : null;
};

/** The end that stands in the way. */
export const endAtFault = (ends: Ends, [first]: readonly Conflict[]): 'start' | 'end' | null =>
  first ? (wayOut(ends, first)?.how === 'begin' ? 'start' : 'end') : null;

const minute = 60_000;
const shortest = 5 * minute;
const longest = 60 * minute;
const iso = (at: number) => new Date(at).toISOString();

/** What is most likely forgotten: the last free stretch before now, an hour of it at most. */
export const proposedEnds = (others: readonly Other[], now: number): { start: string; end: string } => {
  let end = Math.floor(now / minute) * minute;
  for (const { start_time, end_time } of [...others].sort((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time))) {
    const free = end_time ? Math.ceil(Date.parse(end_time) / minute) * minute : now;
    if (end - free >= shortest) return { start: iso(Math.max(free, end - longest)), end: iso(end) };
    end = Math.min(end, Math.floor(Date.parse(start_time) / minute) * minute);
  }
  return { start: iso(end - longest), end: iso(end) };
};

/** The hours around: six at least, whole even ones, so that minutes can be told apart. */
export const nearAxis = (hours: readonly number[]): { from: number; to: number } => {
  let from = Math.floor(Math.min(...hours) / 2) * 2;
  let to = Math.ceil(Math.max(...hours) / 2) * 2;
  while (to - from < 6) {
    if ((to - from) % 4 === 0) to += 2;
    else from -= 2;
  }
  return { from: Math.max(from, -12), to: Math.min(to, 36) };
};
