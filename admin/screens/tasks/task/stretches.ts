// Time entries for display: durations, days, and periods of the day strip.

import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { isPaused } from '#admin/screens/times/shared/states.ts';
import type { Stretch } from '#admin/ui/time/day-strip.tsx';
import { dayAfter, dayBegins, dayOf } from '#schema/core/zone.ts';

const seconds = (from: number, to: number) => Math.max(0, Math.floor((to - from) / 1000));

/** The running period. */
export const openStretch = (entry: TimeEntry) => entry.sub_times.find(({ end_time }) => end_time === null);

/** The seconds of an entry until now, including its running period. */
export const secondsOf = (entry: TimeEntry, now: number): number => {
  const open = openStretch(entry);
  return entry.total_time + (open ? seconds(Date.parse(open.start_time), now) : 0);
};

/** The day of an entry: that of its latest period, or of its start. */
export const dayOfEntry = ({ sub_times, status_since }: TimeEntry, timeZone: string): string =>
  dayOf(Date.parse(sub_times.at(-1)?.start_time ?? status_since), timeZone);

const boundsOf = (day: string, timeZone: string): [number, number] => [dayBegins(day, timeZone), dayBegins(dayAfter(day), timeZone)];

/** The periods of an entry on a day, cut at midnight, and its break if that began on the day. */
export const stretchesOn = (day: string, entry: TimeEntry, timeZone: string, now: number): Stretch[] => {
  const [from, to] = boundsOf(day, timeZone);
  const onDay = (start: string, end: string | null) => Date.parse(start) < to && (end ? Date.parse(end) : now) > from;
  const cut = (instant: string) => (Date.parse(instant) < from ? new Date(from).toISOString() : instant);
  const stretches = entry.sub_times
    .filter(({ start_time, end_time }) => onDay(start_time, end_time))
    .map(({ start_time, end_time }): Stretch => ({ start: cut(start_time), end: end_time, kind: end_time ? 'done' : 'running' }));
  const { status_since } = entry;
  if (isPaused(entry) && Date.parse(status_since) >= from && Date.parse(status_since) < to)
    stretches.push({ start: status_since, end: null, kind: 'paused' });
  return stretches;
};

/** The seconds of entries within a day. */
export const secondsOn = (day: string, entries: readonly TimeEntry[], timeZone: string, now: number): number => {
  const [from, to] = boundsOf(day, timeZone);
  let sum = 0;
  for (const { sub_times } of entries)
    for (const { start_time, end_time } of sub_times)
      sum += seconds(Math.max(from, Date.parse(start_time)), Math.min(to, end_time ? Date.parse(end_time) : now));
  return sum;
};

/** The distinct multipliers of an entry's periods. */
export const factorsOf = ({ sub_times }: TimeEntry): number[] =>
  [...new Set(sub_times.map(({ multiplier }) => multiplier))].sort((a, b) => a - b);

/** Newest first, so that no status change moves a row. */
export const inTableOrder = (entries: readonly TimeEntry[]): TimeEntry[] => {
  const startOf = ({ sub_times, status_since }: TimeEntry) => sub_times[0]?.start_time ?? status_since;
  return [...entries].sort((a, b) => startOf(b).localeCompare(startOf(a)) || b.id - a.id);
};

export type PersonsDay = {
  readonly user_id: number;
  readonly name: string;
  readonly stretches: readonly Stretch[];
  readonly entries: readonly TimeEntry[];
};

/** The people who worked on a day, the user first, then by start. */
export const peopleOn = (day: string, entries: readonly TimeEntry[], me: number, timeZone: string, now: number): PersonsDay[] => {
  const people = new Map<number, PersonsDay>();
  for (const entry of entries) {
    const stretches = stretchesOn(day, entry, timeZone, now);
    if (stretches.length === 0) continue;
    const known = people.get(entry.user_id);
    people.set(entry.user_id, {
      user_id: entry.user_id,
      name: entry.user_name,
      stretches: [...(known?.stretches ?? []), ...stretches].sort((a, b) => a.start.localeCompare(b.start)),
      entries: [...(known?.entries ?? []), entry],
    });
  }
  const begin = ({ stretches }: PersonsDay) => stretches[0]?.start ?? '';
  return [...people.values()].sort((a, b) => Number(b.user_id === me) - Number(a.user_id === me) || begin(a).localeCompare(begin(b)));
};
