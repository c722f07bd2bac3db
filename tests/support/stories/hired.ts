// Somebody new for a test, with a role of their own and a session, written straight into the database.
import type { Rows } from '#generated/entities.ts';
import { type Permission, permissions } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { hashOf, newToken } from '#server/core/security/session.ts';

/** Signs a user in for a day, as if they had just given their password; answers the token. */
export const openSession = async (database: Database, user_id: number): Promise<string> => {
  const token = newToken();
  const now = new Date();
  await database.orm.em.fork().transactional(async (em) => {
    em.create(database.entities.session, {
      token_hash: hashOf(token),
      user_id,
      created_at: now,
      last_seen_at: now,
      proved_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    });
  });
  return token;
};

let hired = 0;
/** Answers the id. */
export const hire = (database: Database, names: readonly Permission[], fields: Partial<Rows['user']> = {}): Promise<number> => {
  hired += 1;
  const last_name = `Oseba ${hired}`;
  const email = `preizkus-${hired}@example.com`;
  const name = `Preizkusna vloga ${hired}`;
  return database.orm.em.fork().transactional(async (em) => {
    const role = em.create(database.entities.role, { name, permissions: names.map((one) => permissions[one]) });
    await em.flush();
    const user = em.create(database.entities.user, {
      name: 'Preizkusna',
      last_name,
      email,
      role_id: role.id,
      notification_start_hour: 0,
      notification_end_hour: 24,
      ...fields,
    });
    await em.flush();
    return user.id;
  });
};
