// A file of a spreadsheet as the import reads it: its lines keep the numbers that the spreadsheet shows.
import { expect, it } from 'vitest';
import { withCorrection, withoutCorrection } from '#admin/generic/import/mapping.ts';
import { readSheet } from '#admin/generic/import/read-file.ts';

const asItIs = { encoding: null, separator: null, headed: true } as const;
const sheetOf = (text: string, how: Parameters<typeof readSheet>[1] = asItIs) => readSheet(new File([text], 'stranke.csv'), how);

it('counts blank lines that it leaves out', async () => {
  const sheet = await sheetOf('Ime;Kraj\r\nAlfa;Celje\r\n\r\n;\r\nBeta;Kranj\r\n');
  expect(sheet?.separator).toBe(';');
  expect(sheet?.head).toEqual(['Ime', 'Kraj']);
  expect(sheet?.rows).toEqual([
    { row: 2, cells: ['Alfa', 'Celje'] },
    { row: 5, cells: ['Beta', 'Kranj'] },
  ]);
});

it('takes the first line that says something for the head', async () => {
  const sheet = await sheetOf('\n\nIme,Kraj\n"Alfa, d. o. o.",Celje\n');
  expect(sheet?.head).toEqual(['Ime', 'Kraj']);
  expect(sheet?.rows).toEqual([{ row: 4, cells: ['Alfa, d. o. o.', 'Celje'] }]);
});

it('numbers the lines of a file without a head from the first', async () => {
  const sheet = await sheetOf('Alfa\tCelje\nBeta\tKranj', { ...asItIs, headed: false });
  expect(sheet?.separator).toBe('\t');
  expect(sheet?.head).toEqual(['', '']);
  expect(sheet?.rows.map(({ row }) => row)).toEqual([1, 2]);
});

it('reads more lines than an import takes, so that it can say how many there are', async () => {
  const sheet = await sheetOf(`Ime\n${'Alfa\n'.repeat(150_000)}`);
  expect(sheet?.rows.length).toBe(150_000);
});

it.each(['', 'Ime;Kraj\n', '\n;\n'])('finds no rows in %j', async (text) => expect(await sheetOf(text)).toBeNull());

it('mends the same text of the same column with a cell, where it is wrong too, and never an empty one', () => {
  const lines = [
    { row: 2, values: ['Alfa', 'Rep. Slovenija'] },
    { row: 3, values: ['Beta', 'Rep. Slovenija'] },
    { row: 4, values: ['Rep. Slovenija', 'Avstrija'] },
    { row: 5, values: ['Delta', 'Rep. Slovenija'] },
  ];
  const countries = (also: ReadonlySet<number>) =>
    withCorrection(lines, { row: 2, at: 1, text: 'SI', also }).map(({ values }) => values[1]);
  expect(countries(new Set([2, 3, 4]))).toEqual(['SI', 'SI', 'Avstrija', 'Rep. Slovenija']);
  expect(countries(new Set())).toEqual(['SI', 'Rep. Slovenija', 'Avstrija', 'Rep. Slovenija']);
  const blank = lines.map(({ row, values: [name = ''] }) => ({ row, values: [name, ''] }));
  const filled = withCorrection(blank, { row: 2, at: 1, text: 'SI', also: new Set([2, 3, 4, 5]) });
  expect(filled.map(({ values }) => values[1])).toEqual(['SI', '', '', '']);
});

it('takes a mending back in all its rows, and leaves what was mended since', () => {
  const before = ['Rep. Slovenija', 'Rep. Slovenija', 'Avstrja'].map((country, at) => ({ row: at + 2, values: ['Alfa', country] }));
  const after = withCorrection(before, { row: 2, at: 1, text: 'SL', also: new Set([3]) });
  const since = withCorrection(withCorrection(after, { row: 3, at: 1, text: 'SI', also: new Set() }), {
    row: 4,
    at: 1,
    text: 'AT',
    also: new Set(),
  });
  expect(withoutCorrection(since, { at: 1, before, after }).map(({ values }) => values[1])).toEqual(['Rep. Slovenija', 'SI', 'AT']);
  expect(withoutCorrection(after, { at: 1, before, after })).toEqual(before);
});
