// A table for bookkeeping: in CSV and in a workbook amounts stay numbers and days stay days, and nothing that people typed becomes a formula.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createFormat } from '#schema/core/format.ts';
import { csvOf, type Table, workbookOf } from '#server/domain/transfer/spreadsheet.ts';

const telling = { language: 'sl', format: createFormat('sl', 'Europe/Ljubljana') } as const;
const table: Table = {
  sheet: 'Izdani računi',
  head: ['Kupec', 'Datum', 'Znesek'],
  rows: [
    [{ text: '=HYPERLINK("http://zlo";"klik")' }, { day: '2026-02-28' }, { cents: 123_456_789 }],
    [{ text: 'Čebelar & sin <d. o. o.>; Žalec' }, { day: '2026-10-25' }, { cents: -1999 }],
    [{ text: '-5' }, { day: null }, { cents: 0 }],
    [{ text: null }, { day: null }, { cents: null }],
  ],
};

describe('as CSV', () => {
  const lines = csvOf(table, telling).split('\r\n');
  it('begins with the mark of UTF-8 and its head', () => expect(lines[0]).toBe('\ufeffKupec;Datum;Znesek'));
  it('keeps numbers below zero as numbers, and days as people write them', () => expect(lines[2]).toContain(';25/10/2026;-19,99'));
  it('makes what people typed safe', () => {
    expect(lines[1]).toBe(`"'=HYPERLINK(""http://zlo"";""klik"")";28/02/2026;1234567,89`);
    // Nothing but a number below zero: a spreadsheet runs nothing of it.
    expect(lines[3]).toBe('-5;;0,00');
    expect(lines[4]).toBe(';;');
  });
});

describe('as a workbook', async () => {
  const files = unzipSync(await workbookOf(table, telling));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  const cell = (name: string) => new RegExp(`<c r="${name}"[^>]*?(?:/>|>.*?</c>)`).exec(sheet)?.[0] ?? '';
  /** A day as spreadsheets count: 1 is the first of January 1900, and they believe in a 29 February of that year. */
  const serial = (day: string) => String(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569);

  it('amounts are numbers', () => {
    expect(cell('C2')).toContain('<v>1234567.89</v>');
    expect(cell('C3')).toContain('<v>-19.99</v>');
    expect(cell('C2')).not.toContain('t="s"');
  });
  it('days are days, whatever the clock of the server', () => {
    expect(cell('B2')).toContain(`<v>${serial('2026-02-28')}</v>`);
    expect(cell('B3')).toContain(`<v>${serial('2026-10-25')}</v>`);
  });
  it('typed values are text, never formulas', () => {
    expect(sheet).not.toContain('<f');
    expect(cell('A2')).toContain('t="s"');
    expect(strings).toContain('=HYPERLINK(');
    expect(strings).toContain('Čebelar &amp; sin &lt;d. o. o.&gt;');
  });
});
