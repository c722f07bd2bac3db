// The work order of a task: printed once for what it says, served to those who may see the task.
import { describe, expect, it } from 'vitest';
import { instantsAt } from '#schema/core/zone.ts';
import { workOrderOf } from '#server/domain/tasks/work-order.ts';
import { useApi } from '#tests/support/api.ts';
import { pictureCount, sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { formOf, png } from '#tests/support/upload.ts';

const api = useApi();
const print = async (id: unknown) => (await api.as('marko').get(`/task/${id}/preview`)).body.name as string;
const made = async (more: object = {}) =>
  (await api.as('luka').post('/task', { title: 'Zamenjava obtočne črpalke', company_user_id: api.id('luka'), ...more })).body.id;
const clientIn = async (language: string) =>
  (await api.rows('select id from client where language = ?1 and not archived order by id limit 1', [language]))[0]?.id;
const bytesOf = async (name: string): Promise<Uint8Array> => {
  const [row] = await api.rows('select f.storage_key from document d join file f on f.id = d.file_id where d.name = ?1', [name]);
  const stored = await api.app.files.read(String(row?.storage_key));
  if (!stored) throw new Error(`${name} has no bytes.`);
  return new Uint8Array(Buffer.concat(await stored.bytes.toArray()));
};

describe('a work order', () => {
  it('is named by its number, served at the root as a PDF that nobody runs, and 304 when it is known', async () => {
    const name = await print(await made());
    expect(name).toMatch(/^delovni-nalog-\d+-[0-9a-f]{16}\.pdf$/);
    const answer = await api.as('jure').get(`/pdf/task/${name}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`inline; filename="${name}"`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect(await api.as('jure').get(`/pdf/task/${name}`, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
  });

  it('is printed once for what it says, also by several at once, and anew when that changes', async () => {
    const id = await made();
    const names = await Promise.all([print(id), print(id), print(id), print(id)]);
    expect(new Set(names).size).toBe(1);
    expect(await api.rows('select count(*) as documents from document where task_id = ?1', [id])).toEqual([{ documents: 1 }]);
    expect(
      (await api.as('luka').put(`/task/${id}/description`, { title: 'Zamenjava obtočne črpalke in ventila', description: '' })).status,
    ).toBe(200);
    const next = await print(id);
    expect(next).not.toBe(names[0]);
    expect((await api.as('marko').get(`/pdf/task/${names[0]}`)).status).toBe(200);
    expect(textOf(await sheetsOf(await bytesOf(next)))).toContain('črpalke in ventila');
  });

  it.each([
    ['de', 'Arbeitsauftrag', 'Vorschau'],
    ['sl', 'Delovni nalog', 'Predogled'],
  ])('speaks the language of its client: %s', async (language, title, preview) => {
    const text = textOf(await sheetsOf(await bytesOf(await print(await made({ client_company_id: await clientIn(language) })))));
    expect(text).toContain(title);
    expect(text).toContain(preview);
  });

  it('counts the stretches of a night by the days of the company’s clock, not by those of Greenwich', async () => {
    const id = Number(await made());
    const user_id = await api.hire([]);
    const [late = 0] = instantsAt(`${new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)} 23:00`, 'Europe/Ljubljana');
    const stretch = (from: number) => ({ start_time: new Date(late + from * 60_000), end_time: new Date(late + (from + 20) * 60_000) });
    await api.database.orm.em.fork().transactional(async (em) => {
      const { time_entry, sub_time } = api.database.entities;
      const entry = em.create(time_entry, { task_id: id, user_id, work_type_id: 1, status: 2, status_since: new Date(late) });
      await em.flush();
      for (const from of [0, 30, 65]) em.create(sub_time, { time_entry_id: entry.id, user_id, class: 'work', ...stretch(from) });
    });
    const { times } = await workOrderOf(api.database, id);
    expect(times.map(({ seconds }) => seconds)).toEqual([2400, 1200]);
  });

  it('of a confirmed task is a printout with who confirmed it', async () => {
    const id = await made({ client_company_id: await clientIn('sl') });
    const luka = api.as('luka');
    expect((await luka.put(`/task/${id}/close`)).status).toBe(200);
    expect((await luka.put(`/task/${id}/confirm`, { name: 'Branka Oblak' })).status).toBe(200);
    const text = textOf(await sheetsOf(await bytesOf(await print(id))));
    expect(text).toContain('Branka Oblak');
    expect(text).not.toContain('Predogled');
  });

  it('is printed without a logo that is damaged, and with one that is whole', async () => {
    const picturesWith = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const { raw, headers } = await formOf({ name, bytes, type: 'image/png' });
      const { body } = await api.as('admin').post('/file', undefined, { raw, headers });
      expect(await api.as('admin').put('/settings', { logo: body.id })).toMatchObject({ status: 200 });
      return pictureCount(await bytesOf(await print(await made())));
    };
    expect(await picturesWith('logotip.png', png)).toBe(1);
    expect(await picturesWith('poskodovan.png', png.slice(0, png.length - 20))).toBe(0);
    await api.as('admin').put('/settings', { logo: null });
  });

  it('is for nobody outside, and unknown under any other name', async () => {
    const name = await print(await made());
    expect((await api.as(null).get(`/pdf/task/${name}`)).status).toBe(401);
    expect((await api.as(null).get('/task/1/preview')).status).toBe(401);
    for (const other of ['delovni-nalog-1-0000000000000000.pdf', '..%2f..%2fwork.sqlite', `${name}.bak`, 'a%00b', '%ed%a0%80'])
      expect((await api.as('marko').get(`/pdf/task/${other}`)).status, other).toBe(404);
    expect((await api.as('marko').get('/task/2147483647/preview')).status).toBe(404);
  });
});
