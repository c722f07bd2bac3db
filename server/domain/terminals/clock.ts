// Applies a tap at a wall terminal to a user's clock (enter starts or continues, pause pauses, leave stops), by the same code as a task's page.

import type { Caller } from '#schema/core/access.ts';
import { createFormat } from '#schema/core/format.ts';
import type { TerminalAction } from '#schema/terminals/terminal-event.ts';
import { lockedBefore } from '#schema/times/time-lock.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { addToTeam } from '../tasks/life.ts';
import { lockClock, pause, resume, start, stop } from '../times/clock.ts';
import { ownWorkTypes } from '../times/work-types.ts';
import type { Terminal } from './access.ts';
import { type Presence, presenceOf } from './people.ts';

/** A tap to book; `late` if it arrived after it happened. */
export type Tap = { readonly action: TerminalAction; readonly at: Date; readonly late: boolean };

const settingsIn = (tx: Tx) => tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });

const refuse = async (tx: Tx, reason: string, { terminal, state_since, since }: Presence) => {
  const format = createFormat('sl', (await settingsIn(tx)).timezone);
  const instant = reason === 'alreadyPaused' ? state_since : since;
  const at = format.timeFrom(instant, tx.now);
  return conflict('terminal', reason, { parameters: { terminal, at } });
};

/** A late tap must fit: not in the future, not in a locked month, and not before the user's last known change. */
const fits = async (tx: Tx, { at }: Tap, open: Presence | null): Promise<void> => {
  if (at > tx.now) throw conflict('terminal', 'toCome');
  if (at.getTime() < lockedBefore(tx.now.getTime(), await settingsIn(tx))) throw conflict('terminal', 'timeLocked');
  if (open && at.getTime() < Date.parse(open.state_since)) throw await refuse(tx, 'outOfOrder', open);
};

/** The terminal's work type if the user may pick it, else the plain work type that they use most. */
const workTypeHere = async (tx: Tx, { work_type_id }: Terminal, user_id: number): Promise<number> => {
  const types = await ownWorkTypes(tx, user_id);
  const plain = await tx.em.find(tx.database.entities.work_type, { counts_as_work: true, default_multiplier: 1 });
  const plainIds = new Set(plain.map(({ id }) => id));
  const picked = types.find(({ id }) => id === work_type_id) ?? types.find(({ id }) => plainIds.has(id)) ?? types[0];
  if (!picked) throw conflict('terminal', 'noWorkType');
  return picked.id;
};

/** Changes the user's clock. The user's row is locked, so that taps at two terminals are applied one after the other. */
export const tap = async (tx: Tx, terminal: Terminal, user_id: number, one: Tap): Promise<void> => {
  const { action, at, late } = one;
  const me: Caller = { id: user_id, permissions: new Set() };
  await lockClock(tx, user_id);
  const open = await presenceOf(tx, user_id, terminal.id);
  if (late) await fits(tx, one, open);
  // A late tap is applied as that user, at the instant when it happened.
  const then: Tx = { ...tx, me: { id: user_id }, now: late ? at : tx.now, renew: () => {} };
  if (action === 'enter') {
    if (open?.state === 'in') throw await refuse(tx, open.terminal_id === terminal.id ? 'alreadyIn' : 'inElsewhere', open);
    // At the terminal the user was told that another clock pauses; a late tap can no longer ask.
    if (open) return void (await resume(then, me, open.task_id, { switch: !late }));
    await addToTeam(then, terminal.task_id, user_id);
    return void (await start(then, me, terminal.task_id, { work_type_id: await workTypeHere(tx, terminal, user_id), switch: !late }));
  }
  if (!open) throw conflict('terminal', 'notIn');
  if (action === 'leave') return void (await stop(then, me, open.task_id));
  if (open.state === 'paused') throw await refuse(tx, 'alreadyPaused', open);
  await pause(then, me, open.task_id);
};
