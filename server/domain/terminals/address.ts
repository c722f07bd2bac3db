// The secret address of a wall terminal: shown to terminal administrators, and replaced when it has leaked.

import type { Database } from '#server/core/database/database.ts';
import { sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { newToken } from '#server/core/security/session.ts';

export const terminalAddress = async ({ read }: Database, id: number): Promise<string> => {
  const row = await read.row(sql`select language, access_key from registration_terminal where id = ${id}`, {
    language: text,
    access_key: text,
  });
  if (!row) throw notFound();
  return `/registration_terminal_page/${row.language}/${row.access_key}`;
};

/** Gives a terminal a new address; a tablet with the old one loses access. */
export const rotateKey = (services: Services, me: Me, id: number): Promise<{ key_rotated_at: string }> =>
  act(services, me, async (tx) => {
    const terminal = await tx.get('registration_terminal', id);
    // Failed PINs at the old address do not count at the new one.
    const unguessed = { wrong_pins: 0, wrong_pins_that_day: 0, rests_until: null };
    Object.assign(terminal, { access_key: newToken(), key_rotated_at: tx.now, ...unguessed });
    tx.record({ entity: 'registration_terminal', id, action: 'rotateKey', topics: ['registration_terminal'] });
    return { key_rotated_at: tx.now.toISOString() };
  });
