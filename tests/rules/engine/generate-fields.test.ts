// Every kind of field can be stored: its value goes into the column and comes out of it unchanged, on both databases.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { type FieldKind, fieldKinds, kinds, type Stored } from '#schema/core/field-kinds.ts';
import { codecFor } from '#server/fields/codec.ts';
import { derivedOf, sortColumn } from '#server/fields/derived.ts';
import { toProperties } from '#server/fields/properties.ts';
import { columnOf } from '#server/fields/storage.ts';
import { fromProperties } from '../../support/from-properties.ts';

const instant = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const whole = fc.integer({ min: 0, max: 2_147_483_647 });
/** What is kept in each kind of column, and what else a field may say of it. */
const values: Readonly<Record<Stored, [Omit<FieldInfo, 'kind'>, fc.Arbitrary<unknown>][]>> = {
  line: [[{ max: 20 }, fc.string()]],
  text: [[{}, fc.string()]],
  whole: [[{}, whole]],
  cents: [[{}, fc.maxSafeInteger()]],
  decimal: [[{ scale: 2 }, whole.map((value) => value / 100)]],
  day: [[{}, instant.map((text) => text.slice(0, 10))]],
  instant: [[{}, instant]],
  flag: [[{}, fc.boolean()]],
  choice: [
    [{ values: { a: 0, b: 0.5 } }, fc.constantFrom(0, 0.5)],
    [{ values: { a: 1, b: 2 }, many: true }, fc.subarray([1, 2])],
  ],
  id: [
    [{ target: 'user' }, whole],
    [{ target: 'user', zero: true }, whole],
  ],
  ids: [[{ target: 'tag' }, fc.array(whole)]],
  rows: [
    [
      { row: { name: { kind: 'text' }, amount: { kind: 'money' }, done: { kind: 'flag' } } },
      fc.array(fc.record({ name: fc.string(), amount: whole, done: fc.boolean() }, { noNullPrototype: true })),
    ],
  ],
};
const valuesOf = (kind: FieldKind): readonly [FieldInfo, fc.Arbitrary<unknown>][] =>
  values[kinds[kind].stored].map(([info, arbitrary]) => [{ ...info, kind }, arbitrary]);

describe.each(fieldKinds)('a %s', (kind) => {
  it.each(['sqlite', 'postgres'] as const)('comes out of its column as it went in, on %s', (dialect) => {
    for (const [info, arbitrary] of valuesOf(kind)) {
      const { fromColumn, toColumn } = codecFor(info, dialect);
      fc.assert(
        fc.property(arbitrary, (value) => {
          const column = toColumn ? toColumn(value) : value;
          // jsonb comes back parsed.
          const raw = dialect === 'postgres' && (info.many || kind === 'rows') ? JSON.parse(String(column)) : column;
          expect(fromColumn ? fromColumn(raw) : raw).toEqual(value);
        }),
      );
      if (kind !== 'references' && !info.zero) for (const way of [fromColumn, toColumn]) if (way) expect(way(null)).toBeNull();
    }
  });

  it('goes into the property of a row and out of it', () => {
    for (const [info, arbitrary] of valuesOf(kind)) {
      if (!columnOf(info)) continue;
      const entity = { info: { value: info } } as Pick<Entity, 'info'>;
      fc.assert(
        fc.property(arbitrary, (value) => {
          expect(fromProperties(entity, toProperties(entity, { value }))).toEqual({ value });
        }),
      );
    }
  });
});

describe('a list is sorted', () => {
  it.each<[string, Entity, string, string | null]>([
    ['by the key of a text', entities.client as Entity, 'name', 'name_sort'],
    ['by what has an order of its own', entities.client as Entity, 'payment_term_days', 'payment_term_days'],
    ['not by rich text', entities.client as Entity, 'notes', null],
    ['not by a file', entities.settings as Entity, 'logo', null],
    ['not by a long text', entities.task as Entity, 'description', null],
    ['not by a text that no list shows', entities.task as Entity, 'denied_reason', null],
    ['not by many references', entities.client as Entity, 'tags', null],
    ['not by what does not exist', entities.client as Entity, 'colour', null],
  ])('%s', (_case, entity, field, column) => expect(sortColumn(entity, field)).toBe(column));

  it('by keys that whoever loads many rows can make himself', () => {
    const client = entities.client as Entity;
    const row = { name: 'Šolski center', town: 'Črnomelj', address: null };
    expect(Object.fromEntries(derivedOf(client).map(({ column, make }) => [column, make(row)]))).toEqual({
      search_text: 'solski center crnomelj ¦solski ¦center',
      name_sort: 's~olski center',
      address_sort: null,
      zip_sort: null,
      town_sort: 'c~rnomelj',
    });
    expect(derivedOf(entities.session as Entity)).toEqual([]);
  });
});
