// Calendar feeds: read by programs without a session, until they are revoked, or their owner leaves or loses the permission.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
const make = async (user: number, scope?: 'own' | 'company') => {
  const { status, body } = await api.as(user).post('/calendar_feed', scope ? { scope } : {});
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: Number(body.id), path: new URL(String(body.url)).pathname, body };
};
const read = async (path: string) => {
  const answer = await api.fetch(null, path);
  return { status: answer.status, text: await answer.text() };
};
const sick = async () =>
  Number(
    (await api.as('admin').post('/absence_kind', { name: `Bolniška ${Math.random()}`, class: 'sickLeave', needs_decision: false })).body.id,
  );
const vacation = async () => Number((await api.as('admin').post('/absence_kind', { name: `Dopust ${Math.random()}` })).body.id);

describe('a feed', () => {
  it('of a user holds their absences and their turns on call, with what still waits marked so', async () => {
    const user = await api.hire([]);
    await api.as(user).post('/absence', { kind_id: await sick(), from: day(3), to: day(4) });
    await api.as(user).post('/absence', { kind_id: await vacation(), from: day(10), to: day(10) });
    const shift = await api
      .as('luka')
      .post('/on_call_shift', { user_id: user, from: `${day(300)}T07:00:00.000Z`, to: `${day(301)}T07:00:00.000Z` });
    expect(shift.status, JSON.stringify(shift.body)).toBe(201);
    const { path, body } = await make(user);
    expect(body).not.toHaveProperty('token_hash');
    const { status, text } = await read(path);
    expect(status).toBe(200);
    const compact = (of: string) => of.replaceAll('-', '');
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(day(3))}`);
    // The format ends a day after the last one.
    expect(text).toContain(`DTEND;VALUE=DATE:${compact(day(5))}`);
    expect(text.match(/STATUS:TENTATIVE/g)).toHaveLength(1);
    expect(text).toContain(`DTSTART:${compact(day(300))}T070000Z`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  it('of the company tells names alone, for who may read absences', async () => {
    const away = await api.hire([], { name: 'Zofija', last_name: 'Hribar' });
    await api.as(away).post('/absence', { kind_id: await sick(), from: day(3), to: day(4) });
    const reader = await api.hire(['absences.read']);
    const { path } = await make(reader, 'company');
    const { text } = await read(path);
    expect(text).toContain('Zofija Hribar');
    expect(text).not.toContain('Bolniška');
    expect((await api.as(away).post('/calendar_feed', { scope: 'company' })).status).toBe(403);
  });

  it('ends when it is revoked, by its owner alone', async () => {
    const user = await api.hire([]);
    const { id, path } = await make(user);
    expect((await api.as('luka').put(`/calendar_feed/${id}/revoke`, {})).status).toBe(404);
    expect((await read(path)).status).toBe(200);
    const [first, second] = await Promise.all([0, 1].map(() => api.as(user).put(`/calendar_feed/${id}/revoke`, {})));
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    expect((await read(path)).status).toBe(404);
  });

  it('ends when its owner leaves, or may no longer read absences', async () => {
    const user = await api.hire(['absences.read']);
    const own = await make(user);
    const company = await make(user, 'company');
    const [{ role_id } = { role_id: 0 }] = await api.rows('select role_id from "user" where id = ?1', [user]);
    await api.as('admin').put(`/role/${role_id}`, { permissions: [] });
    expect((await read(company.path)).status).toBe(404);
    expect((await read(own.path)).status).toBe(200);
    await api.as('admin').put(`/user/${user}/active`, { active: false, reason: 'Odšel' });
    expect((await read(own.path)).status).toBe(404);
  });

  it('writes down that it was read, and tells nothing at a guessed address', async () => {
    const user = await api.hire([]);
    const { id, path } = await make(user);
    await read(path);
    expect((await api.as(user).get(`/calendar_feed/${id}`)).body.last_read_at).not.toBeNull();
    expect((await read(`/api/v1/public/calendar/${'a'.repeat(43)}/calendar.ics`)).status).toBe(404);
  });
});
