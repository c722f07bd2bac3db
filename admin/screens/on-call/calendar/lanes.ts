// The lanes of the calendar: one for each level of each team, with its shifts and the gaps between them.
import type { Lane } from '#admin/screens/on-call/shared/on-call-now.ts';
import { type OnCallLevel, onCallLevels } from '#schema/on-call/on-call-shift.ts';
import { type Period, without } from '#schema/on-call/periods.ts';

type Placed = { readonly level: OnCallLevel; readonly team_id: number | null; readonly team_name?: string | null | undefined };
type Timed = Placed & { readonly from: string; readonly to: string };

export const laneKey = ({ level, team_id }: Placed): string => `${team_id ?? 0} ${level}`;
export const periodOf = ({ from, to }: Pick<Timed, 'from' | 'to'>): Period => ({ from: Date.parse(from), to: Date.parse(to) });

/** Each level of each team that has a shift: the whole company first, then the teams by name. */
export const lanesOf = (placed: readonly Placed[]): Lane[] =>
  [
    ...new Map(placed.map(({ level, team_id, team_name = null }) => [laneKey({ level, team_id }), { level, team_id, team_name }])).values(),
  ].sort(
    (one, other) =>
      Number(one.team_id !== null) - Number(other.team_id !== null) ||
      (one.team_name ?? '').localeCompare(other.team_name ?? '') ||
      onCallLevels.indexOf(one.level) - onCallLevels.indexOf(other.level),
  );

/** When nobody is on call in a lane: from now on, and earlier from the first shift in sight. */
export const gapsOf = (lane: Lane, shifts: readonly Timed[], range: Period, now: number): Period[] => {
  const periods = shifts.filter((shift) => laneKey(shift) === laneKey(lane)).map(periodOf);
  const from = Math.max(range.from, Math.min(now, ...periods.map((one) => one.from)));
  return from < range.to ? without({ from, to: range.to }, periods) : [];
};
