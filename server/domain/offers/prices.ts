// Default prices of offer lines: the hourly price of each work type, and the VAT rates of a day.
import { stretchesOf } from '#schema/company/rates.ts';
import { vatRate } from '#schema/company/vat-rate.ts';
import { dayOf } from '#schema/core/zone.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { number, type Reader, type RowOf, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { zoneIn } from '../company/company.ts';

const columns = columnsOf(vatRate, 'id', 'valid_from', 'kind', 'percent');
type Rate = RowOf<typeof columns>;

/** The VAT rate of each kind on a day. */
const ratesOn = async (read: Reader, day: string): Promise<readonly Rate[]> => {
  const rates = await read.rows(sql`select id, valid_from, kind, percent from vat_rate order by id`, columns);
  const kinds = [...new Set(rates.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const rateStretches = stretchesOf(
      rates.filter((rate) => rate.kind === kind),
      day,
    );
    return rateStretches.flatMap(({ rate, standing }) => (standing === 'current' ? [rate] : []));
  });
};

const today = async (read: Reader, now: number): Promise<string> => dayOf(now, await zoneIn(read));

/** The standard VAT rate at a moment; null if none is entered. */
export const standardRate = async (read: Reader, now: number): Promise<number | null> =>
  (await ratesOn(read, await today(read, now))).find(({ kind }) => kind === 'standard')?.percent ?? null;

/** The VAT rates that hold on any of these days; empty where none is entered. */
const percentsOn = async (read: Reader, days: readonly string[]): Promise<readonly number[]> => {
  const percents = new Set<number>();
  for (const day of new Set(days)) for (const { percent } of await ratesOn(read, day)) percents.add(percent);
  return [...percents].sort((one, other) => other - one);
};

/** The VAT rates of a supply: those of today and of its last day. */
export const ratesOfSupply = async (read: Reader, now: number, supplied: string | null): Promise<readonly number[]> => {
  const day = await today(read, now);
  return percentsOn(read, [day, supplied ?? day]);
};

/** Whether a VAT rate holds; 0 charges none, and any does while no rate is entered. */
export const isRateOf = (rates: readonly number[], rate: number): boolean => rate === 0 || rates.length === 0 || rates.includes(rate);

export const pricesNow = async ({ read }: ReadSource) => {
  const rates = await ratesOn(read, await today(read, Date.now()));
  const types = await read.rows(sql`select id, hourly_price from work_type where hourly_price is not null order by id`, {
    id: number,
    hourly_price: number,
  });
  return {
    vat: rates.map(({ kind, percent }) => ({ kind, percent })),
    work_types: types,
  };
};
