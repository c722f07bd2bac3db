// A kind of field is described in one place: a new one is a descriptor, a constructor, a cell, an input, and a value for tests.
import { expect, it } from 'vitest';
import { fieldKinds } from '#schema/core/field-kinds.ts';
import * as constructors from '#schema/core/fields.ts';
import { written } from '../../support/sources.ts';

/** The letter in brackets keeps this line from being one of them. */
const total = /(?<!Partial<)Readonly<Record<Field[K]ind,/;

it('nothing but its description, cell, input and value for tests asks for every kind', () => {
  const totalMaps = written.filter(({ lines }) => lines.some((line) => total.test(line)));
  expect(totalMaps.map(({ path }) => path)).toEqual([
    'admin/fields/cells.tsx',
    'admin/fields/inputs.tsx',
    'schema/core/field-kinds.ts',
    'tests/support/derived-row.ts',
  ]);
});

it('each kind is made by a constructor of its name', () => {
  expect(fieldKinds.filter((kind) => !(kind in constructors))).toEqual([]);
});
