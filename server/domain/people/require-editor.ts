// Keeps at least one active user who can edit roles; without one nobody could ever grant a permission again.

import { role } from '#schema/people/role.ts';
import { permissions } from '#schema/permissions.ts';
import { sql } from '../../core/database/sql.ts';
import type { Tx } from '../../core/events/act.ts';
import { conflict } from '../../core/http/refusal.ts';
import { columnsOf } from '../../fields/columns-of.ts';

/** Checks after the write that an active user can still edit roles; simultaneous writes are checked one after the other. */
export const requireEditor = async (tx: Tx): Promise<void> => {
  await tx.flush();
  await tx.lock('settings', 1);
  const roles = await tx.read.rows(
    sql`select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where u.active is true`,
    columnsOf(role, 'id', 'permissions'),
  );
  if (!roles.some((one) => one.permissions.includes(permissions['roles.write']))) throw conflict('role', 'lastEditor');
};
