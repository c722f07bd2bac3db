// The sessions of a user: lists them and ends them remotely.

import type { Database } from '#server/core/database/database.ts';
import { instant, nullable, number, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { deviceOf } from '../company/browser-name.ts';
import { refuseAbove } from './rank.ts';

/** Valid sessions of a user, last used first; the caller's own is marked. */
export const sessionsOf = async ({ read }: Database, me: Me, user_id: number) => {
  if ((await read.value(sql`select id from "user" where id = ${user_id}`, number)) === null) throw notFound();
  const rows = await read.rows(
    sql`select id, user_agent, address, created_at, last_seen_at from "session"
      where user_id = ${user_id} and expires_at > ${new Date()} order by last_seen_at desc, id desc`,
    { id: number, user_agent: nullable(text), address: nullable(text), created_at: instant, last_seen_at: instant },
  );
  return rows.map(({ user_agent, ...session }) => ({ current: session.id === me.session_id, ...deviceOf(user_agent), ...session }));
};

/** Signs one session of a user out. @throws Refusal 403 for a user with permissions that the caller lacks, 404 for a session of another user */
export const endSession = (services: Services, me: Me, user_id: number, id: number): Promise<null> =>
  act(services, me, async (tx) => {
    await tx.lock('user', user_id);
    await refuseAbove(tx, me, user_id);
    const ended = await tx.em.nativeDelete(tx.database.entities.session, { id, user_id });
    if (ended === 0) throw notFound();
    tx.record({ entity: 'user', id: user_id, action: 'endSession', before: { session_id: id } });
    return null;
  });

/** Signs a user out everywhere except in the caller's session. @throws Refusal 403 for a user with permissions that the caller lacks */
export const endSessions = (services: Services, me: Me, user_id: number): Promise<{ ended: number }> =>
  act(services, me, async (tx) => {
    await tx.lock('user', user_id);
    await refuseAbove(tx, me, user_id);
    const ended = await tx.em.nativeDelete(tx.database.entities.session, { user_id, id: { $ne: me.session_id } });
    tx.record({ entity: 'user', id: user_id, action: 'endSessions', after: { ended } });
    return { ended };
  });
