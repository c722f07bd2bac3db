// Looking as another role: the server answers as that role would be answered, and writes nothing until the look ends.
import { describe, expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const roleOf = async (name: string) => Number((await api.rows('select id from "role" where name = ?1', [name]))[0]?.id);
const newest = async () => Number((await api.rows('select max(id) as id from event'))[0]?.id);
const look = (caller: Parameters<typeof api.as>[0], role_id: number) => api.as(caller).put('/me/look', { role_id });
const end = (caller: Parameters<typeof api.as>[0]) => api.as(caller).delete('/me/look');
const rights = async (caller: Parameters<typeof api.as>[0]) => (await api.as(caller).get('/me')).body.permissions;

describe('an administrator who looks as a technician', () => {
  it('sees what a technician sees, changes nothing by any call, and is themselves again', async () => {
    const role = await roleOf('Serviser');
    expect(await api.as('admin').get('/settings')).toMatchObject({ status: 200 });
    expect(await look('admin', role)).toMatchObject({ status: 200, body: { id: role, title: 'Serviser' } });
    const before = await newest();
    expect((await api.as('admin').get('/me')).body).toMatchObject({
      user: { id: api.id('admin') },
      looks_as: { id: role, title: 'Serviser' },
      permissions: await rights('marko'),
    });
    expect(await api.as('admin').get('/settings')).toMatchObject({ status: 403, body: { permission: 'settings.read' } });
    const tries: [string, 'post' | 'put' | 'delete', unknown?][] = [
      ['/task', 'post', { title: 'Ne nastane' }],
      ['/me', 'put', { theme: 'light' }],
      ['/me/pin', 'post'],
      ['/settings', 'put', { company_name: 'Drugo' }],
      ['/me/look', 'put', { role_id: role }],
      ['/me/sessions', 'delete'],
    ];
    for (const [path, method, body] of tries)
      expect(await api.as('admin')[method](path, body), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { reason: 'lookingOnly' },
      });
    expect(await newest()).toBe(before);
    expect(await end('admin')).toMatchObject({ status: 204 });
    expect((await api.as('admin').get('/me')).body).toMatchObject({ looks_as: null, permissions: Object.values(permissions) });
    expect(await api.as('admin').put('/me', { theme: 'dark' })).toMatchObject({ status: 200 });
  });
});

describe('nobody', () => {
  it('looks without reading roles, nor as who may do more', async () => {
    const chief = await roleOf('Skrbnik');
    expect(await look('marko', chief)).toMatchObject({ status: 403, body: { permission: 'roles.read' } });
    const reader = await api.hire(['roles.read', 'tasks.create']);
    expect(await look(reader, chief)).toMatchObject({ status: 403 });
    expect((await api.as(reader).get('/me')).body.looks_as).toBeNull();
    expect(await look(reader, 999_999)).toMatchObject({ status: 404 });
  });

  it('gains by looking when the role gains meanwhile', async () => {
    const reader = await api.hire(['roles.read', 'tasks.create']);
    const role = (await api.as('admin').post('/role', { name: 'Ogledna', permissions: [permissions['tasks.create']] })).body;
    expect(await look(reader, Number(role.id))).toMatchObject({ status: 200 });
    const more = [permissions['tasks.create'], permissions['clients.read']];
    expect(await api.as('admin').put(`/role/${role.id}`, { permissions: more })).toMatchObject({ status: 200 });
    expect(await rights(reader)).toEqual([permissions['tasks.create']]);
    expect(await api.as(reader).get('/client/1')).not.toMatchObject({ body: { vat_number: expect.anything() } });
    expect(await api.as('admin').delete(`/role/${role.id}`)).toMatchObject({ status: 200 });
    expect(await rights(reader), 'a role that is gone is looked as no more').toContain(permissions['roles.read']);
  });
});
