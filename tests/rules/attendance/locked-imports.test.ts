// What lies in a locked week comes in by no file: hours, rides and absences are written by acts, which the lock guards, never by an import.
import { expect, it } from 'vitest';
import { entities } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { isImportable } from '#server/crud/import/importable.ts';

const ofDays = [
  'time_entry',
  'sub_time',
  'transport',
  'transport_passenger',
  'absence',
  'attendance_correction',
  'attendance_week',
  'flex_entry',
];

it('no entity of hours or days away can be imported', () => {
  const known: readonly Entity[] = Object.values(entities);
  expect(ofDays.filter((name) => !known.some((entity) => entity.name === name))).toEqual([]);
  expect(known.filter((entity) => ofDays.includes(entity.name) && isImportable(entity)).map(({ name }) => name)).toEqual([]);
});

it('no entity that can be imported holds a moment of work', () => {
  const moments = (Object.values(entities) as Entity[]).filter(isImportable).flatMap((entity) =>
    Object.entries(entity.info)
      .filter(([name, info]) => info.kind === 'dateTime' && entity.writable.includes(name))
      .map(([name]) => `${entity.name}.${name}`),
  );
  expect(moments).toEqual([]);
});
