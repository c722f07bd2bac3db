// A script in every text field that anybody may write: kept as the text that it is, and nothing that is made of it runs it, be it an answer, a page, a mail, a file for a spreadsheet or a paper.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { useApi } from '#tests/support/api.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';
import { sendTask } from '#tests/support/stories/task-story.ts';

const api = useApi();
const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
/** What a browser would run of it. */
const running = /<script>alert|<img/i;
const texts = (Object.values(entities) as Entity[])
  .filter(({ internal }) => !internal)
  .map((entity) => ({
    entity,
    fields: entity.writable.filter((field) => ['text', 'longText', 'richText', 'phone'].includes(entity.info[field]?.kind ?? '')),
  }))
  .filter(({ fields }) => fields.length > 0);

const newest = async (entity: Entity) => Number((await api.rows(`select max(id) as id from "${entity.name}"`))[0]?.id);
const pathOf = async (entity: Entity) => (entity.single ? `/${entity.path}` : `/${entity.path}/${await newest(entity)}`);
let written = 0;

// Both databases keep a text as it is; what becomes of it is the server's alone.
if (!onPostgres)
  describe('a field', () => {
    it.each(texts.map(({ entity, fields }) => [entity.name, entity, fields] as const))('of %s', async (_name, entity, fields) => {
      const path = await pathOf(entity);
      const faults: string[] = [];
      for (const field of fields) {
        // Shorter than the shortest that takes any of it.
        for (const value of [`<p>a</p>${script}`, script, '<img src=x>']) {
          const answer = await api.as('admin').put(path, { [field]: value });
          if (answer.status >= 500) faults.push(`${field}: ${answer.status}`);
          if (answer.status !== 200) continue;
          written += 1;
          const storedHtml = String(answer.body[field] ?? '');
          if (entity.info[field]?.kind === 'richText' ? running.test(storedHtml) : storedHtml !== value)
            faults.push(`${field}: ${storedHtml}`);
          break;
        }
      }
      expect(faults.join('\n')).toBe('');
    });

    it('takes it in many places, so that this shows something', () => expect(written).toBeGreaterThan(30));
  });

describe('the stored form of script input', () => {
  const pages = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(pages, { recursive: true }));

  it('runs in no page that the server writes into', async () => {
    for (const bundle of ['admin', 'public-pages']) {
      mkdirSync(join(pages, bundle));
      writeFileSync(join(pages, bundle, 'index.html'), '<html><head><!-- early --></head><body></body></html>');
    }
    expect(await api.as('admin').put('/settings', { company_name: script, phone: null })).toMatchObject({ status: 200 });
    const client = Number((await api.as('luka').post('/client', { name: script })).body.id);
    const person = await api.as('luka').post('/contact', { client_id: client, name: script, email: 'ana.kos@example.com' });
    await api.as('luka').put(`/client/${client}`, { primary_contact_id: person.body.id });
    const made = { title: script, description: script, company_user_id: api.id('marko'), client_company_id: client };
    const task = Number((await api.as('luka').post('/task', made)).body.id);
    const address = `/confirmTask/${await sendTask(api, task)}`;
    const by = api.another({ pages });
    for (const path of ['/login', address, '/clients']) {
      const html = await (await api.fetch(null, path, { by })).text();
      expect(html, path).toContain('<meta name="company"');
      expect(html, path).not.toMatch(running);
      // Nothing closes the element that carries data.
      expect(html.match(/<script/g)?.length ?? 0, path).toBe(path === address ? 1 : 0);
    }
    const [mail] = await api.rows('select html from mail order by id desc limit 1');
    expect(String(mail?.html)).toContain('&#60;script&#62;');
    expect(String(mail?.html)).not.toMatch(running);
  });

  it('is text on paper, which has no script and no act of its own', async () => {
    const task = Number(
      (await api.as('luka').post('/task', { title: script, description: script, company_user_id: api.id('luka') })).body.id,
    );
    const { name } = (await api.as('luka').get(`/task/${task}/preview`)).body;
    const paper = await api.fetch('luka', `/pdf/task/${name}`);
    expect(await paper.text()).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm)\b/);
  });

  it('is no formula in a spreadsheet', async () => {
    await api
      .as('luka')
      .post('/client', { name: '=HYPERLINK("http://example.com";"klik")', town: '@SUM(A1)', address: '-1+1', zip: '\t=1' });
    const file = await api.fetch('admin', '/api/v1/export/client?columns=name,town,address,zip');
    const cells = (await file.text()).split('\r\n').flatMap((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    expect(cells.join()).toContain("'=HYPERLINK");
  });
});
