// The door of a wall terminal: whoever knows its address, from a network that it allows, while it is in use.

import { isInNetworks } from '#schema/core/networks.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { registrationTerminal } from '#schema/terminals/registration-terminal.ts';
import { type Database, slot } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, notFound, Refusal } from '#server/core/http/refusal.ts';
import { newToken } from '#server/core/security/session.ts';
import { type Check, insert } from '#server/crud/write/write.ts';
import { decodeRow } from '#server/fields/decode.ts';

export type Terminal = {
  readonly id: number;
  readonly name: string;
  readonly location: string | null;
  readonly language: string;
  readonly task_id: number;
  readonly work_type_id: number | null;
};

/** @throws Refusal 404 for an address that nobody was given, 403 from another network, 409 while it is out of use */
export const terminalAt = async ({ read, dialect }: Database, access_key: string, address: string): Promise<Terminal> => {
  const place = slot(dialect);
  const [row] = await read.all(`select * from registration_terminal where access_key = ${place}`, [access_key]);
  if (!row) throw notFound();
  const terminal = decodeRow(registrationTerminal, dialect, row) as Terminal & { active: boolean; allowed_networks: string | null };
  if (!isInNetworks(terminal.allowed_networks, address)) throw new Refusal(403, 'foreignNetwork', { area: 'terminal' });
  if (!terminal.active) throw conflict('terminal', 'outOfUse');
  return terminal;
};

/** Makes the task on which people clock in at a terminal. @returns its id */
export const insertTask = async (tx: Tx, name: string, user_added: number): Promise<number> => {
  const owned = { status: taskStates.open, user_added, date_added: tx.now.toISOString(), registration_terminal_task: true };
  return (await insert(tx, task, { title: name, tags: [] }, owned)).id;
};

/** The task of a terminal is called as the terminal is. */
const keepTask = async (tx: Tx, id: number): Promise<void> => {
  const terminal = await tx.get('registration_terminal', id);
  if (terminal.task_id) {
    const its = await tx.get('task', terminal.task_id);
    if (its.title !== terminal.name) Object.assign(its, { title: terminal.name, revision: its.revision + 1 });
    return;
  }
  terminal.task_id = await insertTask(tx, terminal.name, tx.me?.id ?? 0);
};

/** The address of its page, which nobody can guess. */
export const newAddress = () => ({ access_key: newToken(), key_rotated_at: new Date().toISOString() });

export const terminalCheck: Check = {
  owned: newAddress,
  before: async () => {},
  after: keepTask,
};
