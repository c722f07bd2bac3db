// No input stops the server for everybody: every text of every call, every query and every cell of an import gets what takes a careless reader the square of its length.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomFor } from '#seeds/random.ts';
import { somewhere } from '#tests/support/addresses.ts';
import { type Fields, useApi } from '#tests/support/api.ts';
import { slowness } from '#tests/support/machine/slowness.ts';
import { documentAs } from '#tests/support/openapi.ts';

const api = useApi();
/** The short form draws one text for each field; `npm run fuzz` tries all of them. */
const all = process.env.FUZZ !== undefined;
const seed = Number(process.env.FUZZ_SEED ?? 1);
/** Milliseconds of the main thread for one call: then somebody else has their turn. */
const most = 200;
/** Milliseconds until the answer: meanwhile a connection of the database is held, or the thread that reads texts. */
const longest = 1500;
/** A tangled Markdown of 100,000 characters may hold the thread for three seconds. */
const longestMarkdown = 4500;

/** Texts of about so many characters. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `a${' '.repeat(length)}a`,
  'blank lines': (length) => `a${'\n '.repeat(length / 2)}a`,
  letters: (length) => 'a'.repeat(length),
  digits: (length) => '1'.repeat(length),
  commas: (length) => 'a,'.repeat(length / 2),
  semicolons: (length) => ';'.repeat(length),
  dots: (length) => '1.'.repeat(length / 2),
  colons: (length) => '1:'.repeat(length / 2),
  hyphens: (length) => '-'.repeat(length),
  slashes: (length) => '/'.repeat(length),
  backslashes: (length) => '\\'.repeat(length),
  at: (length) => 'a@'.repeat(length / 2),
  underscores: (length) => '__a'.repeat(length / 3),
  stars: (length) => '*a **'.repeat(length / 5),
  brackets: (length) => '['.repeat(length),
  quotations: (length) => '> '.repeat(length / 2),
  'open tags': (length) => '<b>'.repeat(length / 3),
  'closed tags': (length) => '</b>'.repeat(length / 4),
  angles: (length) => '<'.repeat(length),
  'nested quotations': (length) => '<blockquote>'.repeat(length / 12),
  'open paragraphs': (length) => '<p>a'.repeat(length / 4),
  'nested lists': (length) => '<ul><li>'.repeat(length / 8),
  signs: (length) => '&'.repeat(length),
  marks: (length) => '\u0301'.repeat(length),
  'joined faces': (length) => '👩\u200d'.repeat(length / 3),
  percents: (length) => '%'.repeat(length),
  alternations: (length) => 'aab'.repeat(length / 3),
};
const names = Object.keys(shapes);
const random = randomFor('slow', seed);
const drawn = (): readonly string[] => (all ? names : [random.pick(names)]);
const textOf = (name: string, length: number): string => (shapes[name] as (length: number) => string)(length);

type Schema = {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly format?: string;
  readonly enum?: readonly unknown[];
};
type Operation = {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly schema: { readonly properties?: Record<string, Schema> } } };
  };
};
const { paths } = documentAs<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>();
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  path.startsWith('/api/v1/')
    ? Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        place: path.slice('/api/v1'.length),
        operation,
      }))
    : [],
);
/** As much as its schema takes, and what is refused for its length. */
const lengthsOf = ({ anyOf = [], ...schema }: Schema): readonly number[] => {
  const longest = Math.max(0, ...[schema, ...anyOf].map(({ maxLength = 0 }) => maxLength));
  const isText = [schema, ...anyOf].some(({ type, enum: values }) => !values && (type === 'string' || type?.includes('string')));
  return isText ? [...new Set([Math.min(longest || 300_000, 400_000), 300_000])] : [];
};

const ids: Record<string, number> = {};
beforeAll(async () => {
  const { body } = await api.as('admin').post('/task', { title: 'Dolga besedila', company_user_id: api.id('admin') });
  ids.task = Number(body.id);
  const hour = { planned_start: '2026-12-02T08:00:00Z', planned_end: '2026-12-02T09:00:00Z' };
  ids.meeting = Number((await api.as('admin').post('/meeting', { title: 'Dolga besedila', ...hour })).body.id);
});
const addressOf = (place: string) => place.replaceAll(/\{\w+\}/g, () => String(ids[place.split('/')[1] ?? ''] ?? 1));

let slow: string[] = [];
afterEach(() => {
  slow = [];
});
let callCount = 0;
/** The main thread's own time stops everybody; the rest of the wait is the caller's. */
const timed = async (what: string, call: () => Promise<{ status: number }>, patience: number, slower: number): Promise<void> => {
  const begun = performance.now();
  const before = process.threadCpuUsage();
  const { status } = await call();
  const { user, system } = process.threadCpuUsage(before);
  callCount += 1;
  const took = Math.round((user + system) / 1000);
  const waited = Math.round(performance.now() - begun);
  if (waited > patience * slower) slow.push(`${what}: answered after ${waited} ms (${status})`);
  if (took > most * slower) slow.push(`${what}: ${took} ms (${status})`);
  if (status >= 500) slow.push(`${what}: ${status}`);
};
/** What is slow once may have met the collection of garbage, or a machine that is busy: only what is slow again counts, by what the machine does now. */
const search = async (what: string, call: () => Promise<{ status: number }>, patience = longest): Promise<void> => {
  const found = slow.length;
  await timed(what, call, patience, 1);
  for (let again = 0; again < 2 && slow.length > found; again += 1) {
    slow.length = found;
    await timed(what, call, patience, slowness());
  }
};
const admin = () => api.as('admin');
const address = () => ({ address: somewhere() });

describe('is read within its time', () => {
  it('every text of every body', async () => {
    for (const { method, place, operation } of calls) {
      if (/^\/(logout|me\/sessions)/.test(place)) continue;
      const properties = operation.requestBody?.content['application/json']?.schema.properties ?? {};
      for (const [field, schema] of Object.entries(properties))
        for (const name of drawn())
          for (const length of lengthsOf(schema)) {
            const body: Fields = { title: 'Dolgo', edition: 1, [field]: textOf(name, length) };
            await search(`${method} ${place} ${field}: ${name} × ${length}`, () => admin().send(method, addressOf(place), body, address()));
          }
    }
    expect(slow).toEqual([]);
    expect(callCount).toBeGreaterThan(200);
  });

  it('every query', async () => {
    for (const { method, place, operation } of calls) {
      if (method !== 'GET' || /events|preview|pdf/.test(place)) continue;
      for (const { name = '', in: where } of operation.parameters ?? [])
        for (const shape of where === 'query' ? drawn() : []) {
          const text = textOf(shape, 5000);
          const value = name === 'filter' ? JSON.stringify({ q: text }) : text;
          await search(`GET ${place} ${name}: ${shape}`, () =>
            admin().get(`${addressOf(place)}?${new URLSearchParams({ [name]: value })}`, address()),
          );
        }
    }
    expect(slow).toEqual([]);
  });

  it.each(names)('cells, pages, minutes and deep lists: %s', async (name) => {
    const imports = calls.filter(({ method, place }) => method === 'POST' && /^\/import\/\w+\/preview$/.test(place));
    for (const { place } of all ? imports : [random.pick(imports)]) {
      const entity = place.split('/')[2] ?? '';
      const fields = ((await admin().get(`/import/${entity}`)).body.fields ?? []) as readonly { readonly name: string }[];
      for (const field of fields.slice(0, all ? undefined : 3)) {
        const rows = Array.from({ length: 20 }, (_one, row) => ({ row: row + 1, values: [textOf(name, 20_000)] }));
        await search(`import of ${entity}.${field.name}: ${name}`, () => admin().post(place, { fields: [field.name], rows }, address()));
      }
    }
    const text = textOf(name, 390_000);
    await search(`page: ${name}`, () => admin().post('/wiki_page', { space: 'main', title: 'Dolgo', body: text }, address()));
    await search(
      `Markdown: ${name}`,
      () => admin().post('/wiki_page/import', { space: 'main', files: [{ path: `${name}.md`, text: textOf(name, 100_000) }] }, address()),
      longestMarkdown,
    );
    const changes = Array.from({ length: 40 }, (_one, at) => ({
      ...{ key: `dolg-${at}`, item_id: null, after: null, edition: null },
      html: `<p>${textOf(name, 19_000)}</p>`,
    }));
    await search(`minutes: ${name}`, () => admin().put(`/meeting/${ids.meeting}/minutes`, { tab: 'dolgo', changes }, address()));
    const raw = new TextEncoder().encode(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`);
    await search('deep lists', () =>
      admin().post('/task', undefined, { raw, headers: { 'content-type': 'application/json' }, ...address() }),
    );
    expect(slow).toEqual([]);
  });
}, 3_600_000);
