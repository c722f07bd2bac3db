// Many absences in one act: decisions of several requests, and a company's collective leave.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { type CountedDay, countedDays, isEmptyStay, sumOfDays } from '#schema/absences/absence-days.ts';
import { dayAfter, dayBegins } from '#schema/core/zone.ts';
import { literal, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { moveInside } from '#server/crud/write/transition-routes.ts';
import { timeLock } from '../people/time-lock.ts';
import { kindOf } from './ledger.ts';
import { absenceEffects, createInside, type NewAbsence } from './life.ts';
import { absenceSettings, workCalendars } from './work-calendar.ts';

export type Decision = {
  readonly ids: readonly number[];
  readonly transition: 'approve' | 'decline';
  readonly reason?: string | undefined;
};

/** Decides all of these requests or none. @throws Refusal as of a single decision */
export const decideAbsences = (services: Services, me: Me, { ids, transition, reason }: Decision): Promise<ApiRecord[]> =>
  act(services, me, async (tx) => {
    if (transition === 'decline' && !reason) throw invalid({ field: 'reason', reason: 'required' });
    const decided: ApiRecord[] = [];
    // In one order, so that two who decide at once do not wait for each other.
    for (const id of [...new Set(ids)].sort((one, other) => one - other))
      decided.push(
        await moveInside(tx, absence, me, {
          id,
          name: transition,
          ifMatch: null,
          input: reason ? { reason } : {},
          effects: absenceEffects,
        }),
      );
    return decided;
  });

export type CollectiveLeave = Omit<NewAbsence, 'user_id'> & { readonly user_type_id?: number | null | undefined };
export const leaveOutReasons = ['away', 'noDays', 'locked'] as const;
type Person = { readonly user_id: number; readonly name: string };
export type CollectivePlan = {
  readonly entered: readonly (Person & { readonly days: number })[];
  /** Who is away then already, does not work on any of these days, or whose days are locked. */
  readonly left_out: readonly (Person & { readonly reason: (typeof leaveOutReasons)[number] })[];
};

/** Whom a collective leave concerns; writes nothing. */
export const planCollective = async (read: Reader, { user_type_id, kind_id, ...stay }: CollectiveLeave): Promise<CollectivePlan> => {
  const { from, to } = stay;
  if (from > to) throw invalid({ field: 'to', reason: 'endsAfterStart' });
  if (isEmptyStay(stay)) throw invalid({ field: 'half_to', reason: 'emptyStay' });
  const { counted_in } = await kindOf(read, kind_id);
  const people = await read.rows(
    sql`select u.id as user_id, u.name || ' ' || u.last_name as name from "user" u
      where u.active is true and (u.employed_from is null or u.employed_from <= ${to}) and (u.employed_until is null or u.employed_until >= ${from})
        ${user_type_id ? sql`and u.user_type_id = ${user_type_id}` : sql``} order by u.last_name_sort, u.name_sort, u.id`,
    { user_id: number, name: text },
  );
  const away = new Set(
    await read.values(
      sql`select distinct user_id from absence where status = ${literal(absenceStates.approved)} and "from" <= ${to} and "to" >= ${from}`,
      number,
    ),
  );
  const ids = people.map(({ user_id }) => user_id);
  const { timezone } = await absenceSettings(read);
  const hours = { from: dayBegins(from, timezone), to: dayBegins(dayAfter(to), timezone) };
  const [calendars, lock] = await Promise.all([workCalendars(read, ids, { from, to }), timeLock(read, ids, { ...hours, now: Date.now() })]);
  const daysOf = (user_id: number): readonly CountedDay[] => {
    const calendar = calendars.get(user_id);
    return calendar ? countedDays(stay, counted_in, calendar) : [];
  };
  const judged = people.map((person) => ({
    ...person,
    days: sumOfDays(daysOf(person.user_id)),
    reason: away.has(person.user_id)
      ? ('away' as const)
      : lock.byHand({ user_id: person.user_id, ...hours })
        ? ('locked' as const)
        : sumOfDays(daysOf(person.user_id)) === 0
          ? ('noDays' as const)
          : null,
  }));
  return {
    entered: judged.flatMap(({ reason, ...person }) => (reason ? [] : [person])),
    left_out: judged.flatMap(({ days: _days, reason, ...person }) => (reason ? [{ ...person, reason }] : [])),
  };
};

/** Enters a collective leave for everybody whom it concerns, in one act. */
export const enterCollective = (services: Services, me: Me, { user_type_id, ...fields }: CollectiveLeave): Promise<CollectivePlan> =>
  act(services, me, async (tx) => {
    const plan = await planCollective(tx.read, { user_type_id, ...fields });
    if (plan.entered.length === 0) throw invalid({ field: 'from', reason: 'nobodyConcerned' });
    for (const { user_id } of plan.entered) await createInside(tx, me, { ...fields, user_id }, true);
    return plan;
  });
