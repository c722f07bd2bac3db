// The wiki taken along and brought in: what leaves as Markdown comes back the same, as one PDF it holds every page, and no script comes in by either.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { useApi } from '#tests/support/api.ts';
import { sheetsOf, textOf } from '#tests/support/pdf-text.ts';
import { formOf, png } from '#tests/support/upload.ts';

const api = useApi();
const admin = () => api.as('admin');
const begin = async (title: string, more: object = {}) =>
  Number((await admin().post('/wiki_page', { space: 'meetings', title, ...more })).body.id);
const bytesOf = async (path: string, accept: string) => {
  const answer = await api.fetch('admin', `/api/v1${path}`, { headers: { accept } });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

const text =
  '<h2>Vrstni red</h2><ol><li><p>Zapri <strong>oba</strong> ventila.</p></li><li><p>Napolni do <code>1,8</code> bar.</p><ul><li><p>hladno</p></li></ul></li></ol>' +
  '<p>Glej <a data-record="task:12">#12</a> in <a data-record="wiki_page:1">drugo stran</a>, 2 * 3 &lt; 7 [tako].</p>' +
  '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td><p>1 | 2</p></td><td><p><em>tri</em></p></td></tr></tbody></table>' +
  '<blockquote><p>Pozor!</p></blockquote><pre><code>x = 1\n  y = 2</code></pre><hr>';

describe('a space', () => {
  it('leaves as Markdown files in the folders of its tree, and comes back with the same words, marks, tables and links', async () => {
    const top = await begin('Črpalke: velike/majhne', { body: text });
    const page = await begin('Pod njimi', { parent_id: top });
    const { raw, headers } = await formOf({ name: 'shema.png', bytes: png, type: 'image/png' });
    const picture = await admin().post(`/wiki_page/${page}/file`, undefined, { raw, headers });
    await admin().put(`/wiki_page/${page}/text`, {
      edition: 1,
      body: `<p>Slika:</p><img src="/api/v1/file/${picture.body.id}/view" alt="shema.png">`,
    });
    const entries = unzipSync(await bytesOf('/wiki_page/markdown?space=meetings', 'application/zip'));
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(['Črpalke- velike-majhne.md', 'Črpalke- velike-majhne/Pod njimi.md']));
    expect(entries[`files/${picture.body.id}-shema.png`]).toEqual(new Uint8Array(png));
    const files = Object.entries(entries)
      .filter(([path]) => path.startsWith('Črpalke') && path.endsWith('.md'))
      .map(([path, bytes]) => ({ path, text: strFromU8(bytes) }));
    expect((await admin().post('/wiki_page/import', { space: 'board', files })).body).toEqual({ pages: 2 });
    const rows = await api.rows("select id, title, body, parent_id from wiki_page where space = 'board' order by id desc limit 2");
    const [below, above] = rows;
    expect(above).toMatchObject({ title: 'Črpalke: velike/majhne', parent_id: null });
    expect(below).toMatchObject({ title: 'Pod njimi', parent_id: above?.id });
    expect(String(below?.body)).toContain(`<img src="/api/v1/file/${picture.body.id}/view"`);
    // Only the paragraphs inside of items and cells, which the editor adds, and blanks between blocks may differ.
    const bare = (html: unknown) =>
      String(html)
        .replace(/<(\/?)(p|thead|tbody)>/g, '')
        .replace(/\s*(<\/?(?:ol|ul|li|table|tr|th|td|h2|blockquote|pre|hr)\b[^>]*>)\s*/g, '$1')
        .replace(/\s*\n\s*/g, '\n')
        .replaceAll('<hr />', '<hr>')
        .trim();
    expect(bare(above?.body).replaceAll('\n', '')).toBe(bare(text).replaceAll('\n', ''));
  });

  it('leaves as one PDF with its contents and every page, tables and pictures too', async () => {
    const bytes = await bytesOf('/wiki_page/pdf?space=main', 'application/pdf');
    const said = textOf(await sheetsOf(bytes));
    for (const words of ['Splošno', 'Prvi dan v ekipi', 'Odzračevanje po menjavi', 'nad 12 m', '2,6 bar']) expect(said).toContain(words);
    await bytesOf('/wiki_page/pdf?space=meetings', 'application/pdf');
  });

  it('is no paper where its pictures are more than one takes, and says so', async () => {
    const page = await begin('Same slike');
    const { raw, headers } = await formOf({ name: 'velika.png', bytes: png, type: 'image/png' });
    const { id } = (await admin().post(`/wiki_page/${page}/file`, undefined, { raw, headers })).body;
    await api.database.orm.em.getConnection().execute(`update file set size = 61000000 where id = ${id}`);
    await bytesOf('/wiki_page/pdf?space=meetings', 'application/pdf');
    await admin().put(`/wiki_page/${page}/text`, { edition: 1, body: `<img src="/api/v1/file/${id}/view" alt="">` });
    expect((await admin().get('/wiki_page/pdf?space=meetings')).body).toMatchObject({ status: 503, reason: 'paperTooLarge' });
  });

  it('is taken along by its readers alone', async () => {
    const reader = await api.hire(['wiki.iso.read']);
    for (const as of ['pdf', 'markdown'])
      expect((await api.as(reader).get(`/wiki_page/${as}?space=main`)).body).toMatchObject({ status: 403, permission: 'wiki.main.read' });
    const files = [{ path: 'a.md', text: '# A' }];
    expect((await api.as(reader).post('/wiki_page/import', { space: 'iso', files })).status).toBe(403);
  });
});

describe('Markdown files', () => {
  it('bring no script along, and pages of folders that have no file of their own', async () => {
    const dirty = 'Uvod\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[c](javascript:alert(1)) <b onclick="x()">d</b>\n';
    const files = [{ path: 'Mapa/Umazana.md', text: dirty }];
    expect((await admin().post('/wiki_page/import', { space: 'board', files })).body).toEqual({ pages: 2 });
    const [below, above] = await api.rows(
      "select title, body, parent_id, id from wiki_page where space = 'board' order by id desc limit 2",
    );
    expect([above?.title, below?.title, below?.parent_id]).toEqual(['Mapa', 'Umazana', above?.id]);
    expect(String(below?.body)).not.toMatch(/script|onerror|onclick|<img/);
    expect(String(below?.body)).toContain('<strong>d</strong>');
  });

  it('come from no more than a thousand places, their folders among them', async () => {
    const before = await api.count('admin', 'wiki_page');
    const files = ['a', 'b', 'c'].map((name) => ({ path: `${name}/${'x/'.repeat(400)}y.md`, text: 'Globoko' }));
    expect((await admin().post('/wiki_page/import', { space: 'board', files })).body).toMatchObject({
      status: 422,
      errors: [{ field: 'files', reason: 'tooMany' }],
    });
    expect(await api.count('admin', 'wiki_page')).toBe(before);
    const deep = [{ path: `${'x/'.repeat(120)}y.md`, text: 'Globoko' }];
    expect((await admin().post('/wiki_page/import', { space: 'board', files: deep })).body).toEqual({ pages: 121 });
  });

  it.each([
    ['whose marks are left open', '__a'.repeat(66_000)],
    ['whose quotations lie in each other', `${'> '.repeat(60_000)}a`],
  ])('are refused where one %s, and everybody else is answered meanwhile', async (_what, text) => {
    const before = await api.count('admin', 'wiki_page');
    let longest = 0;
    let last = performance.now();
    const watching = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const { status, body } = await admin().post('/wiki_page/import', { space: 'board', files: [{ path: 'Zapletena.md', text }] });
    clearInterval(watching);
    expect([status, body.errors]).toMatchObject([422, [{ field: 'files', reason: 'tooTangled' }]]);
    expect(longest).toBeLessThan(3000);
    expect(await api.count('admin', 'wiki_page')).toBe(before);
  });

  it('are taken all or none', async () => {
    const before = await api.count('admin', 'wiki_page');
    const files = [
      { path: 'Dobra.md', text: '# Dobra' },
      { path: 'Slaba.md', text: '# Slaba\n\na\u0000b' },
    ];
    expect((await admin().post('/wiki_page/import', { space: 'board', files })).status).toBe(422);
    expect(await api.count('admin', 'wiki_page')).toBe(before);
  });
});
