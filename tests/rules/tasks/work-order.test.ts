// The printed work order keeps its margins whatever it has to say, in every language.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#schema/core/words.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { WorkOrder } from '#server/domain/tasks/work-order.ts';
import { layoutOf } from '#server/domain/tasks/work-order-layout.ts';
import { outside, sheetsOf, textOf } from '#tests/support/pdf-text.ts';

const margin = 48;
const sixty = 'Alenka-Šarlota Žagar-Križanič von Đorđević-Hohenstaufenberg č';
const oneWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein';
const place = { address: 'Cesta v Podboršt 8', zip: '1231', town: 'Ljubljana-Črnuče' };

const orderOf = (language: Language, entries: number, more: Partial<WorkOrder> = {}): WorkOrder => ({
  language,
  timeZone: 'Europe/Ljubljana',
  company: { name: 'Toplar servis d. o. o.', ...place, vat_number: 'SI12345678', iban: null, logo: null },
  number: 4127,
  title: `${oneWord} – zamenjava filtrov in tesnil`,
  description: 'Žarnica na plošči gori rdeče; č š ž ć đ ä é.',
  notes: `Dostop s strani. ${oneWord}`,
  deadline: '2026-11-20T11:00:00.000Z',
  date_closed: null,
  final: false,
  client: { name: sixty, ...place, vat_number: 'SI87654321' },
  branch_office: { name: sixty, ...place },
  contact: { name: sixty, phone: '+386 41 123 456', email: `${'zelo.dolg.naslov.'.repeat(4)}@example.com` },
  people: [sixty, 'Marko Zajc'],
  times: Array.from({ length: entries }, (_, at) => ({
    line: `time-${at}`,
    who: at % 2 ? 'Marko Zajc' : sixty,
    workType: at % 3 ? 'Servis' : sixty,
    from: '2026-11-20T07:00:00.000Z',
    to: '2026-11-20T09:15:00.000Z',
    seconds: 8100,
    multiplier: at % 4 ? 1 : 1.25,
    notes: at % 5 ? null : oneWord,
  })),
  rides: Array.from({ length: 4 }, (_, at) => ({
    line: `ride-${at}`,
    who: sixty,
    vehicle: `${sixty}\nLJ 42-TPL`,
    from: '2026-11-20T06:10:00.000Z',
    route: ['Ljubljana', oneWord, 'Črnuče'],
    start_kilometers: 9_999_000,
    end_kilometers: 9_999_999,
  })),
  materials: Array.from({ length: 6 }, (_, at) => ({
    line: `material-${at}`,
    name: at ? sixty : oneWord,
    quantity: 12_345.678,
    unit: at % 2 ? ('Meter' as const) : ('Piece' as const),
  })),
  confirmation: null,
  ...more,
});
const print = async (order: WorkOrder) => sheetsOf(await renderPdf(layoutOf(order, new Date('2026-11-21T12:00:00Z'), null)));

describe.each(languages)('a work order in %s', (language) => {
  it('with names of 60 letters and 40 entries stays inside its margins', async () => {
    const sheets = await print(orderOf(language, 40));
    expect(sheets.length).toBeGreaterThan(2);
    expect(outside(sheets, margin)).toEqual([]);
  });

  it('says everything in its language, with all letters and the number of each page', async () => {
    const say = sayIn(language);
    const sheets = await print(orderOf(language, 3));
    const text = textOf(sheets);
    for (const part of [
      say('work_order.title'),
      '#4127',
      say('work_order.preview'),
      say('work_order.times.title'),
      say('work_order.transports.title'),
      say('work_order.materials.title'),
      'č š ž ć đ ä é',
      'Žagar-Križanič',
      '6:45',
      say('work_order.page', { page: '1', pages: String(sheets.length) }),
    ])
      expect(text).toContain(part);
  });
});

it('is a printout with who confirmed it and when, below what was confirmed', async () => {
  const sha256 = '0123456789abcdef'.repeat(4);
  const confirmation = { name: 'Branka Oblak', at: '2026-11-21T10:30:00.000Z', signature: null, byPhone: 'Luka Perko', sha256 };
  const sheets = await print(orderOf('sl', 1, { final: true, confirmation }));
  const text = textOf(sheets);
  expect(text).toContain('Branka Oblak Potrjeno 21/11/2026 11:30');
  expect(text).toContain('Potrjeno po telefonu, zapis: Luka Perko');
  expect(text).toContain(`SHA-256 dokumenta, kot je bil dan v potrditev ${sha256}`);
  expect(text).not.toContain('Predogled');
  expect(text.indexOf('Branka Oblak')).toBeGreaterThan(text.indexOf('Material'));
});
