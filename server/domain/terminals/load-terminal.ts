// Adds a wall terminal to a newly loaded company, with its task, and books the arrivals of its users.
import { registrationTerminal } from '#schema/terminals/registration-terminal.ts';
import type { Database } from '#server/core/database/database.ts';
import { act, type Tx } from '#server/core/events/act.ts';
import { Hub } from '#server/core/events/events.ts';
import { insert } from '#server/crud/write/write.ts';
import { insertAttendanceTask } from '../times/presence.ts';
import { newAddress, type Terminal } from './access.ts';
import { tap } from './clock.ts';

/** A user who arrived at a past instant, and took a break at another. */
export type Arrival = { readonly user_id: number; readonly at: Date; readonly pausedAt?: Date };
export type LoadedTerminal = {
  readonly name: string;
  readonly location: string;
  readonly language: string;
  readonly arrivals: readonly Arrival[];
};

const arrive = async (tx: Tx, terminal: Terminal, { user_id, at, pausedAt }: Arrival) => {
  const taps = [{ action: 'enter' as const, at }, ...(pausedAt ? [{ action: 'pause' as const, at: pausedAt }] : [])];
  for (const one of taps) {
    await tap(tx, terminal, user_id, { ...one, late: true });
    const event_id = `${terminal.id}-${user_id}-${one.action}`;
    const values = { event_id, terminal_id: terminal.id, user_id, means: 'rfid' as const, action: one.action, outcome: 'done' as const };
    tx.create('terminal_event', { ...values, occurred_at: one.at, received_at: one.at });
  }
};

/** `user_added`: the user named as the terminal's creator. */
export const loadTerminal = (database: Database, { arrivals, ...terminal }: LoadedTerminal, user_added: number): Promise<void> =>
  act({ database, hub: new Hub() }, null, async (tx) => {
    const task_id = await insertAttendanceTask(tx, terminal.name, user_added);
    const { id } = await insert(tx, registrationTerminal, terminal, { ...newAddress(), task_id });
    for (const arrival of arrivals) await arrive(tx, { id, task_id, work_type_id: null, tablet_key: null, ...terminal }, arrival);
  });
