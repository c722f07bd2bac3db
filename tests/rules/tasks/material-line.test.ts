// A line of material that is changed in its row: what was not touched stays what it was, in every way of writing numbers.
import { expect, it } from 'vitest';
import { draftOf, lineOf } from '#admin/screens/tasks/task/material/draft.ts';
import { createFormat } from '#schema/core/format.ts';
import { decimalMark, numbersIn } from '#schema/core/number-text.ts';
import { type Language, languages } from '#schema/core/words.ts';

const figureIn = (language: Language) => ({ read: (text: string) => numbersIn(text, decimalMark(language)) });
const cable = { name: 'Kabel', unit: 'Meter', quantity: 2.5 } as const;

it.each(languages)('another name leaves the quantity, however it is written: %s', (language) => {
  const format = createFormat(language, 'Europe/Ljubljana');
  for (const quantity of [2.5, 1.234, 1234, 1234.5, 0.001])
    expect(lineOf({ ...draftOf({ ...cable, quantity }, format), name: 'Vodnik' }, figureIn(language))).toEqual({
      name: 'Vodnik',
      unit: 'Meter',
      quantity,
    });
});

it.each([
  ['with a comma', '3,5', 3.5],
  ['with a point', '3.5', 3.5],
  ['whole', '12', 12],
])('a quantity that is typed anew counts: %s', (_how, quantity, expected) => {
  const draft = draftOf(cable, createFormat('en', 'Europe/Ljubljana'));
  expect(lineOf({ ...draft, quantity }, figureIn('en'))).toEqual({ name: 'Kabel', unit: 'Meter', quantity: expected });
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['no number', { quantity: 'nekaj' }, 'quantity'],
  ['nothing of it', { quantity: '0' }, 'quantity'],
  ['what may be two', { quantity: '1.250' }, 'quantity'],
])('a line with %s says so', (_what, part, field) => {
  expect(lineOf({ ...draftOf(cable, createFormat('sl', 'Europe/Ljubljana')), ...part }, figureIn('sl'))).toBe(field);
});
