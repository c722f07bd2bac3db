// The days of one person, for themselves and for who keeps attendance.

import type { AttendanceDay } from '#schema/attendance/day.ts';
import { can, forUser } from '#schema/core/access.ts';
import { daysBetween } from '#schema/core/zone.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { attendanceDays, type Days } from './days.ts';

/** The longest period that is answered at once, in days. */
export const longestPeriod = 366;

/** @throws Refusal 403 for the days of others without `attendance.write`, 404, 422 for a period that is none or too long */
export const daysOfPerson = async ({ read }: ReadSource, me: Me, user_id: number, { from, to }: Days): Promise<AttendanceDay[]> => {
  if (user_id !== me.id && forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
  const length = daysBetween(from, to);
  if (length < 0 || length >= longestPeriod)
    throw new Refusal(422, 'invalid', { errors: [{ field: 'to', reason: length < 0 ? 'endsAfterStart' : 'tooLong' }], area: 'absence' });
  const days = (await attendanceDays(read, [user_id], { from, to }, me)).get(user_id);
  if (!days) throw notFound();
  return days;
};
