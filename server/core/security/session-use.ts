// Records from time to time when a session was last used, so that its owner recognises it in the list of sessions.

import type { Database } from '../database/database.ts';
import { act } from '../events/act.ts';
import type { Hub } from '../events/events.ts';
import type { Me } from './session.ts';

const everyMs = 5 * 60_000;
const writing = new Set<number>();

/** Writes nothing while the last record is recent, and never delays a call: a failed write is made up for later. */
export const recordSessionUse = (services: { readonly database: Database; readonly hub: Hub }, { session_id, last_seen_at }: Me): void => {
  if (Date.now() - last_seen_at.getTime() < everyMs || writing.has(session_id)) return;
  writing.add(session_id);
  act(services, null, (tx) => tx.em.nativeUpdate(tx.database.entities.session, { id: session_id }, { last_seen_at: tx.now }))
    .catch(() => undefined)
    .finally(() => writing.delete(session_id));
};
