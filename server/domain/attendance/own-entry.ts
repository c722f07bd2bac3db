// Own entries of presence: arrive, take a break and go, now or typed later with a reason.
import { wholeSecond } from '#schema/core/picked-instant.ts';
import type { PresenceAction, WorkAnswer } from '#schema/times/presence.ts';
import type { Database } from '#server/core/database/database.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { runsOn } from '../tasks/clock-reads.ts';
import { lockClock, ownWithinMs } from '../times/clock.ts';
import { bePresent, lastDeparture, ownPlace, type Presence, presenceOf, presenceSource } from '../times/presence.ts';

export type OwnEntry = {
  readonly at?: string | undefined;
  readonly reason?: string | undefined;
  readonly work?: WorkAnswer | undefined;
};

const wrong = (field: string, reason: string) => new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'presence' });

/** The instant that somebody typed. @throws Refusal 422 in the future, longer than a day ago or before the last entry, 409 `timeLocked` */
const typedInstant = async (tx: Tx, user_id: number, at: string, reason: string | undefined, open: Presence | null): Promise<Date> => {
  if (!reason) throw invalid({ field: 'reason', reason: 'required' });
  const instant = wholeSecond(at);
  if (instant > tx.now) throw wrong('at', 'inFuture');
  if (tx.now.getTime() - instant.getTime() > ownWithinMs) throw wrong('at', 'tooLongAgo');
  await refuseLocked(tx, user_id, instant);
  const last = open?.state_since ?? (await lastDeparture(tx, user_id));
  if (last && instant.getTime() < Date.parse(last)) throw wrong('at', 'beforeLast');
  return instant;
};

/**
 * @throws Refusal 409 `byTerminal` where somebody clocks in at the wall and types no time, `byTasks` where the day follows from times on tasks,
 *   `workRuns` with the task where it is not said what becomes of its clock
 */
export const enterPresence = (services: Services, me: Me, action: PresenceAction, entry: OwnEntry): Promise<Presence | null> =>
  act(services, me, async (tx) => {
    await lockClock(tx, me.id);
    const place = await ownPlace(tx);
    const open = await presenceOf(tx, me.id, place.task_id);
    const source = await presenceSource(tx.read, me.id);
    // Whoever is in may go, whatever their user type says by now.
    if (!open && source === 'tasks') throw conflict('presence', 'byTasks');
    if (!open && source === 'terminal' && !entry.at) throw conflict('presence', 'byTerminal');
    const work = action === 'enter' ? null : await runsOn(tx, me.id);
    if (work && open && !entry.work)
      throw conflict('presence', 'workRuns', {
        parameters: { number: work.company_task_id, title: work.title },
        members: { task: { id: work.id, company_task_id: work.company_task_id, title: work.title } },
      });
    const { at, reason } = entry;
    const now = at ? await typedInstant(tx, me.id, at, reason, open) : tx.now;
    await bePresent({ ...tx, now, renew: () => {} }, place, me.id, { action, work: entry.work ?? 'stays' });
    if (at)
      tx.record({
        entity: 'user',
        id: me.id,
        action: 'typePresence',
        after: { action, at: now.toISOString() },
        reason,
        topics: [`user:${me.id}`],
      });
    return presenceOf(tx, me.id, place.task_id);
  });

/** The own presence now, and whence it is known. */
export const ownPresence = async ({ read }: Database, me: Me) => ({
  source: await presenceSource(read, me.id),
  presence: await presenceOf({ read }, me.id, 0),
});
