// The ways of writing: dates on the company's clock, hours, counts, and what people type as a date.
import { describe, expect, it } from 'vitest';
import { readDay, readMoment, readTime } from '#admin/ui/inputs/read-date.ts';
import { axisOf, ticksOf } from '#admin/ui/time/day-axis.ts';
import { createFormat } from '#schema/core/format.ts';
import { instantsAt, isDay } from '#schema/core/zone.ts';
import words from '#schema/words/sl/shell.ts';

const zone = 'Europe/Ljubljana';
const sl = createFormat('sl', zone, words.day);
const now = '2026-11-24T09:00:00Z';
const space = '\u00a0';

describe('the edges of a day', () => {
  it.each([
    ['in winter', zone, '2026-11-24', '2026-11-23T23:00:00.000Z', '2026-11-24T22:59:59.999Z'],
    ['of 25 hours', zone, '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['that begins at one, and of the one before', 'America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
  ])('%s', (_case, where, day, first, last) => {
    const format = createFormat('sl', where);
    expect(format.edgesOf(day)).toEqual([first, last]);
    expect([first, last].map(format.dayOf)).toEqual([day, day]);
  });
});

it.each([
  ['2026-11-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-24T08:00:00Z', false],
  ['soon', false],
  [null, false],
])('%j is a day: %j', (value, is) => expect(isDay(value)).toBe(is));

describe('a date', () => {
  it.each([
    ['a day', sl.date('2026-11-24'), '24/11/2026'],
    ['a day of a known year', sl.dayMonth('2026-11-24T23:30:00Z'), '25/11'],
    ['an instant in winter', sl.dateTime('2026-11-24T07:05:00Z'), `24/11/2026${space}08:05`],
    ['an instant in summer', sl.dateTime('2026-07-01T22:30:00Z'), `02/07/2026${space}00:30`],
    ['none', sl.dateTime(null), '–'],
    ['a text that is none', sl.date('soon'), '–'],
    ['an instant of the same day', sl.timeFrom('2026-11-24T07:05:00Z', '2026-11-24T22:59:00Z'), '08:05'],
    ['an instant beyond midnight', sl.timeFrom('2026-11-24T23:05:00Z', '2026-11-24T22:59:00Z'), `25/11/2026${space}00:05`],
    ['no instant beside another', sl.timeFrom(null, now), '–'],
    ['today above its lines', sl.dated('2026-11-24', now), 'danes, 24/11/2026'],
    ['another day above its lines', sl.dated('2026-11-30', now), '30/11/2026'],
    ['today in a heading', sl.heading('2026-11-24', now), 'Danes, torek 24/11/2026'],
    ['yesterday in a heading', sl.heading('2026-11-23', now), 'Včeraj, ponedeljek 23/11/2026'],
    ['another day in a heading', sl.heading('2026-11-30', now), 'Ponedeljek 30/11/2026'],
    ['a short day of the week', sl.shortWeekday('2026-11-24'), 'tor'],
    ['what a picker takes', sl.toPicker('2026-11-24T07:05:00Z'), '2026-11-24 08:05'],
  ])('is written as %s', (_case, written, expected) => expect(written).toBe(expected));
});

describe('a time on the wall', () => {
  it.each([
    ['is one instant as a rule', '2026-11-24 08:05', ['2026-11-24T07:05:00.000Z']],
    ['is two in the doubled hour of autumn', '2026-10-25 02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['is none in the skipped hour of spring', '2026-03-29 02:30', []],
    ['is none on a day that does not exist', '2026-02-30 08:00', []],
  ])('%s', (_case, text, instants) => expect(instantsAt(text, zone).map((at) => new Date(at).toISOString())).toEqual(instants));
});

describe('a number', () => {
  it.each([
    ['a short time', sl.clock(3247), '0:54:07'],
    ['a long time', sl.clock(360_000), '100:00:00'],
    ['hours and minutes', sl.hours(9067), '2:31'],
    ['whole hours', sl.hourCount(8), '8'],
    ['hours with minutes', sl.hourCount(7.3333), '7:20'],
    ['hours that add up', sl.hourCount(5 * 7.3333), '36:40'],
    ['a small count', sl.count(999), '999'],
    ['a large count', sl.count(1214), '1,2k'],
    ['a round count', sl.count(2043), '2k'],
    ['an exact number', sl.number(2043), '2.043'],
    ['money', sl.money(120_450), `1.204,50${space}€`],
    ['kilometres', sl.kilometers(148_201), `148.201${space}km`],
    ['a size', sl.megabytes(2_840_000), `2,8${space}MB`],
    ['a size without tenths', sl.megabytes(5_000_000), `5,0${space}MB`],
    ['a size that is almost nothing', sl.megabytes(812), `0,0008${space}MB`],
    ['a size of some kilobytes', sl.megabytes(48_000), `0,05${space}MB`],
    ['a size of one byte', sl.megabytes(1), `0,000001${space}MB`],
    ['no size', sl.megabytes(0), `0,0${space}MB`],
    ['nothing', sl.number(undefined), '–'],
  ])('is written as %s', (_case, written, expected) => expect(written).toBe(expected));
});

describe('typed text', () => {
  it.each([
    ['24/11/2026', '2026-11-24'],
    ['24. 11. 26', '2026-11-24'],
    ['24.11.', '2026-11-24'],
    ['1-2', '2026-02-01'],
    ['2026-11-24', '2026-11-24'],
    ['31/02/2026', undefined],
    ['24112026', '2026-11-24'],
    ['24/11/805', undefined],
    ['tomorrow', undefined],
  ])('as a day: %s', (text, day) => expect(readDay(text, '2026-11-24')).toBe(day));

  it.each([
    ['24/11/2026 08:05', '2026-11-24 08:05'],
    ['24.11. 0805', '2026-11-24 08:05'],
    ['24/11 8:05', '2026-11-24 08:05'],
    ['8:05', '2026-11-24 08:05'],
    ['24/11/2026', '2026-11-24 00:00'],
    ['24/11/2026 25:00', undefined],
    ['24. 11. 2026', '2026-11-24 00:00'],
    ['24. 11. 12', '2012-11-24 00:00'],
    ['24/11/2026 7', '2026-11-24 07:00'],
    ['24/11 7.15', '2026-11-24 07:15'],
    ['24 11 26 8:05', '2026-11-24 08:05'],
    ['241120260715', '2026-11-24 07:15'],
    ['715', '2026-11-24 07:15'],
    ['0715', '2026-11-24 07:15'],
    ['7', '2026-11-24 07:00'],
    ['7h15', '2026-11-24 07:15'],
    ['7.15', '2026-11-24 07:15'],
    ['7.12', '2026-12-07 00:00'],
    ['2460', undefined],
  ])('as a moment: %s', (text, moment) => expect(readMoment(text, Date.parse(now), zone)).toBe(moment));

  it.each([
    ['715', '2026-11-20 07:15'],
    ['7.12', '2026-11-20 07:12'],
    ['24.11', '2026-11-24 00:00'],
    ['21/11 715', '2026-11-21 07:15'],
  ])('in a field with a day: %s', (text, moment) => expect(readMoment(text, Date.parse(now), zone, '2026-11-20')).toBe(moment));

  it.each([
    ['7', '07:00'],
    ['07', '07:00'],
    ['715', '07:15'],
    ['0715', '07:15'],
    ['2359', '23:59'],
    ['7:15', '07:15'],
    ['7.15', '07:15'],
    ['7h15', '07:15'],
    ['7 h', '07:00'],
    ['24', undefined],
    ['760', undefined],
    ['7:5', undefined],
    ['', undefined],
  ])('as a time: %s', (text, time) => expect(readTime(text)).toBe(time));
});

describe('the hours of a day strip', () => {
  const at = (time: string, day = '2026-11-24') =>
    instantsAt(`${day} ${time}`, zone).map((instant) => new Date(instant).toISOString())[0] ?? '';
  const axis = (start: string, end: string | null) => axisOf('2026-11-24', [{ start, end, kind: 'done' }], zone, Date.parse(now));

  it.each([
    ['are six to eighteen', axis(at('08:11'), at('09:48')), { from: 6, to: 18 }],
    ['begin earlier for early work', axis(at('03:20'), at('05:10')), { from: 2, to: 18 }],
    ['reach into the next morning for night work', axis(at('22:00'), at('05:30', '2026-11-25')), { from: 6, to: 30 }],
    ['hold what runs now', axis(at('08:00'), null), { from: 6, to: 18 }],
  ])('%s', (_case, shown, expected) => expect(shown).toEqual(expected));

  it('are named every two hours, more rarely when there are many', () => {
    expect(ticksOf({ from: 6, to: 18 })).toEqual([6, 8, 10, 12, 14, 16, 18]);
    expect(ticksOf({ from: 6, to: 30 })).toEqual([6, 10, 14, 18, 22, 26, 30]);
  });
});
