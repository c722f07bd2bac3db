// Fills a year of holidays from a library that knows every country: missing days are added, existing ones stay.
import { holiday } from '#schema/company/holiday.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { type Reader, sql, text } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { insert } from '#server/crud/write/write.ts';

export type FreeDay = { readonly date: string; readonly name: string };
export type Proposed = FreeDay & { readonly there: boolean };

/** The days of a holiday that the library gives as `2026-05-01 00:00:00` with an end. */
const daysOf = (from: string, start: Date, end: Date): string[] => {
  const first = Date.parse(`${from.slice(0, 10)}T00:00:00Z`);
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
  return Array.from({ length: count }, (_one, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10));
};
const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);
const longestName = 80;

/** The work-free days of a year in a country, named in its language; null for a country that the library does not know. */
export const workFreeDays = async (country: string, year: number): Promise<FreeDay[] | null> => {
  // The library's data is large and needed once a year, so it is loaded on demand.
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays();
  if (!(country in calendar.getCountries())) return null;
  calendar.init(country);
  const days = new Map<string, string>();
  for (const { date, start, end, name, type } of calendar.getHolidays(year)) {
    if (type !== 'public') continue;
    for (const day of daysOf(date, start, end))
      if (day.startsWith(`${year}-`) && !days.has(day)) days.set(day, capital(name).slice(0, longestName));
  }
  return [...days].map(([date, name]) => ({ date, name })).sort((one, other) => (one.date < other.date ? -1 : 1));
};

type HolidayQuery = { readonly year: number; readonly country: string };

const proposedIn = async (read: Reader, { year, country }: HolidayQuery): Promise<Proposed[]> => {
  const days = await workFreeDays(country, year);
  if (!days) throw invalid({ field: 'country', reason: 'notCountry' });
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const there = new Set(
    await read.values(sql`select date from holiday where country = ${country} and date >= ${from} and date <= ${to}`, text),
  );
  return days.map((day) => ({ ...day, there: there.has(day.date) }));
};

/** Previews which days would be added. */
export const proposedHolidays = ({ read }: ReadSource, query: HolidayQuery) => proposedIn(read, query);

/** Adds the missing days in one transaction, each with its event; returns the whole year. */
export const fillHolidays = (services: Services, me: Me, query: HolidayQuery): Promise<Proposed[]> =>
  act(services, me, async (tx) => {
    const proposed = await proposedIn(tx.read, query);
    for (const { date, name, there } of proposed)
      if (!there) await insert(tx, entityNamed(holiday.name), { date, name, country: query.country });
    return proposed;
  });
