// A page brings the answers to its first calls along: those that the same person would be given by the calls themselves, and nobody else's.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { earlyFilesIn } from '#server/core/http/early-files.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const pages = mkdtempSync(join(tmpdir(), 'pages-'));
let app: App;
let task = 0;

const calls = [
  ['^/task/(\\d+)$', ['/api/v1/me', '/api/v1/task/$1', '/api/v1/task/$1/status']],
  ['', ['/api/v1/me']],
] as const;

beforeAll(async () => {
  mkdirSync(join(pages, 'admin'));
  writeFileSync(join(pages, 'admin/index.html'), `<html><head><!-- early -->${earlyFilesIn({ files: [], calls })}</head></html>`);
  app = api.another({ pages });
  const title = 'Črpalka </script><script>alert(1)</script>';
  task = Number((await api.as('luka').post('/task', { title, company_user_id: api.id('marko') })).body.id);
});
afterAll(() => rmSync(pages, { recursive: true }));

const pageAt = async (path: string, person: 'marko' | 'luka' | null) => {
  const response = await api.fetch(person, path, { by: app });
  const html = await response.text();
  const found = html.matchAll(/<script type="application\/json" data-early="([^"]+)" data-date="([^"]+)">(.*?)<\/script>/g);
  const answers = Object.fromEntries(
    [...found].map(([, address = '', , text = '']) => [address, JSON.parse(text) as Record<string, unknown>]),
  );
  return { html, answers, kept: response.headers.get('cache-control') };
};

it('with what the calls answer to the same person', async () => {
  const { answers, html, kept: storedAnswers } = await pageAt(`/task/${task}`, 'marko');
  expect(Object.keys(answers)).toEqual(['/api/v1/me', `/api/v1/task/${task}`, `/api/v1/task/${task}/status`]);
  const [marko, luka] = [api.as('marko'), api.as('luka')];
  expect(answers[`/api/v1/task/${task}`]).toEqual((await marko.get(`/task/${task}`)).body);
  expect(answers[`/api/v1/task/${task}/status`]).toEqual((await marko.get(`/task/${task}/status`)).body);
  expect(answers['/api/v1/me']).toMatchObject({ user: { id: api.id('marko') } });
  expect((await pageAt(`/task/${task}`, 'luka')).answers[`/api/v1/task/${task}`]).toEqual((await luka.get(`/task/${task}`)).body);
  expect(html).not.toContain('<script>alert');
  expect(storedAnswers, 'kept by nobody').toBe('no-store');
});

it('says of a list who is signed in', async () =>
  expect(Object.keys((await pageAt('/tasks/own', 'marko')).answers)).toEqual(['/api/v1/me']));

it('without what is not there', async () => {
  const { answers } = await pageAt('/task/999999', 'marko');
  expect(Object.keys(answers)).toEqual(['/api/v1/me']);
});

it('tells nobody who is not signed in anything', async () => {
  const { answers, html, kept: storedAnswers } = await pageAt(`/task/${task}`, null);
  expect(answers).toEqual({});
  expect(html).not.toContain('rpalka');
  expect(storedAnswers).toBe('no-cache');
});
