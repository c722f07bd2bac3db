// Weeks of working time of the demo company: a quarter approved, the oldest of them locked, and two of the last week that wait for approval.
import { weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayOf } from '#schema/core/zone.ts';
import { weekStates } from '#schema/people/attendance-week.ts';
import { userId, users } from '../cast.ts';
import { settings } from '../company/company.ts';
import type { Row } from '../rows.ts';

const quarter = 13;
/** Weeks so old are before the time lock of the settings on any day: their lock takes nothing from anybody. */
export const lockedFrom = 10;
const waiting: readonly string[] = ['marko', 'petra'];

export const makeWeeks = ({ now }: { now: Date }): Row<'attendance_week'>[] => {
  const zone = settings.timezone ?? 'Europe/Ljubljana';
  const current = weekOf(dayOf(now.getTime(), zone));
  const at = (weeks: number, days: number) => new Date(now.getTime() - (7 * weeks - days) * 86_400_000).toISOString();
  const decider = userId('luka');
  const rows: Omit<Row<'attendance_week'>, 'id'>[] = [];
  for (const user of users) {
    if (user.active === false) continue;
    for (let weeks = quarter; weeks >= 2; weeks -= 1) {
      const locked = weeks >= lockedFrom;
      const approved_at = at(weeks, 7);
      rows.push({
        user_id: user.id,
        week: weekAfter(current, -weeks),
        status: locked ? weekStates.locked : weekStates.approved,
        submitted_at: at(weeks, 6),
        approved_by: decider,
        approved_at,
        ...(locked && { locked_by: decider, locked_at: approved_at }),
      });
    }
  }
  for (const name of waiting)
    rows.push({ user_id: userId(name), week: weekAfter(current, -1), status: weekStates.submitted, submitted_at: at(0, -3) });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
};
