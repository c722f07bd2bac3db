// A session that was left open changes no role and opens nobody's account: the own password is asked for, and who edits roles hears of it.
import { describe, expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { useApi } from '#tests/support/api.ts';
import { demoPassword } from '#tests/support/stories/cast.ts';

const api = useApi();
const editing = ['roles.read', 'roles.write', 'roles.delete', 'users.read', 'users.write', 'tags.read'] as const;
const passwordNeeded = { status: 403, body: { reason: 'passwordNeeded' } };

/** Somebody who edits roles and gave their password this many minutes ago. */
const editorSince = async (minutes: number | null) => {
  const id = await api.hire(editing);
  await api.sessionOf(id);
  const proved_at = minutes === null ? null : new Date(Date.now() - minutes * 60_000);
  const { session } = api.database.entities;
  await api.database.orm.em.fork().nativeUpdate(session, { user_id: id }, { proved_at });
  return id;
};
const roleOf = async (user: number) => Number((await api.rows('select role_id from "user" where id = ?1', [user]))[0]?.role_id);
const mailsTo = async (user: number) => {
  const rows = await api.rows('select m.subject, m.text from mail m join "user" u on u.email = m.recipient where u.id = ?1', [user]);
  return rows.map(({ subject, text }) => ({ subject: String(subject), text: String(text) }));
};

describe('the own password is asked for again', () => {
  it.each<[string, (by: number, user: number, role: number) => Promise<{ status: number }>]>([
    [
      'before the rights of a role change',
      (by, _user, role) => api.as(by).put(`/role/${role}`, { permissions: [permissions['tags.read']] }),
    ],
    [
      'before a role asks for no second factor any more',
      (by, _user, role) => api.as(by).put(`/role/${role}`, { second_factor_required: true }),
    ],
    ['before somebody gets another role', async (by, user) => api.as(by).put(`/user/${user}`, { role_id: await roleOf(by) })],
    ['before the mail address of somebody changes', (by, user) => api.as(by).put(`/user/${user}`, { email: `nov-${user}@example.com` })],
    ['before somebody gets a new PIN', (by, user) => api.as(by).post(`/user/${user}/pin`)],
    ['before a link for a new password goes out', (by, user) => api.as(by).post(`/user/${user}/reset_password`)],
    ['before a second factor is taken away', (by, user) => api.as(by).delete(`/user/${user}/second_factor`, { reason: 'Telefon' })],
  ])('%s', async (_what, change) => {
    const user = await api.hire([]);
    const role = await roleOf(user);
    const { user: users } = api.database.entities;
    await api.database.orm.em
      .fork()
      .nativeUpdate(users, { id: user }, { second_factor_since: new Date(), password_hash: '$argon2id$', second_factor_secret: 'x' });
    const before = await api.rows('select * from "user" where id = ?1', [user]);
    for (const minutes of [11, null]) expect(await change(await editorSince(minutes), user, role)).toMatchObject(passwordNeeded);
    expect(await api.rows('select * from "user" where id = ?1', [user])).toEqual(before);
    expect((await change(await editorSince(9), user, role)).status).toBeLessThan(300);
  });

  it('before a role is deleted', async () => {
    const { body } = await api.as('admin').post('/role', { name: 'Kratka', permissions: [] });
    expect(await api.as(await editorSince(11)).delete(`/role/${body.id}`)).toMatchObject(passwordNeeded);
    expect((await api.as(await editorSince(9)).delete(`/role/${body.id}`)).status).toBe(200);
  });

  it('not for a name, nor for the own address or PIN', async () => {
    const editor = await editorSince(11);
    const role = await roleOf(await api.hire([]));
    expect((await api.as(editor).put(`/role/${role}`, { name: 'Drugo ime vloge' })).status).toBe(200);
    expect((await api.as(editor).put(`/user/${editor}`, { email: 'lastni-naslov@example.com' })).status).toBe(200);
    expect((await api.as(editor).post('/me/pin')).status).toBe(200);
  });

  it('and opens the way for the same call once it was right', async () => {
    const role = await roleOf(await api.hire([]));
    const change = () => api.as('luka').put(`/role/${role}`, { permissions: [permissions['tags.read']] });
    const { session, user } = api.database.entities;
    const luka = api.id('luka');
    const em = api.database.orm.em.fork();
    const mine = await em.findOneOrFail(user, { id: luka });
    const { role_id } = mine;
    mine.role_id = await roleOf(await api.hire(editing));
    await em.flush();
    await api.sessionOf('luka');
    await em.nativeUpdate(session, { user_id: luka }, { proved_at: null });
    expect(await change()).toMatchObject(passwordNeeded);
    const wrong = await api.as('luka').post('/me/password/proof', { password: 'napačno' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'password', reason: 'wrongPassword' }] } });
    expect(await change()).toMatchObject(passwordNeeded);
    expect((await api.as('luka').post('/me/password/proof', { password: demoPassword })).status).toBe(200);
    expect((await change()).status).toBe(200);
    mine.role_id = role_id;
    await em.flush();
  });
});

describe('an editor of roles', () => {
  it('is written to when somebody else changes a role, and not who did it', async () => {
    const [editor, other, outsider] = [await editorSince(1), await api.hire(['roles.write']), await api.hire([])];
    const role = await roleOf(outsider);
    await api.as(editor).put(`/role/${role}`, { permissions: [permissions['tags.read']] });
    await api.as(editor).put(`/user/${outsider}`, { email: 'prevzeti@example.com' });
    expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual([
      'Vloga je spremenjena',
      'Naslov za prijavo uporabnika je zamenjan',
    ]);
    expect((await mailsTo(other))[1]?.text).toContain('prevzeti@example.com');
    expect(await mailsTo(editor)).toEqual([]);
  });
});
