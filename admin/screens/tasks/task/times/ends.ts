// Validates a period entered by hand, finds overlaps, and proposes a period without them.
import type { Format } from '#schema/core/format.ts';
import { isInstant } from '#schema/core/zone.ts';

/** The values of the inputs: an instant, an invalid text, or nothing. */
export type Ends = { readonly start: string | null; readonly end: string | null };
/** Another period of the same user. */
export type Other = {
  readonly sub_time_id: number;
  readonly start_time: string;
  readonly end_time: string | null;
  readonly company_task_id: number;
};
export type Wrong = { readonly field: 'start' | 'end'; readonly reason: 'notMoment' | 'inFuture' | 'notAfterStart' | 'locked' };

/** The inputs have no seconds: an unchanged minute means the stored instant. */
export const withSeconds = (value: string | null, stored: string, format: Format): string | null =>
  isInstant(value) && format.toPicker(value) === format.toPicker(stored) && Date.parse(value) % 60_000 === 0 ? stored : value;

/** Both instants of a repeated hour in autumn, with this one's seconds; null in any other hour. */
export const twiceOn = (value: string | null, format: Format): readonly [first: string, second: string] | null => {
  if (!isInstant(value)) return null;
  const [first, second] = format.fromPicker(format.toPicker(value));
  if (!first || !second) return null;
  const within = Date.parse(value) % 60_000;
  const at = (instant: string) => new Date(Date.parse(instant) + within).toISOString();
  return [at(first), at(second)];
};

/** Both ends, if they are valid instants. */
export const spanOf = ({ start, end }: Ends): { from: number; to: number } | null =>
  isInstant(start) && isInstant(end) ? { from: Date.parse(start), to: Date.parse(end) } : null;

/** The reason why the server would refuse; null while a field is empty. */
export const wrongWith = ({ start, end }: Ends, now: number, lock: number): Wrong | null => {
  if (start && !isInstant(start)) return { field: 'start', reason: 'notMoment' };
  if (end && !isInstant(end)) return { field: 'end', reason: 'notMoment' };
  if (start && Date.parse(start) > now) return { field: 'start', reason: 'inFuture' };
  if (start && Date.parse(start) < lock) return { field: 'start', reason: 'locked' };
  if (end && Date.parse(end) > now) return { field: 'end', reason: 'inFuture' };
  return start && end && Date.parse(end) <= Date.parse(start) ? { field: 'end', reason: 'notAfterStart' } : null;
};

export type Conflict = { readonly other: Other; readonly from: number; readonly to: number };

/** The overlaps, earliest first. */
export const conflictsOf = (ends: Ends, others: readonly Other[], now: number): Conflict[] => {
  const span = spanOf(ends);
  if (!span) return [];
  return others.flatMap((other) => {
    const from = Math.max(span.from, Date.parse(other.start_time));
    // A running period has no end: the overlap ends now.
    const to = Math.min(span.to, other.end_time ? Date.parse(other.end_time) : Math.max(now, span.to));
    return from < to ? [{ other, from, to }] : [];
  });
};

/** A period without the overlap: an earlier end, else a later start. */
export const wayOut = (ends: Ends, { other }: Conflict): { readonly how: 'shorten' | 'begin'; readonly at: string } | null => {
  const span = spanOf(ends);
  if (!span) return null;
  if (Date.parse(other.start_time) > span.from) return { how: 'shorten', at: other.start_time };
  return other.end_time && Date.parse(other.end_time) < span.to ? { how: 'begin', at: other.end_time } : null;
};

/** The end that causes the overlap. */
export const endAtFault = (ends: Ends, [first]: readonly Conflict[]): 'start' | 'end' | null =>
  first ? (wayOut(ends, first)?.how === 'begin' ? 'start' : 'end') : null;

const minute = 60_000;
const shortest = 5 * minute;
const longest = 60 * minute;
const iso = (at: number) => new Date(at).toISOString();

/** The most likely forgotten period: the last free one before now, at most an hour. */
export const proposedEnds = (others: readonly Other[], now: number): { start: string; end: string } => {
  let end = Math.floor(now / minute) * minute;
  for (const { start_time, end_time } of [...others].sort((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time))) {
    const free = end_time ? Math.ceil(Date.parse(end_time) / minute) * minute : now;
    if (end - free >= shortest) return { start: iso(Math.max(free, end - longest)), end: iso(end) };
    end = Math.min(end, Math.floor(Date.parse(start_time) / minute) * minute);
  }
  return { start: iso(end - longest), end: iso(end) };
};

/** The hours shown: at least six, with even limits, so that minutes can be told apart. */
export const nearAxis = (hours: readonly number[]): { from: number; to: number } => {
  let from = Math.floor(Math.min(...hours) / 2) * 2;
  let to = Math.ceil(Math.max(...hours) / 2) * 2;
  while (to - from < 6) {
    if ((to - from) % 4 === 0) to += 2;
    else from -= 2;
  }
  return { from: Math.max(from, -12), to: Math.min(to, 36) };
};
