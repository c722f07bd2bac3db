// What a line of an offer costs until somebody says otherwise: the price of an hour of each kind of work, and the VAT rates of a day.
import { type Dated, stretchesOf } from '#schema/company/rates.ts';
import { dayOf } from '#schema/core/zone.ts';
import type { Database, Reader } from '#server/core/database/database.ts';
import { zoneIn } from '../company/company.ts';

type Rate = Dated & { readonly kind: string; readonly percent: number };

/** The rate of each kind that holds on a day. */
const ratesOn = async (read: Reader, day: string): Promise<readonly Rate[]> => {
  const rows = await read.all('select id, valid_from, kind, percent from vat_rate order by id');
  const rates = rows.map(
    (row): Rate => ({ id: Number(row.id), valid_from: String(row.valid_from), kind: String(row.kind), percent: Number(row.percent) }),
  );
  const kinds = [...new Set(rates.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const its = stretchesOf(
      rates.filter((rate) => rate.kind === kind),
      day,
    );
    return its.flatMap(({ rate, standing }) => (standing === 'current' ? [rate] : []));
  });
};

const today = async (read: Reader, now: number): Promise<string> => dayOf(now, await zoneIn(read));

/** The standard rate at a moment; null while none is written down. */
export const standardRate = async (read: Reader, now: number): Promise<number | null> =>
  (await ratesOn(read, await today(read, now))).find(({ kind }) => kind === 'standard')?.percent ?? null;

export const pricesNow = async ({ read }: Pick<Database, 'read'>) => {
  const rates = await ratesOn(read, await today(read, Date.now()));
  const types = await read.all('select id, hourly_price from work_type where hourly_price is not null order by id');
  return {
    vat: rates.map(({ kind, percent }) => ({ kind, percent })),
    work_types: types.map((row) => ({ id: Number(row.id), hourly_price: Number(row.hourly_price) })),
  };
};
