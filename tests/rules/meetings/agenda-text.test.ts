// What is typed as the agenda of a meeting becomes its items, with nothing left out.
import { expect, it } from 'vitest';
import { itemsIn } from '#admin/screens/meetings/meeting-list/agenda-text.ts';

it.each([
  ['Stanje del, 10', { title: 'Stanje del', minutes: 10 }],
  ['Stanje del;15 min', { title: 'Stanje del', minutes: 15 }],
  ['Razno', { title: 'Razno' }],
  ['Soba 5, 20', { title: 'Soba 5', minutes: 20 }],
  ['Popust 2,5', { title: 'Popust 2,5' }],
  ['Hodnik, 700', { title: 'Hodnik, 700' }],
  ['Hodnik, 0', { title: 'Hodnik, 0' }],
  [', 10', { title: ', 10' }],
])('»%s«', (line, item) => expect(itemsIn(line)).toEqual([item]));

it('keeps each line whole, and leaves empty ones out', () => {
  const long = 'x'.repeat(201);
  expect(itemsIn(` Uvod, 5 \n\n${long}\n`)).toEqual([{ title: 'Uvod', minutes: 5 }, { title: long }]);
});
