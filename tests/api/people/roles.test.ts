// Roles guard themselves: nobody hands out what they do not hold, and somebody always stays who can edit roles.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sl from '#generated/words/sl.ts';
import { type Permission, permissionNames, permissions } from '#schema/permissions.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const codes = (...names: Permission[]) => names.map((name) => permissions[name]);
/** The last role of the demo company: all after it are made here. */
let newestOfCompany = 0;
beforeAll(async () => {
  newestOfCompany = Number((await api.rows('select max(id) as id from role'))[0]?.id);
});
let serial = 0;
const newRole = async (names: readonly Permission[], userId: number | 'admin' = 'admin') => {
  serial += 1;
  return api.as(userId).post('/role', { name: `Vloga ${serial}`, permissions: codes(...names) });
};
const newUser = (role_id: unknown, userId: number | 'admin' = 'admin') => {
  serial += 1;
  return api.as(userId).post('/user', { name: 'Nova', last_name: `Oseba ${serial}`, email: `vloge-${serial}@example.com`, role_id });
};
const roleOf = async (user: number) => Number((await api.rows('select role_id from "user" where id = ?1', [user]))[0]?.role_id);
const held = async (role: number) => ((await api.as('admin').get(`/role/${role}`)).body.permissions as number[]).sort((a, b) => a - b);

describe('an editor of roles', () => {
  const own = ['roles.read', 'roles.write', 'tasks.create', 'tasks.users'] as const;

  it('makes and changes roles of what they hold themselves', async () => {
    const editor = await api.hire(own);
    const { status, body } = await newRole(['tasks.create'], editor);
    expect({ status, held: body.permissions }).toEqual({ status: 201, held: codes('tasks.create') });
    expect(await api.as(editor).put(`/role/${body.id}`, { permissions: codes('tasks.users', 'tasks.create') })).toMatchObject({
      status: 200,
    });
  });

  it.each<[string, Permission[]]>([
    ['one more', ['tasks.create', 'tasks.steal']],
    ['nothing but another', ['settings.write']],
    ['the right to audit', ['roles.write', 'audit.read']],
  ])('hands out no permission that they do not hold: %s', async (_what, names) => {
    const editor = await api.hire(own);
    const beyond = names.find((name) => !(own as readonly string[]).includes(name));
    const before = await api.count('admin', 'role');
    expect(await newRole(names, editor)).toMatchObject({ status: 403, body: { permission: beyond } });
    expect(await api.count('admin', 'role')).toBe(before);
    const role = Number((await newRole(['tasks.create'])).body.id);
    expect(await api.as(editor).put(`/role/${role}`, { permissions: codes(...names) })).toMatchObject({
      status: 403,
      body: { permission: beyond },
    });
    expect(await held(role)).toEqual(codes('tasks.create'));
  });

  it('does not give themselves more by their own role', async () => {
    const editor = await api.hire(own);
    const more = { permissions: codes(...own, 'users.read') };
    expect(await api.as(editor).put(`/role/${await roleOf(editor)}`, more)).toMatchObject({
      status: 403,
      body: { permission: 'users.read' },
    });
    expect(await api.as(editor).get('/user')).toMatchObject({ status: 403 });
  });

  it.each<[string, object]>([
    ['its name', { name: 'Preimenovana' }],
    ['its second factor', { second_factor_required: false }],
    ['what they hold themselves', { permissions: codes('clients.write') }],
    ['all of it', { permissions: codes('roles.write') }],
  ])('changes nothing of a role that holds more than they do: %s', async (_what, body) => {
    const editor = await api.hire([...own, 'roles.delete']);
    const role = Number((await newRole(['tasks.create', 'clients.write'])).body.id);
    await api.as('admin').put(`/role/${role}`, { second_factor_required: true });
    const before = (await api.as('admin').get(`/role/${role}`)).body;
    const refused = { status: 403, body: { permission: 'clients.write' } };
    expect(await api.as(editor).put(`/role/${role}`, body)).toMatchObject(refused);
    expect(await api.as(editor).delete(`/role/${role}`)).toMatchObject(refused);
    expect((await api.as('admin').get(`/role/${role}`)).body).toEqual(before);
  });

  it('gives anew what nobody who works here holds any more, and nothing that one of them holds', async () => {
    const editor = await api.hire(own);
    const role = Number((await newRole(['tasks.create'])).body.id);
    const give = () => api.as(editor).put(`/role/${role}`, { permissions: codes('tasks.create', 'audit.read') });
    expect(await give()).toMatchObject({ status: 403, body: { permission: 'audit.read' } });
    const holders = await api.rows(
      'select r.id, r.permissions from role r where exists (select 1 from "user" u where u.role_id = r.id and u.active)',
    );
    const withAudit = holders.filter((one) => JSON.stringify(one.permissions).includes(String(permissions['audit.read'])));
    for (const { id } of withAudit) {
      const rest = (await held(Number(id))).filter((code) => code !== permissions['audit.read']);
      expect(await api.as('admin').put(`/role/${id}`, { permissions: rest })).toMatchObject({ status: 200 });
    }
    expect(await give()).toMatchObject({ status: 200 });
    // The role has nobody yet: it stays lost, and an administrator takes it back.
    expect(await api.as('admin').put('/role/1', { permissions: codes(...permissionNames) })).toMatchObject({ status: 200 });
    expect(await api.as(editor).put(`/role/${role}`, { name: 'Zdaj močnejša' })).toMatchObject({
      status: 403,
      body: { permission: 'audit.read' },
    });
  });
});

describe('an editor of users', () => {
  const own = ['users.read', 'users.write', 'tasks.create'] as const;

  it('gives roles that hold no more than they do', async () => {
    const editor = await api.hire(own);
    const role = (await newRole(['tasks.create'])).body.id;
    expect(await newUser(role, editor)).toMatchObject({ status: 201, body: { role_id: role } });
  });

  it('gives no role that holds more, to somebody new, to somebody else or to themselves', async () => {
    const editor = await api.hire(own);
    const role = (await newRole(['tasks.create', 'tasks.steal'])).body.id;
    const refused = { status: 403, body: { permission: 'tasks.steal' } };
    expect(await newUser(role, editor)).toMatchObject(refused);
    for (const userId of [api.id('jure'), editor])
      expect(await api.as(editor).put(`/user/${userId}`, { role_id: role })).toMatchObject(refused);
    expect(await api.as(editor).put(`/user/${editor}`, { role_id: 1 })).toMatchObject({ status: 403 });
    expect(await roleOf(editor)).not.toBe(1);
  });

  it('decides over nobody who may do more than they do: no lesser role, no end of the account, nobody brought back', async () => {
    const editor = await api.hire([...own, 'users.deactivate']);
    const chief = await api.hire(['tasks.create', 'tasks.steal']);
    const role = await roleOf(chief);
    const refused = { status: 403, body: { permission: 'tasks.steal' } };
    expect(await api.as(editor).put(`/user/${chief}`, { role_id: (await newRole(['tasks.create'])).body.id })).toMatchObject(refused);
    expect(await api.as(editor).put(`/user/${chief}`, { active: false })).toMatchObject(refused);
    expect(await api.as(editor).put(`/user/${chief}/active`, { active: false, reason: 'Odhod' })).toMatchObject(refused);
    await api.as('admin').put(`/user/${chief}/active`, { active: false, reason: 'Odhod' });
    expect(await api.as(editor).put(`/user/${chief}/active`, { active: true })).toMatchObject(refused);
    expect(await api.rows('select role_id, active from "user" where id = ?1', [chief])).toMatchObject([{ role_id: role }]);
    expect(await api.as(editor).put(`/user/${chief}`, { phone: '031 555 001' })).toMatchObject(refused);
  });

  it('deactivates nobody and brings nobody back without the permission for it', async () => {
    const editor = await api.hire(own);
    const leaver = await api.hire([]);
    const refused = { status: 403, body: { permission: 'users.deactivate' } };
    expect(await api.as(editor).put(`/user/${leaver}`, { active: false })).toMatchObject(refused);
    expect(await api.as(editor).put(`/user/${leaver}`, { active: true, phone: '031 555 000' })).toMatchObject({ status: 200 });
    await api.as('admin').put(`/user/${leaver}`, { active: false });
    expect(await api.as(editor).put(`/user/${leaver}`, { active: true })).toMatchObject(refused);
    const other = await api.hire([...own, 'users.deactivate']);
    expect(await api.as(other).put(`/user/${leaver}`, { active: true })).toMatchObject({ status: 200, body: { active: true } });
  });
});

describe('the people of a role', () => {
  it('are told by name, the active ones only, and when they were here to whoever reads users', async () => {
    const role = Number((await newRole(['tasks.create'])).body.id);
    const [first, second] = [Number((await newUser(role)).body.id), Number((await newUser(role)).body.id)];
    await api.as(first).get('/ping');
    await api.as('admin').put(`/user/${second}`, { active: false });
    const { status, body } = await api.as('admin').get(`/role/${role}/people`);
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ id: first, title: expect.any(String), last_seen_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    });
    const reader = await api.hire(['roles.read']);
    expect((await api.as(reader).get(`/role/${role}/people`)).body).toMatchObject([{ id: first, last_seen_at: null }]);
    expect(await api.as('admin').get('/role/999999/people')).toMatchObject({ status: 404 });
  });
});

describe('the last active user who edits roles', () => {
  const editing = ['roles.read', 'roles.write', 'users.read', 'users.write', 'users.deactivate'] as const;
  const lastEditor = { status: 409, body: { reason: 'lastEditor', detail: sl.role.rules.lastEditor } };
  const admin = () => api.id('admin');
  const setActive = (id: number, active: boolean) =>
    api.database.orm.em.fork().nativeUpdate(api.database.entities.user, { id }, { active });
  beforeEach(async () => {
    // Whoever was hired earlier to edit roles is gone.
    for (const { id } of await api.rows('select id from "user" where id <> ?1 and role_id > ?2', [admin(), newestOfCompany]))
      await setActive(Number(id), false);
  });

  it('cannot be deactivated', async () => {
    expect(await api.as('admin').put(`/user/${admin()}`, { active: false })).toMatchObject(lastEditor);
    expect(await api.as('admin').get('/me')).toMatchObject({ status: 200 });
  });

  it('cannot get another role', async () => {
    expect(await api.as('admin').put(`/user/${admin()}`, { role_id: (await newRole(['tasks.create'])).body.id })).toMatchObject(lastEditor);
    expect(await roleOf(admin())).toBe(1);
  });

  it('cannot take it from their role', async () => {
    const rest = (await held(1)).filter((code) => code !== permissions['roles.write']);
    expect(await api.as('admin').put('/role/1', { permissions: rest })).toMatchObject(lastEditor);
    expect(await held(1)).toContain(permissions['roles.write']);
  });

  it('is not helped by a role that nobody has, nor by somebody who has left', async () => {
    const role = (await newRole(['roles.write'])).body.id;
    expect(await api.as('admin').put(`/user/${admin()}`, { active: false })).toMatchObject(lastEditor);
    const user = Number((await newUser(role)).body.id);
    await api.as('admin').put(`/user/${user}`, { active: false });
    expect(await api.as('admin').put(`/user/${admin()}`, { active: false })).toMatchObject(lastEditor);
  });

  it('is one of those who go at the same moment, however they go', async () => {
    const ways = [
      (userId: number) => api.as(userId).put(`/user/${userId}`, { active: false }),
      (userId: number) => api.as(userId).put(`/user/${userId}`, { role_id: 8 }),
      async (userId: number) => api.as(userId).put(`/role/${await roleOf(userId)}`, { permissions: codes('roles.read') }),
    ];
    const leavers = await Promise.all([...ways, ...ways].map(async (way) => [await api.hire(editing), way] as const));
    await Promise.all(leavers.map(([userId]) => api.as(userId).get('/me')));
    await setActive(admin(), false);
    const answers = await Promise.all(leavers.map(([userId, way]) => way(userId)));
    await setActive(admin(), true);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it('may go once there is another', async () => {
    const other = await api.hire(permissionNames);
    expect(await api.as(other).put(`/user/${admin()}`, { active: false })).toMatchObject({ status: 200, body: { active: false } });
    expect(await api.as(other).put(`/user/${other}`, { active: false })).toMatchObject({ status: 409, body: { reason: 'lastEditor' } });
  });
});
