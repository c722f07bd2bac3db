// What belongs to a meeting: its files, its talk, and one history of all that happens to it.
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, type Person, useApi } from '#tests/support/api.ts';
import { planMeeting, startedMeeting } from '#tests/support/stories/meeting-story.ts';
import { formOf, png } from '#tests/support/upload.ts';

const api = useApi();
let id = 0;
beforeEach(async () => {
  id = await planMeeting(api, 'luka');
});

const send = async (person: Person) => {
  const { raw, headers } = await formOf({ name: 'tloris.png', bytes: png, type: 'image/png' });
  return api.as(person).post(`/meeting/${id}/file`, undefined, { raw, headers });
};
const say = (person: Person, mentions: readonly number[] = []) =>
  api.as(person).post(`/meeting/${id}/comment`, { text: '@Tina poglej tloris.', mentions });

describe('files', () => {
  it('are sent by who takes part, read by who reads meetings, and by nobody else', async () => {
    const { status, body } = await send('tina');
    expect(status).toBe(201);
    expect((await api.as('eva').get(`/meeting/${id}/file`)).rows).toMatchObject([{ file_name: 'tloris.png', meeting_id: id }]);
    expect((await api.as('eva').get(`/meeting/${id}`)).body.files).toBe(1);
    const path = `/file/${body.id}`;
    expect([(await api.as('marko').get(path)).status, (await api.as('marko').get(`${path}/download`)).status]).toEqual([403, 403]);
    expect([(await send('eva')).status, (await send('marko')).status]).toEqual([403, 403]);
    expect((await api.as('luka').delete(path)).status).toBe(403);
    expect((await api.as('tina').delete(path)).status).toBe(200);
  });

  it('are taken until the meeting is cancelled', async () => {
    expect((await send('luka')).status).toBe(201);
    await api.as('luka').put(`/meeting/${id}/cancel`, { change_reason: 'Odpade.' });
    expect(await send('luka')).toMatchObject({ status: 409, body: { reason: 'wrongState' } });
  });
});

describe('the talk', () => {
  it('is open to who reads meetings, and mentions only those', async () => {
    expect((await say('eva', [api.id('marko')])).status).toBe(422);
    expect((await say('eva', [api.id('tina')])).status).toBe(201);
    expect((await api.as('luka').get(`/meeting/${id}/comment`)).rows).toMatchObject([{ text: '@Tina poglej tloris.' }]);
    expect((await api.as('luka').get(`/meeting/${id}`)).body.comments).toBe(1);
    const rows = await api.rows("select kind from notification where user_id = ?1 and entity = 'meeting' and entity_id = ?2", [
      api.id('tina'),
      id,
    ]);
    expect(rows).toEqual([{ kind: 'mention' }]);
    expect((await api.as('marko').get(`/meeting/${id}/comment`)).status).toBe(403);
  });
});

it('is one history of all that', async () => {
  id = await startedMeeting(api, 'luka', { participants: [{ user_id: api.id('tina') }], agenda: [] });
  await send('tina');
  await api.as('luka').post(`/meeting/${id}/outcome`, { kind: 'decision', text: 'Črpalka ostane.' });
  const { records } = (await api.as('eva').get(`/meeting/${id}/history`)).body as { records: readonly Fields[] };
  expect(records.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
    'meeting_outcome create',
    'file create',
    'meeting start',
    'meeting_participant create',
    'meeting_participant create',
    'meeting create',
  ]);
  expect((await api.as('marko').get(`/meeting/${id}/history`)).status).toBe(403);
});
