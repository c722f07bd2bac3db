// The sessions of a user: where they are signed in, since when, and how they are signed out from afar.

import { asStored, asTold, type Database, slots } from '#server/core/database/database.ts';
import { act } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { Door } from '#server/crud/write/write.ts';
import { deviceOf } from '../company/browser-name.ts';
import { refuseAbove } from './rank.ts';

const text = (value: unknown) => (value === null ? null : String(value));

/** Living sessions of a user, the one used last on top; the caller's own is marked. */
export const sessionsOf = async ({ read, dialect }: Database, me: Me, user_id: number) => {
  const [user, now] = slots(dialect, 2);
  const [known] = await read.all(`select id from "user" where id = ${user}`, [user_id]);
  if (!known) throw notFound();
  const rows = await read.all(
    `select id, created_at, last_seen_at, address, user_agent from "session" where user_id = ${user} and expires_at > ${now} order by last_seen_at desc, id desc`,
    [user_id, asStored(dialect, Date.now())],
  );
  return rows.map(({ id, created_at, last_seen_at, address, user_agent }) => ({
    id: Number(id),
    current: Number(id) === me.session_id,
    ...deviceOf(text(user_agent)),
    address: text(address),
    created_at: asTold(created_at),
    last_seen_at: asTold(last_seen_at),
  }));
};

/** Signs one session of a user out. @throws Refusal 403 for a user who may do what the caller may not, 404 for a session of somebody else */
export const endSession = (door: Door, me: Me, user_id: number, id: number): Promise<null> =>
  act(door, me, async (tx) => {
    await tx.lock('user', user_id);
    await refuseAbove(tx, me, user_id);
    const ended = await tx.em.nativeDelete(tx.database.entities.session, { id, user_id });
    if (ended === 0) throw notFound();
    tx.record({ entity: 'user', id: user_id, action: 'endSession', before: { session_id: id } });
    return null;
  });

/** Signs a user out everywhere but where the caller sits. @throws Refusal 403 for a user who may do what the caller may not */
export const endSessions = (door: Door, me: Me, user_id: number): Promise<{ ended: number }> =>
  act(door, me, async (tx) => {
    await tx.lock('user', user_id);
    await refuseAbove(tx, me, user_id);
    const ended = await tx.em.nativeDelete(tx.database.entities.session, { user_id, id: { $ne: me.session_id } });
    tx.record({ entity: 'user', id: user_id, action: 'endSessions', after: { ended } });
    return { ended };
  });
