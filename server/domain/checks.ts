// What a write of master data must respect beyond its own fields: nobody hands out what they do not hold, and nobody locks everybody out.
import { type Permission, permissionOf, permissions } from '#schema/permissions.ts';
import type { Tx } from '#server/core/act.ts';
import { conflict, notAllowed } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import type { Check } from '#server/crud/write.ts';

const namesOf = (codes: unknown): Permission[] => (Array.isArray(codes) ? codes : []).flatMap((code) => permissionOf(Number(code)) ?? []);

const refuseBeyondOwn = (me: Me, granted: readonly Permission[]): void => {
  const beyond = granted.find((permission) => !me.permissions.has(permission));
  if (beyond) throw notAllowed(beyond);
};

/** After the write somebody active must still be able to edit roles. */
const keepAnEditor = async (tx: Tx): Promise<void> => {
  await tx.flush();
  const roles = (await tx.em.find(tx.database.entities.role, {})).filter((role) =>
    (role.permissions as readonly number[]).includes(permissions['roles.write']),
  );
  if ((await tx.em.count(tx.database.entities.user, { active: true, role_id: { $in: roles.map((role) => role.id) } })) === 0)
    throw conflict('role', 'lastEditor');
};

const role: Check = {
  before: async (_tx, me, stored, values) => {
    const had = new Set(namesOf(stored?.permissions));
    refuseBeyondOwn(
      me,
      namesOf(values?.permissions).filter((permission) => !had.has(permission)),
    );
  },
  after: keepAnEditor,
};

const user: Check = {
  before: async (tx, me, stored, values) => {
    if (values && 'role_id' in values) {
      const given = await tx.em.findOne(tx.database.entities.role, { id: Number(values.role_id) });
      refuseBeyondOwn(me, namesOf(given?.permissions));
    }
    if (stored && values && 'active' in values && !me.permissions.has('users.deactivate')) throw notAllowed('users.deactivate');
  },
  after: async (tx, id) => {
    await keepAnEditor(tx);
    // Whoever may not work here any more is signed out everywhere.
    const row = await tx.em.findOne(tx.database.entities.user, { id });
    if (row && !row.active) await tx.em.nativeDelete(tx.database.entities.session, { user_id: id });
  },
};

/** By the entity's name. */
export const checks: Readonly<Record<string, Check>> = { role, user };
