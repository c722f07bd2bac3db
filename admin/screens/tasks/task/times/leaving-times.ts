// Times as they will be once what is being removed has gone.

import { useLeaving } from '#admin/generic/parts/leaving.ts';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { secondsOf } from '#schema/times/time-totals.ts';

export const leavingName = (sub_time: number) => `subtime:${sub_time}`;
export const leavingEntry = (entry: number) => `time:${entry}`;

/** Without the stretches that are leaving, and without the entries that go with them. */
export const useRemaining = (entries: readonly TimeEntry[]): readonly TimeEntry[] => {
  const leaving = useLeaving();
  if (leaving.size === 0) return entries;
  return entries.flatMap((entry) => {
    if (leaving.has(leavingEntry(entry.id))) return [];
    const going = entry.sub_times.filter(({ id }) => leaving.has(leavingName(id)));
    if (going.length === 0) return [entry];
    const sub_times = entry.sub_times.filter((stretch) => !going.includes(stretch));
    const total_time = entry.total_time - going.reduce((sum, stretch) => sum + secondsOf(stretch), 0);
    return sub_times.length > 0 ? [{ ...entry, sub_times, total_time }] : [];
  });
};
