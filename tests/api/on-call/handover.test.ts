// The note of a turn: written by its user from its beginning on, or by whoever plans, and read by everybody beside who is on call next.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';

const api = useApi();
const luka = () => api.as('luka');
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000).toISOString();
const turn = async (person: Person, from: number, to: number, fields: Fields = {}): Promise<number> =>
  Number((await luka().post('/on_call_shift', { user_id: api.id(person), from: inHours(from), to: inHours(to), ...fields })).body.id);
const write = (person: Person, shift: number, note: string | null) => api.as(person).put(`/on_call_shift/${shift}/handover`, { note });
const lanes = async (person: Person = 'jure') => (await api.as(person).get('/on_call/now')).rows;

beforeEach(() => api.database.orm.em.fork().transactional((em) => em.nativeDelete(api.database.entities.on_call_shift, {})));

describe('the note of a turn', () => {
  it('is read by the next one of the same level and team, and by nobody at another level', async () => {
    const before = await turn('marko', -30, -2);
    await turn('petra', -2, 20);
    await turn('tina', -2, 20, { level: 'backup' });
    const written = await write('marko', before, 'Kotel v Vrbi še pušča.\nKljuči so pri Evi.');
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200, body: { handover_note_by: api.id('marko') } });
    expect(await lanes()).toMatchObject([
      {
        level: 'first',
        now: { user_id: api.id('petra'), handover_note: null },
        handover: { shift_id: before, note: 'Kotel v Vrbi še pušča.\nKljuči so pri Evi.', by_name: expect.stringContaining('Marko') },
      },
      { level: 'backup', handover: null },
    ]);
    expect((await api.eventsOf('on_call_shift', before)).at(-1)).toMatchObject({ action: 'update' });
  });

  it('is written during the turn too, changed, and removed', async () => {
    const shift = await turn('petra', -2, 20);
    expect((await write('petra', shift, 'Prva')).status).toBe(200);
    expect(await lanes()).toMatchObject([{ now: { handover_note: 'Prva' }, handover: null }]);
    expect((await write('luka', shift, 'Druga')).body).toMatchObject({ handover_note: 'Druga', handover_note_by: api.id('luka') });
    expect((await write('petra', shift, null)).body).toMatchObject({ handover_note: null, handover_note_by: null, handover_note_at: null });
  });

  it('is refused to others, before the turn, when it is too long, and through the form', async () => {
    const [current, ahead] = [await turn('petra', -2, 20), await turn('marko', 20, 40)];
    expect(await write('jure', current, 'Ne')).toMatchObject({ status: 403 });
    expect((await api.as(null).put(`/on_call_shift/${current}/handover`, { note: 'Ne' })).status).toBe(401);
    expect(await write('marko', ahead, 'Prezgodaj')).toMatchObject({
      status: 409,
      body: { reason: 'notBegun', detail: expect.any(String) },
    });
    expect((await write('petra', current, 'x'.repeat(2001))).status).toBe(422);
    expect((await write('petra', 999_999, 'Nikjer')).status).toBe(404);
    expect((await luka().put(`/on_call_shift/${current}`, { handover_note: 'Mimo' })).status).toBe(422);
  });
});
