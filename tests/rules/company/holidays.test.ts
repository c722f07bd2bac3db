// Work-free days: the list of the law for Slovenia year by year, and what the library tells of other countries.
import { describe, expect, it } from 'vitest';
import { workFreeDays } from '#server/domain/company/holidays.ts';

const fixed = ['01-01', '01-02', '02-08', '04-27', '05-01', '05-02', '06-25', '08-15', '10-31', '11-01', '12-25', '12-26'];

describe('Slovenia', () => {
  it.each([
    [2026, '04-05', '04-06', '05-24'],
    [2027, '03-28', '03-29', '05-16'],
    [2028, '04-16', '04-17', '06-04'],
    [2029, '04-01', '04-02', '05-20'],
    [2030, '04-21', '04-22', '06-09'],
  ])('%i: Easter on %s and %s, Pentecost on %s, twelve fixed days and no other', async (year, ...moving) => {
    const expected = [...fixed, ...moving].sort().map((day) => `${year}-${day}`);
    expect((await workFreeDays('SI', year))?.map(({ date }) => date)).toEqual(expected);
  });

  it('works on the day of Primož Trubar', async () => {
    for (const year of [2026, 2027, 2028, 2029, 2030])
      expect((await workFreeDays('SI', year))?.some(({ date }) => date === `${year}-06-08`)).toBe(false);
  });
});

it.each([
  ['AT', '2026-10-26', 'Nationalfeiertag'],
  ['HR', '2026-05-30', 'Dan državnosti'],
  ['IT', '2026-06-02', 'Festa della Repubblica'],
  ['DE', '2026-10-03', 'Tag der Deutschen Einheit'],
])('%s is free on %s: %s', async (country, date, name) => {
  expect(await workFreeDays(country, 2026)).toContainEqual({ date, name });
});

it('a country that the library does not know has no list', async () => {
  expect(await workFreeDays('XX', 2026)).toBeNull();
});
