// What a write of master data must respect beyond its own fields: nobody hands out what they do not hold, and nobody locks everybody out.
import { type Permission, permissionOf, permissions } from '#schema/permissions.ts';
import { role as roleEntity } from '#schema/role.ts';
import type { Tx } from '#server/core/act.ts';
import { conflict, notAllowed } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import type { Check } from '#server/crud/write.ts';
import { codecOf } from '#server/fields/codec.ts';

const namesOf = (codes: unknown): Permission[] => (Array.isArray(codes) ? codes : []).flatMap((code) => permissionOf(Number(code)) ?? []);

const refuseBeyondOwn = (me: Me, granted: readonly Permission[]): void => {
  const beyond = granted.find((permission) => !me.permissions.has(permission));
  if (beyond) throw notAllowed(beyond);
};

/** After the write somebody active must still be able to edit roles; of several who go at once each sees who went before. */
const keepAnEditor = async (tx: Tx): Promise<void> => {
  await tx.flush();
  await tx.lock('settings', 1);
  const { dialect } = tx.database;
  const active = await tx.read.all(
    `select distinct r.id, r.permissions from "user" u join "role" r on r.id = u.role_id where ${dialect === 'sqlite' ? 'u.active = 1' : 'u.active'}`,
  );
  const { fromColumn } = codecOf(roleEntity, 'permissions', dialect);
  const codes = active.flatMap(({ permissions: raw }) => (fromColumn ? fromColumn(raw) : raw) as number[]);
  if (!codes.includes(permissions['roles.write'])) throw conflict('role', 'lastEditor');
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
  // Everybody who holds it sees at once what they may now.
  concerns: async (tx, id) => {
    const users = await tx.em.find(tx.database.entities.user, { role_id: id, active: true });
    return users.map((one) => `user:${one.id}`);
  },
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

const rate: Check = {
  owned: (me) => ({ added_by: me.id, date_added: new Date().toISOString() }),
  before: async () => {},
  after: async () => {},
};

/** By the entity's name. */
export const checks: Readonly<Record<string, Check>> = { role, user, mileage_rate: rate, per_diem_rate: rate };
