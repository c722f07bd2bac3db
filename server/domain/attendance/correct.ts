// Corrects a day whose week is locked: by a difference beside its hours, so that these and the corrections before still fit a day.
import { attendanceCorrection, longestCorrection } from '#schema/attendance/attendance-correction.ts';
import { type CorrectedHours, sumOfCorrections } from '#schema/attendance/corrected-hours.ts';
import type { AttendanceDay } from '#schema/attendance/day.ts';
import { weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayBegins } from '#schema/core/zone.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { insert } from '#server/crud/write/write.ts';
import { zoneIn } from '../company/company.ts';
import { timeLock } from '../people/time-lock.ts';
import { lockClock } from '../times/clock.ts';
import { attendanceDays } from './days.ts';
import { notifyMended } from './mend.ts';

export type Correcting = {
  readonly day: string;
  readonly hours: CorrectedHours;
  /** Seconds. */
  readonly difference: number;
  readonly reason: string;
};

const refused = (field: string, reason: string) =>
  new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'attendance_correction' });

const dayInside = async (tx: Tx, me: Me, user_id: number, day: string): Promise<AttendanceDay> => {
  const [found] = (await attendanceDays(tx.read, [user_id], { from: day, to: day }, me, tx.now.getTime())).get(user_id) ?? [];
  if (!found) throw notFound();
  return found;
};

/** @returns the day with all its corrections. @throws Refusal 404, 422 for a day that is not locked, or a difference that does not fit it */
export const correctDay = (services: Services, me: Me, user_id: number, correcting: Correcting): Promise<AttendanceDay> =>
  act(services, me, async (tx) => {
    const { day, hours: kind, difference, reason } = correcting;
    if (!(await tx.em.findOne(tx.database.entities.user, { id: user_id }))) throw notFound();
    // Two who correct the same day at once wait for each other, and so does whoever unlocks its week.
    await lockClock(tx, user_id);
    const timeZone = await zoneIn(tx.read);
    const hours = { user_id, from: dayBegins(day, timeZone), to: dayBegins(dayAfter(day), timeZone) };
    if (!(await timeLock(tx.read, [user_id], { ...hours, now: tx.now.getTime() })).weekOf(hours)) throw refused('day', 'dayNotLocked');
    const stands = await dayInside(tx, me, user_id, day);
    const after = stands[kind] + sumOfCorrections(stands.corrections)[kind] + difference;
    if (after < 0 || after > longestCorrection) throw refused('difference', 'outsideDay');
    const owned = { user_id, ...correcting, user_added: me.id, date_added: tx.now.toISOString() };
    await insert(tx, attendanceCorrection, {}, owned, [`user:${user_id}`]);
    if (user_id !== me.id) await notifyMended(tx, user_id, weekOf(day), reason);
    await tx.flush();
    return dayInside(tx, me, user_id, day);
  });
