// The work on a task in the order of its start: one stretch of one user each.
import type { TaskRows } from '../rows.ts';

export type Work = {
  readonly entry: number;
  readonly user: number;
  /** Seconds since 1970. */
  readonly start: number;
  readonly end: number | null;
  /** The entry continues after a pause. */
  readonly more: boolean;
  /** The state of the entry after its last stretch. */
  readonly status: 0 | 1 | 2;
};

const second = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** Stretches by task. */
export const worksOf = ({ time_entries, sub_times }: TaskRows): ReadonlyMap<number, readonly Work[]> => {
  const stretches = Map.groupBy(sub_times, ({ time_entry_id }) => time_entry_id);
  const works = time_entries.flatMap((entry) => {
    const own = stretches.get(entry.id) ?? [];
    return own.map((stretch, at) => ({
      task: entry.task_id,
      entry: entry.id,
      user: entry.user_id,
      start: second(stretch.start_time),
      end: stretch.end_time === null ? null : second(stretch.end_time),
      more: at < own.length - 1,
      status: entry.status,
    }));
  });
  works.sort((one, other) => one.start - other.start || one.entry - other.entry);
  return Map.groupBy(works, ({ task }) => task);
};
