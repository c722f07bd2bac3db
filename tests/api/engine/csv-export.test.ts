// A list as a file: the columns and rows that the caller sees, safe in a spreadsheet, and read back by an import as they were.
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, type Guide, guess, linesOf } from '#admin/generic/import/mapping.ts';
import { entities } from '#generated/registry.ts';
import { csvCell } from '#schema/core/csv-cell.ts';
import { isExportable, isImportable } from '#server/crud/import/importable.ts';
import { type Answer, type Person, queryString, useApi } from '#tests/support/api.ts';
import { fillEmpty } from '#tests/support/derived-row.ts';

const api = useApi();
const file = async (path: string, person: Person = 'admin') => {
  const response = await api.fetch(person, `/api/v1/export/${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes, text: new TextDecoder().decode(bytes) };
};

it.each([
  ['=1+1', "'=1+1"],
  ['+386 40 555 218', "'+386 40 555 218"],
  ['-5', '-5'],
  ['-165,75', '-165,75'],
  ['-1.5', '-1.5'],
  ['-1+2', "'-1+2"],
  ['-', "'-"],
  ['-5 %', "'-5 %"],
  ['-1,2,3', "'-1,2,3"],
  ['+5', "'+5"],
  ['-5\n=1', '"\'-5\n=1"'],
  ['@ime', "'@ime"],
  ['\tzamik', "'\tzamik"],
  ['a;b', '"a;b"'],
  ['on je "on"', '"on je ""on"""'],
  ['dve\nvrstici', '"dve\nvrstici"'],
  ['=A1;B', '"\'=A1;B"'],
  ['navadno', 'navadno'],
])('%j becomes the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('begins with the mark of UTF-8 and the names of its columns in the language of the caller', async () => {
  const { status, type, bytes, text } = await file(
    `client${queryString({ columns: 'name,country,payment_term_days,tags,primary_contact_id' })}`,
  );
  expect({ status, type }).toEqual({ status: 200, type: 'text/csv' });
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text.split('\r\n')[0]).toBe('Naziv;Država;Rok plačila;Oznake;Glavni kontakt');
  expect(text).toContain('Slovenija');
});

it('holds all rows as they are filtered and sorted', async () => {
  const filter = { archived: false, country: 'SI' };
  const { text } = await file(`client${queryString({ filter, sort: ['name', 'DESC'], columns: 'name' })}`);
  const names = text.trim().split('\r\n').slice(1);
  expect(names.length).toBe(await api.count('admin', 'client', filter));
  const { rows } = await api.as('admin').get(`/client${queryString({ filter, sort: ['name', 'DESC'], range: [0, 2] })}`);
  expect(names.slice(0, 3)).toEqual(rows.map(({ name }) => csvCell(String(name))));
});

it('goes over many pages', async () => {
  const lines = Array.from({ length: 2100 }, (_one, at) => ({ row: at + 1, values: [`Stran ${at}`] }));
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ fields: ['name'], rows: lines });
  expect(await (await api.fetch('admin', '/api/v1/import/client', { method: 'POST', headers, body })).text()).toContain('"created":2100');
  const { text } = await file(`client${queryString({ columns: 'name' })}`);
  expect(text.trim().split('\r\n')).toHaveLength(1 + (await api.count('admin', 'client')));
});

it.each(
  Object.values(entities)
    .filter(isExportable)
    .map(({ name }) => name),
)('the whole list of %s can be taken along', async (entity) => {
  const { status, text } = await file(entity);
  expect({ status, rows: Papa.parse(text, { skipEmptyLines: 'greedy' }).data.length - 1 }).toEqual({
    status: 200,
    rows: await api.count('admin', entity),
  });
});

describe('tells no more than the list', () => {
  it.each([
    ['client', 'marko'],
    ['user', 'jure'],
  ] as const)('%s is not for %s', async (entity, person) => {
    expect((await file(entity, person)).status).toBe(403);
  });

  it('and refuses a column that the list does not have', async () => {
    expect((await file(`user${queryString({ columns: 'name,password_hash' })}`)).status).toBe(422);
  });
});

describe('comes back in as it was, with what is in the archive by now', () => {
  const done = async (call: Promise<Answer>) => expect([200, 201]).toContain((await call).status);
  beforeAll(async () => {
    const [clientTag] = await api.rows('select tag_id, client_id from client_tags order by client_id limit 1');
    await done(api.as('admin').put(`/tag/${clientTag?.tag_id}`, { archived: true, name: 'Plačuje pozno, a plača' }));
    const [contact] = await api.rows('select client_id from contact where branch_office_id is not null order by id limit 1');
    await done(api.as('admin').put(`/client/${contact?.client_id}`, { archived: true }));
    const [driver] = await api.rows('select owner_id from vehicle where owner_id is not null order by id limit 1');
    await done(api.as('admin').put(`/user/${driver?.owner_id}/active`, { active: false }));
    await fillEmpty(api);
  });
  const importable = Object.values(entities).filter(isImportable);

  it.each(importable.map(({ name }) => name))('%s', async (entity) => {
    const { data } = Papa.parse<string[]>((await file(entity)).text, { skipEmptyLines: 'greedy' });
    const [head = [], ...rest] = data;
    const rows = rest.map((cells, at) => ({ row: at + 2, cells }));
    const guide = (await api.as('admin').get(`/import/${entity}`)).body as Guide & Record<string, unknown>;
    const exportMapping = { name: entity, encoding: 'utf-8', separator: ';', head, rows } as const;
    const mapping = guess(exportMapping, guide);
    const fields = fieldsOf(mapping);
    const key = guide.keys.find((one) => one.every((field) => fields.includes(field))) ?? [];
    const { body } = await api.as('admin').post(`/import/${entity}/preview`, { fields, key, rows: linesOf(exportMapping, mapping) });
    const other = (body.rows as { outcome: string }[]).filter(({ outcome }) => outcome !== 'same');
    expect({ same: body.same, other }).toEqual({ same: rows.length, other: [] });
  });
});
