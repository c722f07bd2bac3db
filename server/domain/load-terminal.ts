// Hangs a wall terminal up in a company that was just loaded, with the task on which people clock in there.
import { registrationTerminal } from '#schema/registration-terminal.ts';
import { task } from '#schema/task.ts';
import { act } from '#server/core/act.ts';
import type { Database } from '#server/core/database.ts';
import { Hub } from '#server/core/events.ts';
import { insert } from '#server/crud/write.ts';
import { newAddress } from './terminal.ts';

export type LoadedTerminal = { readonly name: string; readonly location: string; readonly language: string };

/** `user_added`: who is said to have hung it up. */
export const loadTerminal = (database: Database, terminal: LoadedTerminal, user_added: number): Promise<void> =>
  act({ database, hub: new Hub() }, null, async (tx) => {
    const owned = { status: 1, user_added, date_added: tx.now.toISOString(), registration_terminal_task: true };
    const its = await insert(tx, task, { title: terminal.name, tags: [] }, owned);
    await insert(tx, registrationTerminal, terminal, { ...newAddress(), task_id: its.id });
  });
