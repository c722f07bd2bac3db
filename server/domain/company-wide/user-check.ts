// The rules for writing a user: no granting beyond one's own permissions, no change of a more powerful account, and deactivation ends all access.

import { role } from '#schema/people/role.ts';
import type { Permission } from '#schema/permissions.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notAllowed, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import type { Values } from '#server/crud/write/check.ts';
import type { Check } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { reschedule } from '../company/notify.ts';
import { endAccountLinks } from '../people/account-links.ts';
import { mailChange } from '../people/account-mail.ts';
import { permissionsIn, refuseAbove, refuseBeyondOwn } from '../people/rank.ts';
import { requireRecentProof } from '../people/recent-proof.ts';
import { requireEditor } from '../people/require-editor.ts';
import { notifyRoleEditors } from '../people/role-editors.ts';
import { taskTopicsOf, touchTasksOf } from '../times/user-tasks.ts';
import { endAccess } from './end-access.ts';

const shownAtTasks = ['active', 'name', 'last_name'];

/** Notifies the old address when it is replaced; not if nobody ever signed in with it, since it may be a stranger's. */
const tellFormerAddress = async (tx: Tx, me: Me, id: number, email: string): Promise<void> => {
  const user = await tx.get('user', id);
  if (user.email !== email && user.password_hash) await mailChange(tx, user, 'emailChanged', { by: `${me.name} ${me.last_name}`, email });
};

const permissionsOf = async ({ read }: ReadSource, role_id: unknown): Promise<Permission[]> =>
  permissionsIn(
    await read.value(sql`select permissions from "role" where id = ${Number(role_id)}`, columnsOf(role, 'permissions').permissions),
  );

const ahead = async (from: ReadSource, me: Me, stored: ApiRecord | null, values: Values): Promise<void> => {
  if ('role_id' in values) refuseBeyondOwn(me, await permissionsOf(from, values.role_id));
  // A user who leaves returns the chip, so an inactive user cannot be given one.
  if (values.rfid_tag && (values.active ?? stored?.active) === false)
    throw new Refusal(422, 'invalid', { area: 'account', errors: [{ field: 'rfid_tag', reason: 'inactive' }] });
  if (!stored) return;
  if ('active' in values && !me.permissions.has('users.deactivate')) throw notAllowed('users.deactivate');
  if (stored.id !== me.id) refuseBeyondOwn(me, await permissionsOf(from, stored.role_id));
};

/** Changing another user's role or e-mail address takes the caller's own password, and other role editors are notified. */
const guardSignIn = async (tx: Tx, me: Me, stored: ApiRecord, values: Values): Promise<void> => {
  const user = `${stored.name} ${stored.last_name}`;
  if (!('role_id' in values || 'email' in values)) return;
  await requireRecentProof(tx, me);
  if ('role_id' in values) {
    const { name } = await tx.get('role', Number(values.role_id));
    await notifyRoleEditors(tx, me, { what: 'roleGiven', user, role: name });
  }
  if ('email' in values) await notifyRoleEditors(tx, me, { what: 'userEmailChanged', user, email: String(values.email) });
};

export const userCheck: Check = {
  refuses: ['lastEditor'],
  ahead,
  before: async (tx, me, stored, values) => {
    if (values) await ahead(tx, me, stored, values);
    if (!stored || !values) return;
    if ('notification_start_hour' in values || 'notification_end_hour' in values) {
      const { notification_start_hour: start, notification_end_hour: end } = { ...stored, ...values };
      await reschedule(tx, Number(stored.id), { start: Number(start), end: Number(end) });
    }
    // Checked again with the row locked: the user may have been given more permissions meanwhile.
    await refuseAbove(tx, me, Number(stored.id));
    if (stored.id !== me.id) await guardSignIn(tx, me, stored, values);
    // A mailed link sets the password, so links sent to the old address must end.
    if ('email' in values) {
      await endAccountLinks(tx, Number(stored.id));
      await tellFormerAddress(tx, me, Number(stored.id), String(values.email));
    }
    if (shownAtTasks.some((field) => field in values)) await touchTasksOf(tx, Number(stored.id));
  },
  concerns: taskTopicsOf,
  after: async (tx, id) => {
    await requireEditor(tx);
    const user = await tx.get('user', id);
    if (!user.active) await endAccess(tx, user);
  },
};
