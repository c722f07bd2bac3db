// Papers of an absence, such as a certificate: for its person and the office; nobody else finds them anywhere.
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';
import { formOf, note } from '#tests/support/upload.ts';

const api = useApi();
const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
const sick = async (user: number) => {
  const made = { name: `Bolezen ${Math.random()}`, class: 'sickLeave', needs_decision: false, needs_paper: true };
  const kind_id = Number((await api.as('admin').post('/absence_kind', made)).body.id);
  const { status, body } = await api.as(user).post('/absence', { kind_id, from: day(1), to: day(2) });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
};
const upload = async (by: number, id: number, name: string) => {
  const { raw, headers } = await formOf({ name, bytes: note });
  return api.as(by).post(`/absence/${id}/file`, undefined, { raw, headers });
};

describe('a paper', () => {
  it('is added by its person and read by the office, and hidden from everybody else', async () => {
    const [person, office, colleague] = [await api.hire([]), await api.hire(['absences.read']), await api.hire(['audit.read'])];
    const id = await sick(person);
    const { status, body } = await upload(person, id, 'zdravniško-potrdilo.txt');
    expect(status, JSON.stringify(body)).toBe(201);
    for (const reader of [person, office]) {
      expect((await api.as(reader).get(`/absence/${id}/file`)).rows).toHaveLength(1);
      expect((await api.fetch(reader, `/api/v1/file/${body.id}/download`)).status).toBe(200);
    }
    expect((await api.as(colleague).get(`/absence/${id}/file`)).status).toBe(404);
    expect((await api.fetch(colleague, `/api/v1/file/${body.id}/download`)).status).toBe(404);
    expect((await upload(colleague, id, 'tuje.txt')).status).toBe(404);
    // Who reads absences decides nothing, and adds nothing.
    expect((await upload(office, id, 'pisarna.txt')).status).toBe(403);
    for (const path of ['/search?q=zdravnisko', '/audit_log?q=zdravnisko', '/audit_log']) {
      const answer = await api.fetch(colleague, `/api/v1${path}`);
      expect(await answer.text()).not.toContain('zdravniško');
    }
  });

  it('cannot be added once the absence is cancelled', async () => {
    const person = await api.hire([]);
    const id = await sick(person);
    expect((await api.as(person).put(`/absence/${id}/cancel`, {})).status).toBe(200);
    expect((await upload(person, id, 'pozno.txt')).status).toBe(409);
  });
});
