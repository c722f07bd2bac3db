// Somebody active can always edit roles, or nobody could ever give anybody a permission again.

import { role } from '#schema/people/role.ts';
import { permissions } from '#schema/permissions.ts';
import { sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

/** After the write somebody active must still be able to edit roles; of several who go at once each sees who went before. */
export const keepAnEditor = async (tx: Tx): Promise<void> => {
  await tx.flush();
  await tx.lock('settings', 1);
  const roles = await tx.read.rows(
    sql`select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where u.active is true`,
    columnsOf(role, 'id', 'permissions'),
  );
  if (!roles.some((one) => one.permissions.includes(permissions['roles.write']))) throw conflict('role', 'lastEditor');
};
