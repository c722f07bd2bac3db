// Access to a wall terminal: its secret address, from an allowed network, while the terminal is in use.

import { isInNetworks } from '#schema/core/networks.ts';
import { registrationTerminal } from '#schema/terminals/registration-terminal.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, notFound, Refusal } from '#server/core/http/refusal.ts';
import { newToken } from '#server/core/security/session.ts';
import type { Check } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { insertAttendanceTask } from '../times/presence.ts';

export type Terminal = {
  readonly id: number;
  readonly name: string;
  readonly location: string | null;
  readonly language: string;
  readonly task_id: number;
  readonly work_type_id: number | null;
  readonly tablet_key: string | null;
};

const columns = columnsOf(
  registrationTerminal,
  'id',
  'name',
  'location',
  'language',
  'task_id',
  'work_type_id',
  'active',
  'allowed_networks',
  'tablet_key',
);

/** @throws Refusal 404 for an unknown address, 403 from another network, 409 while the terminal is out of use */
export const terminalAt = async ({ read }: Database, access_key: string, address: string): Promise<Terminal> => {
  const terminal = await read.row(
    sql`select ${selected(columns, 'r')} from registration_terminal r where r.access_key = ${access_key}`,
    columns,
  );
  if (!terminal) throw notFound();
  if (!isInNetworks(terminal.allowed_networks, address)) throw new Refusal(403, 'foreignNetwork', { area: 'terminal' });
  if (!terminal.active) throw conflict('terminal', 'outOfUse');
  return { ...terminal, task_id: terminal.task_id ?? 0 };
};

/** Keeps the title of the terminal's task equal to the terminal's name. */
const keepTask = async (tx: Tx, id: number): Promise<void> => {
  const terminal = await tx.get('registration_terminal', id);
  if (terminal.task_id) {
    const terminalTask = await tx.get('task', terminal.task_id);
    if (terminalTask.title !== terminal.name) Object.assign(terminalTask, { title: terminal.name, revision: terminalTask.revision + 1 });
    return;
  }
  terminal.task_id = await insertAttendanceTask(tx, terminal.name, tx.me?.id ?? 0);
};

/** A new unguessable address for the terminal's page. */
export const newAddress = () => ({ access_key: newToken(), key_rotated_at: new Date().toISOString() });

export const terminalCheck: Check = {
  owned: newAddress,
  before: async () => {},
  after: keepTask,
};
