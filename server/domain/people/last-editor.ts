// Somebody active can always edit roles, or nobody could ever give anybody a permission again.

import { role } from '#schema/people/role.ts';
import { permissions } from '#schema/permissions.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { codecOf } from '#server/fields/codec.ts';

/** After the write somebody active must still be able to edit roles; of several who go at once each sees who went before. */
export const keepAnEditor = async (tx: Tx): Promise<void> => {
  await tx.flush();
  await tx.lock('settings', 1);
  const { dialect } = tx.database;
  const active = await tx.read.all(
    `select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where u.active is true`,
  );
  const { fromColumn } = codecOf(role, 'permissions', dialect);
  const codes = active.flatMap(({ permissions: raw }) => (fromColumn ? fromColumn(raw) : raw) as number[]);
  if (!codes.includes(permissions['roles.write'])) throw conflict('role', 'lastEditor');
};
