// Somebody active can always edit roles, or nobody could ever give anybody a permission again.

import { role } from '#schema/people/role.ts';
import { permissions } from '#schema/permissions.ts';
import { sql } from '../../core/database/sql.ts';
import type { Tx } from '../../core/events/act.ts';
import { conflict } from '../../core/http/refusal.ts';
import { columnsOf } from '../../fields/columns-of.ts';

/** After the write somebody active must still be able to edit roles; of several who go at once each sees who went before. */
export const requireEditor = async (tx: Tx): Promise<void> => {
  await tx.flush();
  await tx.lock('settings', 1);
  const roles = await tx.read.rows(
    sql`select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where u.active is true`,
    columnsOf(role, 'id', 'permissions'),
  );
  if (!roles.some((one) => one.permissions.includes(permissions['roles.write']))) throw conflict('role', 'lastEditor');
};
