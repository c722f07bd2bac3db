// Grants permissions that an update adds to every role that can edit roles: nobody can grant a permission that nobody holds.
import { permissions } from '#schema/permissions.ts';
import type { Database } from '#server/core/database/database.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { act } from '#server/core/events/act.ts';
import { Hub } from '#server/core/events/events.ts';

/** Adds the codes new to this installation to every role with roles.write, and returns them. Of several processes only one does it. */
export const grantNewPermissions = async (
  database: Database,
  codes: readonly number[] = Object.values(permissions),
): Promise<readonly number[]> => {
  const known = new Set(await database.read.values(sql`select code from known_permission`, number));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length === 0) return [];
  // The process has not started yet, so no screen listens.
  return act({ database, hub: new Hub() }, null, async (tx) => {
    const met: number[] = [];
    for (const code of unknown)
      met.push(
        ...(await tx.read.values(
          sql`insert into known_permission (code) values (${code}) on conflict (code) do nothing returning code`,
          number,
        )),
      );
    // No known permissions means a new installation: its roles are created with what they need.
    if (known.size === 0) return [];
    for (const role of await tx.em.find(tx.database.entities.role, {}, { orderBy: { id: 'asc' } })) {
      const before = role.permissions as readonly number[];
      const missing = met.filter((code) => !before.includes(code));
      if (!before.includes(permissions['roles.write']) || missing.length === 0) continue;
      const after = [...before, ...missing].sort((a, b) => a - b);
      Object.assign(role, { permissions: after, version: role.version + 1 });
      tx.record({
        entity: 'role',
        id: role.id,
        action: 'update',
        before: { permissions: before },
        after: { permissions: after },
        topics: ['role'],
      });
    }
    return met;
  });
};
