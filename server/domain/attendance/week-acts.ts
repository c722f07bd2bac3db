// Acts on weeks of working time: submitted by their user, approved, locked, sent back and unlocked by whoever keeps attendance.
import type { AttendanceDay } from '#schema/attendance/day.ts';
import type { NotificationKind } from '#schema/company/notification-kinds.ts';
import { can, forUser } from '#schema/core/access.ts';
import { weekName } from '#schema/core/iso-week.ts';
import { dayOf } from '#schema/core/zone.ts';
import { attendanceWeek, weekStates } from '#schema/people/attendance-week.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { checkVersion, type Values } from '#server/crud/write/check.ts';
import { transition } from '#server/crud/write/transition.ts';
import { insert } from '#server/crud/write/write.ts';
import { zoneIn } from '../company/company.ts';
import { notify } from '../company/notify.ts';
import { holdersOf } from '../people/role-people.ts';
import { lockClock } from '../times/clock.ts';
import { type FrozenDay, hindrance, oneWeek, type Week, type WeekAct, type Which } from './weeks.ts';

export type WeekInput = {
  readonly note?: string | null | undefined;
  readonly reason?: string | undefined;
  readonly ifMatch?: string | null;
};

const kinds: Readonly<Record<Exclude<WeekAct, 'submit'>, NotificationKind>> = {
  approve: 'weekApproved',
  lock: 'weekLocked',
  sendBack: 'weekReturned',
  unlock: 'weekUnlocked',
};

const frozenOf = (days: readonly AttendanceDay[]): string =>
  JSON.stringify(days.map(({ day, present, on_tasks, overtime }): FrozenDay => ({ day, present, on_tasks, overtime })));

const setsOf = (tx: Tx, name: WeekAct, { days, locked_at }: Pick<Week, 'days' | 'locked_at'>, note: string | null): Values => {
  const at = tx.now.toISOString();
  const by = tx.me?.id ?? null;
  // What was locked once stays beside what it is corrected to.
  const frozen = locked_at === null && { frozen: frozenOf(days) };
  if (name === 'submit') return { submitted_at: at, note, ...frozen };
  if (name === 'approve') return { approved_at: at, approved_by: by, ...frozen };
  if (name === 'sendBack') return { approved_at: null, approved_by: null };
  if (name === 'unlock') return { unlocked_at: at, unlocked_by: by, approved_at: null, approved_by: null };
  return { locked_at: at, locked_by: by, ...frozen };
};

/** Makes an act on a week inside an act. Its user is locked, so that no hours change meanwhile. */
const actInside = async (tx: Tx, me: Me, which: Which, name: WeekAct, input: WeekInput, quiet = false): Promise<void> => {
  const { user_id, week } = which;
  const user = await tx.em.findOne(tx.database.entities.user, { id: user_id });
  if (!user) throw notFound();
  if (name !== 'submit') {
    if (forUser(can('attendance.write'), me) !== true) throw notAllowed('attendance.write');
  } else if (user_id !== me.id) throw notAllowed();
  await lockClock(tx, user_id);
  const stored = await tx.em.findOne(tx.database.entities.attendance_week, { user_id, week });
  checkVersion(input.ifMatch ?? null, stored?.version ?? 0);
  const now = tx.now.getTime();
  const before = await oneWeek(tx.read, me, which, now);
  const today = dayOf(now, await zoneIn(tx.read));
  const topics = [`user:${user_id}`];
  const row = stored ?? (await insert(tx, attendanceWeek, {}, { user_id, week, status: weekStates.open }, topics));
  const note = input.note?.trim() || null;
  const parameters = { week: weekName(week) };
  const reason = hindrance(name, before, today);
  // A wrong state comes first, as on screens.
  if (reason !== null && before.$transitions[name].reason === reason)
    throw conflict('attendance_week', reason, { parameters: { ...parameters, days: before.unanswered.join(', ') }, members: { week } });
  if (name === 'submit' && before.needs_note && !note)
    throw new Refusal(422, 'invalid', { errors: [{ field: 'note', reason: 'noteMissing' }], area: 'attendance_week' });
  const values = setsOf(tx, name, before, note);
  await transition(
    tx,
    attendanceWeek,
    me,
    Number(row.id),
    name,
    { ...values, ...(input.reason && { reason: input.reason }) },
    { reason: input.reason ?? note ?? undefined, topics },
  );
  if (quiet) return;
  const about = { entity: attendanceWeek.name, id: Number(row.id), parameters: { ...parameters, reason: input.reason ?? '' } } as const;
  if (name === 'submit') {
    for (const decider of await holdersOf(tx, 'attendance.write')) await notify(tx, { ...about, user_id: decider, kind: 'weekSubmitted' });
  } else await notify(tx, { ...about, user_id, kind: kinds[name] });
};

/** Makes an act on a week. @throws Refusal 403, 404, 409 for its state or what is missing in it, 412, 422 without a note that it takes */
export const actOnWeek = (services: Services, me: Me, which: Which, name: WeekAct, input: WeekInput = {}): Promise<Week> =>
  act(services, me, async (tx) => {
    await actInside(tx, me, which, name, input);
    await tx.flush();
    return oneWeek(tx.read, me, which, tx.now.getTime());
  });

export type Approval = { readonly weeks: readonly (Which & { readonly version: number })[]; readonly lock: boolean };

/** Approves weeks in one act, all or none, and locks them too if so said; each user is notified once. */
export const approveWeeks = (services: Services, me: Me, { weeks, lock }: Approval): Promise<{ approved: number }> =>
  act(services, me, async (tx) => {
    // In one order, so that two who approve at once wait instead of holding each other up.
    const ordered = [...weeks].sort((one, other) => one.user_id - other.user_id || one.week.localeCompare(other.week));
    for (const { version, ...which } of ordered) {
      await actInside(tx, me, which, 'approve', { ifMatch: `"${version}"` });
      if (lock) await actInside(tx, me, which, 'lock', {}, true);
    }
    return { approved: ordered.length };
  });
