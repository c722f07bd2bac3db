// The totals of a task's times, worked and billed, by person and by work type.

export type CountedEntry = {
  readonly user_id: number;
  readonly user_name: string;
  readonly work_type_id: number;
  readonly work_type_name: string;
  readonly total_time: number;
  readonly non_invoiced_part: boolean;
  readonly non_invoiced_time: number;
  readonly sub_times: readonly { readonly start_time: string; readonly end_time: string | null; readonly multiplier: number }[];
};

/** Whole seconds of a closed sub-time; an open one counts 0. */
export const secondsOf = ({ start_time, end_time }: CountedEntry['sub_times'][number]): number =>
  end_time === null ? 0 : Math.round((Date.parse(end_time) - Date.parse(start_time)) / 1000);

/** Billed seconds before rounding: each sub-time by its multiplier, less the share that is not invoiced. */
export const billedOf = ({ total_time, non_invoiced_part, non_invoiced_time, sub_times }: CountedEntry): number => {
  const weighted = sub_times.reduce((sum, stretch) => sum + secondsOf(stretch) * stretch.multiplier, 0);
  const share = non_invoiced_part && total_time > 0 ? Math.max(0, 1 - non_invoiced_time / total_time) : 1;
  return Math.round(weighted * share);
};

export type Total = { readonly total_time: number; readonly billed_time: number };
export type TimeTotals = Total & {
  readonly users: readonly (Total & { readonly user_id: number; readonly user_name: string })[];
  readonly work_types: readonly (Total & { readonly work_type_id: number; readonly work_type_name: string })[];
};

const sumOf = (entries: readonly CountedEntry[]): Total => ({
  total_time: entries.reduce((sum, entry) => sum + entry.total_time, 0),
  billed_time: entries.reduce((sum, entry) => sum + billedOf(entry), 0),
});

const groupsOf = (entries: readonly CountedEntry[], key: 'user_id' | 'work_type_id'): CountedEntry[][] =>
  [...Map.groupBy(entries, (entry) => entry[key]).values()].sort((a, b) => sumOf(b).total_time - sumOf(a).total_time);

/** The largest totals first. */
export const totalsOf = (entries: readonly CountedEntry[]): TimeTotals => ({
  ...sumOf(entries),
  users: groupsOf(entries, 'user_id').flatMap((group) =>
    group[0] ? [{ user_id: group[0].user_id, user_name: group[0].user_name, ...sumOf(group) }] : [],
  ),
  work_types: groupsOf(entries, 'work_type_id').flatMap((group) =>
    group[0] ? [{ work_type_id: group[0].work_type_id, work_type_name: group[0].work_type_name, ...sumOf(group) }] : [],
  ),
});
