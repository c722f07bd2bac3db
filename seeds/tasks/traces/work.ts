// The work on one task in the order in which it was begun: one stretch of one person.
import type { TaskRows } from '../rows.ts';

export type Work = {
  readonly entry: number;
  readonly user: number;
  /** Seconds since 1970. */
  readonly start: number;
  readonly end: number | null;
  /** The entry goes on after a pause. */
  readonly more: boolean;
  /** How the entry stands after its last stretch. */
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
