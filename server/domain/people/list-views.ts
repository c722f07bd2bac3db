// Saved views of lists: each belongs to who saved it, who may share it with a role.
import { notAllowed } from '#server/core/http/refusal.ts';
import type { Check } from '#server/crud/write/write.ts';

/** Sharing with the own role is open to everybody; other roles are for those who read roles. */
export const listViewCheck: Check = {
  owned: (me) => ({ user_id: me.id }),
  before: async (_tx, me, stored, values) => {
    const role = values?.role_id ?? null;
    if (role === null || role === stored?.role_id || role === me.role_id || me.permissions.has('roles.read')) return;
    throw notAllowed('roles.read');
  },
  after: async () => {},
};
