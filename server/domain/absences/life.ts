// Absences are asked for, decided, cancelled and cut short; sickness inside a vacation gives its days back.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { isEmptyStay, longestAbsence, sumOfDays } from '#schema/absences/absence-days.ts';
import type { NotificationKind } from '#schema/company/notification-kinds.ts';
import { dayAfter, dayBegins, dayOf, daysBetween } from '#schema/core/zone.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { checkReferences, type Values } from '#server/crud/write/check.ts';
import { allowed, impliedTransition } from '#server/crud/write/transition.ts';
import type { TransitionContext, TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { change, checkedInput, insert } from '#server/crud/write/write.ts';
import { type Notice, notify } from '../company/notify.ts';
import { holdersOf } from '../people/role-people.ts';
import { timeLock, weekIsLocked } from '../people/time-lock.ts';
import { type Absence, absenceInside, daysOf, type Kind, kindOf, settleLeave } from './ledger.ts';
import { notifyPlanners } from './tasks-due.ts';
import { absenceSettings } from './work-calendar.ts';

type Stay = Pick<Absence, 'from' | 'to' | 'half_from' | 'half_to'>;

const wrong = (field: string, reason: string) => new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'absence' });
const isOffice = (me: Me | null) => me?.permissions.has('absences.write') ?? false;

const noonMs = 43_200_000;
const dayMs = 86_400_000;
/** The time that an absence occupies, in the same days for every time zone; until it is approved it ends where it begins. */
const occupied = ({ from, to, half_from, half_to }: Stay, approved: boolean): Values => {
  const begins = Date.parse(`${from}T00:00:00Z`) + (half_from ? noonMs : 0);
  const ends = Date.parse(`${to}T00:00:00Z`) + (half_to ? noonMs : dayMs);
  return { occupied_from: new Date(begins).toISOString(), occupied_to: new Date(approved ? ends : begins).toISOString() };
};

const checkStay = (stay: Stay, kind: Kind): void => {
  if (stay.from > stay.to) throw wrong('to', 'endsAfterStart');
  if (daysBetween(stay.from, stay.to) >= longestAbsence) throw wrong('to', 'tooLong');
  if ((stay.half_from || stay.half_to) && !kind.half_days) throw wrong(stay.half_from ? 'half_from' : 'half_to', 'noHalfDays');
  if (isEmptyStay(stay)) throw wrong('half_to', 'emptyStay');
};

type Days = Pick<Absence, 'user_id' | 'from' | 'to'>;
/** Days before the time lock are entered and changed by the office alone, with a reason; those of a week locked by hand by nobody. */
const checkLock = async (tx: Tx, me: Me | null, { user_id, from, to }: Days, reason: unknown, field: string): Promise<void> => {
  const { timezone } = await absenceSettings(tx.read);
  const hours = { user_id, from: dayBegins(from, timezone), to: dayBegins(dayAfter(to), timezone) };
  const lock = await timeLock(tx.read, [user_id], { ...hours, now: tx.now.getTime() });
  const week = lock.byHand(hours);
  if (week) throw weekIsLocked(week);
  if (!lock.weekOf(hours)) return;
  if (!isOffice(me)) throw conflict('absence', 'locked');
  if (!reason) throw wrong(field, 'lockedNeedsReason');
};
const today = async (tx: Tx): Promise<string> => dayOf(tx.now.getTime(), (await absenceSettings(tx.read)).timezone);

const counted = async (tx: Tx, stay: Stay & { readonly user_id: number }, kind: Kind): Promise<number> =>
  sumOfDays(await daysOf(tx.read, stay, kind));

type Part = Stay | null;
/** What is left of an absence before and after another one that replaces its middle. */
export const partsAround = (whole: Stay, middle: Stay): { readonly before: Part; readonly after: Part } => {
  const endsBefore = middle.half_from ? middle.from : dayAfter(middle.from, -1);
  const beginsAfter = middle.half_to ? middle.to : dayAfter(middle.to);
  const before = { from: whole.from, to: endsBefore, half_from: whole.half_from, half_to: middle.half_from };
  const after = { from: beginsAfter, to: whole.to, half_from: middle.half_to, half_to: whole.half_to };
  const lasts = (part: Stay) => part.from <= part.to && !isEmptyStay(part);
  return { before: lasts(before) ? before : null, after: lasts(after) ? after : null };
};

const approvedAround = (tx: Tx, { user_id, from, to, id }: Absence) =>
  tx.em.find(
    tx.database.entities.absence,
    { user_id, status: absenceStates.approved, from: { $lte: to }, to: { $gte: from }, id: { $ne: id } },
    { orderBy: { id: 'asc' } },
  );

/** Sickness replaces what it falls on: a vacation is shortened or divided, and the days go back. */
const makeRoom = async (tx: Tx, sick: Absence, sickKind: Kind): Promise<void> => {
  if (sickKind.class !== 'sickLeave') return;
  for (const { id } of await approvedAround(tx, sick)) {
    const whole = await absenceInside(tx, id);
    const kind = await kindOf(tx.read, whole.kind_id);
    if (kind.class === 'sickLeave' || kind.class === 'parentalLeave') continue;
    const { before, after } = partsAround(whole, sick);
    const [first, second] = before ? [before, after] : [after, null];
    if (first) {
      const values = { ...first, days: await counted(tx, { ...whole, ...first }, kind), ...occupied(first, true) };
      await change(tx, absence, id, values, { action: 'split', topics: [`user:${sick.user_id}`] });
    } else await impliedTransition(tx, absence, id, 'cancel', occupied(whole, false), { topics: [`user:${sick.user_id}`] });
    await settleLeave(tx, await absenceInside(tx, id), kind);
    if (second) await insertApproved(tx, { ...whole, ...second }, kind);
  }
};

const owned = async (tx: Tx, of: Stay & { readonly user_id: number }, kind: Kind, approved: boolean): Promise<Values> => ({
  user_id: of.user_id,
  days: await counted(tx, of, kind),
  status: approved ? absenceStates.approved : absenceStates.requested,
  ...occupied(of, approved),
  ...(approved && { decided_by: tx.me?.id ?? null, decided_at: tx.now.toISOString() }),
  user_added: tx.me?.id ?? of.user_id,
  date_added: tx.now.toISOString(),
});

type Entered = Stay & Pick<Absence, 'user_id' | 'kind_id' | 'comment'>;
const insertApproved = async (
  tx: Tx,
  { user_id, kind_id, from, to, half_from, half_to, comment }: Entered,
  kind: Kind,
): Promise<Absence> => {
  const values = { kind_id, from, to, half_from, half_to, comment };
  const { id } = await insert(tx, absence, values, await owned(tx, { ...values, user_id }, kind, true), [`user:${user_id}`]);
  const whole = await absenceInside(tx, id);
  await settleLeave(tx, whole, kind);
  return whole;
};

const noticeOf = ({ id, from, to }: Absence, user_id: number, kind: NotificationKind): Notice => ({
  user_id,
  kind,
  entity: 'absence',
  id,
  parameters: { from, to },
});

const written = ['from', 'to', 'half_from', 'half_to', 'kind_id', 'comment'] as const;
const writtenOf = (of: Entered): Values => Object.fromEntries(written.map((field) => [field, of[field]]));

export type NewAbsence = Stay &
  Pick<Absence, 'kind_id'> & { readonly comment?: string | null | undefined; readonly user_id?: number | undefined };

/** Enters an absence inside an act; `atOnce`: it stands whoever's it is. @returns its id */
export const createInside = async (
  tx: Tx,
  me: Me,
  { user_id = me.id, comment = null, ...fields }: NewAbsence,
  atOnce = user_id !== me.id,
): Promise<number> => {
  if (user_id !== me.id && !isOffice(me)) throw notAllowed('absences.write');
  const of = { ...fields, comment, user_id };
  await checkedInput(tx, absence, me, writtenOf(of));
  const user = await tx.em.findOne(tx.database.entities.user, { id: user_id });
  if (!user?.active) throw invalid({ field: 'user_id', reason: 'notReference' });
  // Whatever changes the same user's days waits here.
  await tx.lock('user', user_id);
  const kind = await kindOf(tx.read, of.kind_id);
  if (kind.archived) throw wrong('kind_id', 'archivedKind');
  checkStay(of, kind);
  await checkLock(tx, me, of, of.comment, 'comment');
  const { id } = await insert(tx, absence, writtenOf(of), await owned(tx, of, kind, false), [`user:${user_id}`]);
  const whole = await absenceInside(tx, id);
  if (atOnce || !kind.needs_decision) {
    await makeRoom(tx, whole, kind);
    const decision = { ...occupied(of, true), decided_by: me.id, decided_at: tx.now.toISOString() };
    await impliedTransition(tx, absence, id, 'approve', decision, { topics: [`user:${user_id}`] });
    await settleLeave(tx, await absenceInside(tx, id), kind);
    await notify(tx, noticeOf(whole, user_id, 'absenceApproved'));
    await notifyPlanners(tx, whole);
  } else for (const decider of await holdersOf(tx, 'absences.write')) await notify(tx, noticeOf(whole, decider, 'absenceRequested'));
  return id;
};

/** Asks for an absence of the caller's own, or enters one for somebody else, which stands at once; so does a kind that nobody decides. */
export const createAbsence = (services: Services, me: Me, fields: NewAbsence): Promise<ApiRecord> =>
  act(services, me, async (tx) => readWithTransitionsInside(tx, absence, me, await createInside(tx, me, fields)));

type Changeable = Stay & Pick<Absence, 'kind_id' | 'comment'>;
export type AbsenceChange = { readonly [Field in keyof Changeable]?: Changeable[Field] | undefined };

/** Changes a request that nobody has decided yet. */
export const editAbsence = (
  services: Services,
  me: Me,
  { id, ifMatch }: { readonly id: number; readonly ifMatch: string | null },
  fields: AbsenceChange,
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const record = await allowed(tx, absence, me, id, 'edit', ifMatch);
    const before = await absenceInside(tx, id);
    const given: Partial<Changeable> = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const broken = await checkReferences(tx, absence, given, record);
    if (broken.length > 0) throw invalid(...broken);
    const next = { ...before, ...given };
    const kind = await kindOf(tx.read, next.kind_id);
    if (kind.archived && next.kind_id !== before.kind_id) throw wrong('kind_id', 'archivedKind');
    checkStay(next, kind);
    for (const days of [before, next]) await checkLock(tx, me, days, next.comment, 'comment');
    await change(
      tx,
      absence,
      id,
      { ...given, days: await counted(tx, next, kind), ...occupied(next, false) },
      { topics: [`user:${next.user_id}`] },
    );
    return readWithTransitionsInside(tx, absence, me, id);
  });

/** What each transition writes beside the state. @throws Refusal where the days are locked, have begun, or `to` does not shorten */
const sets = async ({ tx, me, id, name, input }: TransitionContext): Promise<Values> => {
  const of = await absenceInside(tx, id);
  await tx.lock('user', of.user_id);
  const kind = await kindOf(tx.read, of.kind_id);
  if (name === 'decline') return { decided_by: me.id, decided_at: tx.now.toISOString() };
  if (name === 'cutShort') {
    const to = String(input.to);
    if (to < of.from || to >= of.to) throw wrong('to', 'doesNotShorten');
    // Days that have passed were taken, unless the office knows better.
    if (!isOffice(me) && dayAfter(to) < (await today(tx))) throw conflict('absence', 'pastDays');
    await checkLock(tx, me, { ...of, from: dayAfter(to) }, input.reason, 'reason');
    const rest = { ...of, to, half_to: false };
    if (isEmptyStay(rest)) throw wrong('to', 'emptyStay');
    return { half_to: false, days: await counted(tx, rest, kind), ...occupied(rest, true) };
  }
  if (name === 'cancel') {
    if (of.status === absenceStates.approved && !isOffice(me) && of.from <= (await today(tx))) throw conflict('absence', 'begun');
    if (of.status === absenceStates.approved) await checkLock(tx, me, of, input.reason, 'reason');
    return occupied(of, false);
  }
  await checkLock(tx, me, of, input.reason, 'reason');
  await makeRoom(tx, of, kind);
  return { days: await counted(tx, of, kind), ...occupied(of, true), decided_by: me.id, decided_at: tx.now.toISOString() };
};

const kinds = { approve: 'absenceApproved', decline: 'absenceDeclined', cancel: 'absenceCancelled', cutShort: 'absenceCut' } as const;

export const absenceEffects: TransitionEffects = {
  own: ['edit', 'addFile'],
  refuses: {
    approve: ['absence_user_id_overlap', 'locked', 'timeLocked'],
    cancel: ['begun', 'locked', 'timeLocked'],
    cutShort: ['pastDays', 'locked', 'timeLocked'],
  },
  sets,
  follows: async ({ tx, id, name, record }) => {
    const after = await absenceInside(tx, id);
    if (name !== 'decline') await settleLeave(tx, after, await kindOf(tx.read, after.kind_id));
    await notify(tx, noticeOf(after, Number(record.user_id), kinds[name as keyof typeof kinds]));
    if (name === 'approve') await notifyPlanners(tx, after);
  },
};
