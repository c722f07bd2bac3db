// Swaps of turns on call: offered, accepted, agreed to and carried out, each in one act and only once.
import type { Rows } from '#generated/entities.ts';
import type { NotificationKind } from '#schema/company/notification-kinds.ts';
import { createFormat } from '#schema/core/format.ts';
import { wholeSecond } from '#schema/core/picked-instant.ts';
import { languageAmong } from '#schema/core/words.ts';
import { onCallShift } from '#schema/on-call/on-call-shift.ts';
import { onCallSwap, swapStates } from '#schema/on-call/on-call-swap.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notAllowed, notFound, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { impliedTransition } from '#server/crud/write/transition.ts';
import type { TransitionEffects } from '#server/crud/write/transition-routes.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { notify } from '../company/notify.ts';
import { holdersOf } from '../people/role-people.ts';
import { awayIn } from './away.ts';
import { lockShifts } from './shifts.ts';

type Swap = Rows['on_call_swap'];

export type NewSwap = {
  readonly shift_id: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly user_id?: number | undefined;
  readonly note?: string | null | undefined;
};

const wrong = (field: string, reason: string) => new Refusal(422, 'invalid', { errors: [{ field, reason }], area: 'on_call_swap' });
const swapOf = (tx: Tx, id: number): Promise<Swap> => tx.em.findOneOrFail(tx.database.entities.on_call_swap, { id });

const tell = async (tx: Tx, { id, from }: Swap, users: readonly (number | null | undefined)[], kind: NotificationKind): Promise<void> => {
  const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  const time = createFormat(languageAmong(null), timezone).dateTime(from.toISOString());
  for (const user_id of new Set(users))
    if (user_id && user_id !== tx.me?.id)
      await notify(tx, { user_id, kind, entity: onCallSwap.name, id: Number(id), parameters: { time } });
};

/** Who may be called at all, and for this team: to them an offer to all goes. */
const colleagues = (tx: Tx, team_id: number | null, except: number): Promise<number[]> =>
  tx.read.values(
    sql`select u.id from "user" u join user_type t on t.id = u.user_type_id
      where u.active = true and t.on_call = true and u.id <> ${except} and t.id = coalesce(${team_id}, t.id)`,
    number,
  );

/** Offers an own turn or a part of it; whoever plans offers those of others. */
export const offerSwap = (services: Services, me: Me, { shift_id, from, to, user_id, note = null }: NewSwap): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { on_call_shift, on_call_swap, user } = tx.database.entities;
    await lockShifts(tx);
    if ((await tx.em.count(on_call_shift, { id: shift_id })) === 0) throw invalid({ field: 'shift_id', reason: 'notReference' });
    await tx.lock('on_call_shift', shift_id);
    const shift = await tx.em.findOneOrFail(on_call_shift, { id: shift_id });
    if (shift.user_id !== me.id && !me.permissions.has('on_call.write')) throw notAllowed('on_call.write');
    const [begins, ends] = [from ? wholeSecond(from) : shift.from, to ? wholeSecond(to) : shift.to];
    if (begins < shift.from || begins >= shift.to) throw wrong('from', 'outsideShift');
    if (ends > shift.to || ends <= begins) throw wrong('to', 'outsideShift');
    if (ends <= tx.now) throw conflict('on_call_swap', 'past');
    if (user_id !== undefined) {
      const colleague = await tx.em.findOne(user, { id: user_id });
      if (!colleague?.active) throw invalid({ field: 'user_id', reason: 'notReference' });
      if (user_id === shift.user_id) throw wrong('user_id', 'ownShift');
    }
    const open = { shift_id, status: { $in: [swapStates.offered, swapStates.accepted] } };
    if ((await tx.em.count(on_call_swap, { ...open, from: { $lt: ends }, to: { $gt: begins } })) > 0)
      throw conflict('on_call_swap', 'alreadyOffered');
    const owned = {
      ...{ shift_id, from: begins.toISOString(), to: ends.toISOString(), offered_by: shift.user_id, user_id: user_id ?? null, note },
      ...{ status: swapStates.offered, date_added: tx.now.toISOString() },
    };
    const { id } = await insert(tx, onCallSwap, {}, owned);
    const addressed = user_id === undefined ? await colleagues(tx, shift.team_id ?? null, Number(shift.user_id)) : [user_id];
    await tell(tx, await swapOf(tx, id), addressed, 'onCallSwapOffered');
    return readWithTransitionsInside(tx, onCallSwap, me, id);
  });

/** Whether the taker may stand in, as far as no rule of the database says it. @throws Refusal 409 `past`, `away`, `otherTeam`, `shiftChanged` */
const checkTaker = async (tx: Tx, swap: Swap, user_id: number): Promise<Rows['on_call_shift']> => {
  await lockShifts(tx);
  const id = Number(swap.shift_id);
  await tx.lock('on_call_shift', id);
  const shift = await tx.em.findOneOrFail(tx.database.entities.on_call_shift, { id });
  if (shift.user_id !== swap.offered_by || shift.from > swap.from || shift.to < swap.to) throw conflict('on_call_swap', 'shiftChanged');
  if (swap.to <= tx.now) throw conflict('on_call_swap', 'past');
  const period = { from: swap.from.getTime(), to: swap.to.getTime() };
  if ((await awayIn(tx.read, [user_id], period)).length > 0) throw conflict('on_call_swap', 'away');
  const taker = await tx.em.findOne(tx.database.entities.user, { id: user_id });
  if (!taker?.active) throw notFound();
  if (shift.team_id && taker.user_type_id !== shift.team_id) throw conflict('on_call_swap', 'otherTeam');
  return shift;
};

/** The part changes hands; what is left of the turn stays with whoever offered it. */
const carryOut = async (tx: Tx, swap: Swap): Promise<void> => {
  const taker = Number(swap.taken_by);
  const { id, user_id, level, team_id, from, to, note } = await checkTaker(tx, swap, taker);
  const part = (of: number, begins: Date, ends: Date) => ({
    ...{ user_id: of, level, team_id: team_id ?? null, note: note ?? null },
    ...{ from: begins.toISOString(), to: ends.toISOString() },
  });
  const anew = { reminded_at: null, handover_at: null, uncovered_at: null };
  const [before, after] = [swap.from > from, swap.to < to];
  const shiftId = Number(id);
  if (!before && !after) return void (await change(tx, onCallShift, shiftId, { user_id: taker, ...anew }));
  await change(tx, onCallShift, shiftId, before ? { to: swap.from.toISOString() } : { from: swap.to.toISOString(), ...anew });
  await insert(tx, onCallShift, part(taker, swap.from, swap.to), {});
  if (before && after) await insert(tx, onCallShift, part(Number(user_id), swap.to, to), {});
};

const needsConsent = async (tx: Tx): Promise<boolean> =>
  (await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 })).on_call_swap_consent;

export const swapEffects: TransitionEffects = {
  refuses: {
    accept: ['past', 'away', 'otherTeam', 'shiftChanged', 'on_call_shift_user_id_level_overlap'],
    agree: ['past', 'away', 'otherTeam', 'shiftChanged', 'on_call_shift_user_id_level_overlap'],
  },
  sets: async ({ tx, me, id, name }) => {
    if (name !== 'accept') return { decided_by: me.id, decided_at: tx.now.toISOString() };
    await checkTaker(tx, await swapOf(tx, id), me.id);
    return { taken_by: me.id, taken_at: tx.now.toISOString() };
  },
  follows: async ({ tx, id, name }) => {
    const swap = await swapOf(tx, id);
    const both = [swap.offered_by, swap.taken_by];
    if (name === 'decline') return tell(tx, swap, both, 'onCallSwapDeclined');
    if (name === 'cancel') return tell(tx, swap, [...both, swap.user_id], 'onCallSwapCancelled');
    if (name === 'accept') {
      if (await needsConsent(tx)) return tell(tx, swap, await holdersOf(tx, 'on_call.write'), 'onCallSwapAwaits');
      await impliedTransition(tx, onCallSwap, id, 'agree', {});
    }
    await carryOut(tx, await swapOf(tx, id));
    await tell(tx, swap, both, 'onCallSwapDone');
  },
};
