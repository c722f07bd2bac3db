// The balance of flexible hours of a person and the rows that it follows from.
import { balanceOf, balanceOfDays, monthOf, monthsCounted } from '#schema/attendance/flex.ts';
import { unansweredDays } from '#schema/attendance/week.ts';
import { can, forUser } from '#schema/core/access.ts';
import { dayAfter, edgesOfMonth } from '#schema/core/zone.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { attendanceDays } from './days.ts';
import { flexNow, flexPeople, flexRows } from './flex-rows.ts';

/** The rows of so many days before the end of the month are answered: of a year. */
const shown = 366;

export type FlexOf = { readonly user_id: number; readonly month?: string | undefined };

/** As it stands at the end of a month, or now. @throws Refusal 403 for others without `attendance.write`, 404 */
export const flexOfPerson = async ({ read }: ReadSource, me: Me, { user_id, month }: FlexOf, now = Date.now()) => {
  if (user_id !== me.id && forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
  const [person] = await flexPeople(read, [user_id]);
  if (!person) throw notFound();
  const { today } = await flexNow(read, now);
  const chosen = month ?? monthOf(today);
  const { from, to } = edgesOfMonth(chosen);
  const rows = await flexRows(read, [user_id]);
  const until = rows.filter(({ day }) => day <= to);
  const early = dayAfter(to, -shown);
  const isCounted = rows.some(({ reason, day }) => reason === 'counted' && monthOf(day) === chosen);
  const open =
    !isCounted &&
    (chosen === monthOf(today)
      ? person.flexible_from !== null && person.flexible_from <= to
      : monthsCounted(person, rows, today).includes(chosen));
  const days = open ? ((await attendanceDays(read, [user_id], { from, to: to < today ? to : today }, me, now)).get(user_id) ?? []) : [];
  const unanswered = unansweredDays(days);
  let balance = balanceOf(until.filter(({ day }) => day <= early));
  return {
    user_id,
    month: chosen,
    flexible_from: person.flexible_from,
    balance: balanceOf(until),
    rows: until
      .filter(({ day }) => day > early)
      .map(({ id, day, seconds, reason, note, by_name, date_added }) => {
        balance += seconds;
        return { id, day, seconds, reason, note, by_name, at: date_added, balance };
      }),
    // A day whose end is unknown would run until now.
    so_far: open ? balanceOfDays(days.filter(({ day }) => !unanswered.includes(day))) : null,
    waits: chosen < monthOf(today) ? unanswered : [],
  };
};
