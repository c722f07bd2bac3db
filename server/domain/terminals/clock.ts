// Applies a tap at a wall terminal to a user's presence, and to the clock of their task as they answer.

import { createFormat } from '#schema/core/format.ts';
import type { TerminalAction } from '#schema/terminals/terminal-event.ts';
import type { WorkAnswer } from '#schema/times/presence.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { refuseLocked } from '../people/time-lock.ts';
import { lockClock } from '../times/clock.ts';
import { bePresent, type Presence, presenceOf } from '../times/presence.ts';
import type { Terminal } from './access.ts';

/** A tap to book; `late` if it arrived after it happened. */
export type Tap = { readonly action: TerminalAction; readonly at: Date; readonly late: boolean; readonly work?: WorkAnswer };

const settingsIn = (tx: Tx) => tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });

const outOfOrder = async (tx: Tx, { place, state_since }: Presence) => {
  const format = createFormat('sl', (await settingsIn(tx)).timezone);
  return conflict('terminal', 'outOfOrder', { parameters: { terminal: place, at: format.timeFrom(state_since, tx.now) } });
};

/** A late tap must fit: not in the future, not in a locked week, and not before the user's last known change. */
const fits = async (tx: Tx, { at }: Tap, user_id: number, open: Presence | null): Promise<void> => {
  if (at > tx.now) throw conflict('terminal', 'toCome');
  await refuseLocked(tx, user_id, at);
  if (open && at.getTime() < Date.parse(open.state_since)) throw await outOfOrder(tx, open);
};

/** Changes the user's presence. The user's row is locked, so that taps at two terminals are applied one after the other. */
export const tap = async (tx: Tx, terminal: Terminal, user_id: number, one: Tap): Promise<void> => {
  const { action, at, late, work = 'stays' } = one;
  await lockClock(tx, user_id);
  if (late) await fits(tx, one, user_id, await presenceOf(tx, user_id, terminal.task_id));
  // A late tap is applied as that user, at the instant when it happened.
  const then: Tx = { ...tx, me: { id: user_id }, now: late ? at : tx.now, renew: () => {} };
  await bePresent(then, terminal, user_id, { action, work });
};
