// What derives from an entity's declaration: its table, what the screens know of it, who may do what.
import { describe, expect, it } from 'vitest';
import { can, never, own, signedIn } from '#schema/core/access.ts';
import { check, exclusive, index, unique } from '#schema/core/database-rules.ts';
import { defineEntity, type Entity } from '#schema/core/entity.ts';
import {
  choice,
  choices,
  dateTime,
  decimal,
  flag,
  integer,
  longText,
  money,
  readOnly,
  reference,
  referenceOrZero,
  references,
  text,
} from '#schema/core/fields.ts';
import { timezone } from '#schema/core/timezone.ts';
import { accessText } from '#server/generate/access.ts';
import { entitiesText } from '#server/generate/entities.ts';
import { metadataText } from '#server/generate/metadata.ts';
import { formsText, registryText } from '#server/generate/registry.ts';
import { readSchema, type Schema } from '#server/generate/scan.ts';

const boiler = defineEntity({
  name: 'boiler',
  fields: {
    name: text({ max: 60 }),
    room: text({ max: 20 }).optional(),
    notes: longText().optional(),
    power: integer({ max: 5000, unit: 'kW' }).default(24),
    price: money().optional(),
    pressure: decimal({ scale: 1 }).default(1.5),
    fuel: choice({ gas: 0, oil: 1 }).default(0),
    seasons: choices({ winter: 1, summer: 2 }).default([1]),
    zone: timezone().default('Europe/Ljubljana'),
    owner_id: referenceOrZero('boiler'),
    parent_id: reference('boiler', { onDelete: 'cascade' }).optional(),
    spare_id: reference('boiler', { onDelete: 'empty' }).optional(),
    maker_id: reference('boiler'),
    fits: references('boiler'),
    running_from: dateTime(),
    running_to: dateTime().optional(),
    secret: readOnly(text({ max: 9 }).optional()),
    retired: flag().default(false),
  },
  paths: { list: '/boilers', detail: '/boiler/{id}' },
  title: ['name'],
  list: { columns: ['name', 'room'], search: ['name', 'power'], sort: 'room' },
  form: {
    general: ['name', 'room', 'notes', 'maker_id', 'owner_id', 'parent_id', 'spare_id', 'fits', 'retired'],
    technical: ['power', 'price', 'pressure', 'fuel', 'seasons', 'zone', 'running_from', 'running_to'],
  },
  access: { read: signedIn, update: own('owner_id'), delete: can('tags.delete'), fields: { secret: never, price: can('tags.write') } },
  database: [
    unique('name').where('retired = false'),
    exclusive(['owner_id'], 'running_from', 'running_to'),
    check('order', 'running_to > running_from'),
    index('fuel', 'name'),
    index('power', 'room'),
    index('maker_id', 'power'),
  ],
  menu: null,
});

const schemaOf = (...entities: object[]): Schema => ({
  entities: entities.map((value) => ({ file: 'boiler.ts', exported: 'boiler', value: value as Entity })),
  workflows: [],
});
const schema = schemaOf(boiler);
const code = entitiesText(schema).replace(/\s+/g, ' ');

describe('a table', () => {
  it.each([
    ['a required text of a length', 'name: p.string().length(60),'],
    ['an optional one', 'room: p.string().length(20).strictNullable(),'],
    ['a number with its default', 'power: p.integer().default(24),'],
    ['money beyond 32 bits', "price: p.bigint('number').strictNullable(),"],
    ['digits after the point', "pressure: p.decimal('number').precision(11).scale(1).default(1.5),"],
    ['one choice by its stored value', 'fuel: p.integer().$type<0 | 1>().default(0),'],
    ['several choices', 'seasons: p.json<(1 | 2)[]>().default([1]),'],
    [
      'a reference that says 0 for none',
      "owner_id: () => p.manyToOne(tables.boiler).mapToPk().strictNullable().deleteRule('restrict').index('boiler_owner_id_index'),",
    ],
    [
      'a reference that takes the row with it',
      "parent_id: () => p.manyToOne(tables.boiler).mapToPk().strictNullable().deleteRule('cascade').index('boiler_parent_id_index'),",
    ],
    [
      'a reference that becomes empty',
      "spare_id: () => p.manyToOne(tables.boiler).mapToPk().strictNullable().deleteRule('set null').index('boiler_spare_id_index'),",
    ],
    ['a reference that an own index covers', "maker_id: () => p.manyToOne(tables.boiler).mapToPk().deleteRule('restrict').index(false),"],
    ['the text to search in', "search_text: p.text().default(''),"],
    ['the key to sort by, empty with its field', 'room_sort: p.text().strictNullable().collation(bytewise),'],
    ['a unique rule of a part of the rows', "uniques: [{ name: 'boiler_name_unique', properties: ['name'], where: 'retired = false' }],"],
    ['a check', "checks: [{ name: 'boiler_order', expression: 'running_to > running_from' }],"],
    ['an index by the sort key, then by id', "{ name: 'boiler_fuel_name_index', properties: ['fuel', 'name_sort', 'id'] }"],
    [
      'an index whose last field may be empty',
      "sortIndex(dialect, { table: 'boiler', name: 'boiler_power_room_index', columns: ['power'], sort: 'room_sort' })",
    ],
    [
      'an index for the order of the list',
      "sortIndex(dialect, { table: 'boiler', name: 'boiler_list_index', columns: [], sort: 'room_sort' })",
    ],
    [
      'stretches that do not overlap',
      "...overlapTriggers(dialect, { table: 'boiler', name: 'boiler_owner_id_overlap', same: ['owner_id'], from: 'running_from', to: 'running_to' })",
    ],
    [
      'a table for many to many',
      "boiler_fits: defineEntity({ name: 'boiler_fits', properties: { boiler_id: () => p.manyToOne(tables.boiler).mapToPk().primary().deleteRule('cascade'),",
    ],
  ])('has %s', (_case, part) => expect(code).toContain(part));

  it('has no column for what stands in another one', () => expect(code).not.toContain(' fits:'));
  // MikroORM would write the word itself into the table.
  it('has no default that nobody declared', () => expect(code).not.toContain('undefined'));

  it.each([
    ['two rules of one name', [unique('name'), unique('name').where('retired')], /boiler_name_unique/],
    ['a rule on a field that does not exist', [index('colour')], /no field colour/],
  ])('is refused with %s', (_case, database, message) => expect(() => entitiesText(schemaOf({ ...boiler, database }))).toThrow(message));

  it('is refused with a number that its column cannot hold', () => {
    const wide = defineEntity({
      name: 'wide',
      fields: { name: text(), value: integer({ max: 3_000_000_000 }) },
      title: ['name'],
      access: { read: never },
    });
    expect(() => entitiesText(schemaOf(wide))).toThrow(/wide\.value may be larger/);
  });
});

describe('the screens', () => {
  const metadata = metadataText(schema).replace(/\s+/g, ' ');

  it('know what a field takes, and what it is when nobody says', () => {
    expect(metadata).toContain("name: { kind: 'text', max: 60, required: true }");
    expect(metadata).toContain("power: { kind: 'integer', unit: 'kW', min: 0, max: 5000, default: 24 }");
    expect(metadata).toContain("maker_id: { kind: 'reference', target: 'boiler', required: true }");
  });

  it('hear nothing of a field that nobody may see', () => expect(metadata).not.toContain('secret'));
  it('take the time zones from the platform', () =>
    expect(metadata).toContain("zone: { kind: 'choice', values: timeZones, default: 'Europe/Ljubljana' }"));
  it('know nothing of what has no calls', () => expect(metadataText(schemaOf({ ...boiler, internal: true }))).not.toContain('boiler'));
  it('load a form by its own chunk', () =>
    expect(formsText(schema)).toContain("boiler: () => import('#schema/boiler.ts').then((module) => module.boiler)"));
});

describe('the table of rights', () => {
  it('says in words who may do what, and nobody where nothing is said', () => {
    const table = accessText(schema);
    expect(table).toContain('| boiler | any signed-in user | nobody | the caller is its owner_id | permission tags.delete | nobody |');
    expect(table).toContain('| boiler | price | permission tags.write |');
  });
});

describe('the same schema', () => {
  it('always gives the same text', async () => {
    const [one, other] = await Promise.all([readSchema(), readSchema()]);
    for (const make of [registryText, entitiesText, metadataText, accessText, formsText]) expect(make(one)).toBe(make(other));
    expect(one.entities.length).toBeGreaterThan(10);
  });
});
