// Finds the prices of hours and kilometres in bulk: one read of price records and one of work and ride types, however many are asked for.

import { type FoundPrice, type PricedKind, priceOf } from '#schema/invoicing/prices.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { among, type Fragment, nullable, number, sql, text } from '#server/core/database/sql.ts';

type PriceQuery = {
  readonly client_id: number | null;
  /** The day of the work in the company's time zone, `YYYY-MM-DD`. */
  readonly day: string;
};
export type HourQuery = PriceQuery & { readonly work_type_id: number; readonly user_type_id: number | null };
export type KilometerQuery = PriceQuery & { readonly transport_type_id: number };

const written = {
  id: number,
  valid_from: text,
  client_id: nullable(number),
  user_type_id: nullable(number),
  price: number,
  kind: number,
};

const distinct = <V>(values: readonly V[]): V[] => [...new Set(values)];

/** Reads the prices of these kinds: `written` from price records, also of these clients, and `own` from the kinds themselves. */
const pricesOf = async <A extends PriceQuery>(
  { read }: ReadSource,
  queries: readonly A[],
  kind: PricedKind,
  kindOf: (one: A) => number,
  userTypeOf: (one: A) => number | null,
  statements: {
    readonly written: (kinds: Fragment, clients: Fragment) => Fragment;
    readonly own: (kinds: Fragment) => Fragment;
  },
): Promise<FoundPrice[]> => {
  const kinds = among(distinct(queries.map(kindOf)));
  const clients = among(distinct(queries.flatMap(({ client_id }) => client_id ?? [])));
  const rules = Map.groupBy(await read.rows(statements.written(kinds, clients), written), (row) => row.kind);
  const prices = await read.rows(statements.own(kinds), { id: number, price: nullable(number) });
  const own = new Map(prices.map(({ id, price }) => [id, price]));
  return queries.map((one) =>
    priceOf(kind, rules.get(kindOf(one)) ?? [], own.get(kindOf(one)) ?? null, {
      client_id: one.client_id,
      user_type_id: userTypeOf(one),
      day: one.day,
    }),
  );
};

/** The hourly price for each query, in order, with the rule that gave it. */
export const hourlyPrices = (from: ReadSource, queries: readonly HourQuery[]): Promise<FoundPrice[]> =>
  pricesOf(
    from,
    queries,
    'workType',
    ({ work_type_id }) => work_type_id,
    ({ user_type_id }) => user_type_id,
    {
      written: (kinds, clients) =>
        sql`select id, valid_from, client_id, user_type_id, work_type_id as kind, hourly_price as price from price
          where work_type_id ${kinds} and (client_id is null or client_id ${clients})`,
      own: (kinds) => sql`select id, hourly_price as price from work_type where id ${kinds}`,
    },
  );

/** The kilometre price for each query, in order, with the rule that gave it. */
export const kilometerPrices = (from: ReadSource, queries: readonly KilometerQuery[]): Promise<FoundPrice[]> =>
  pricesOf(
    from,
    queries,
    'transportType',
    ({ transport_type_id }) => transport_type_id,
    () => null,
    {
      written: (kinds, clients) =>
        sql`select id, valid_from, client_id, null as user_type_id, transport_type_id as kind, price_per_km as price from kilometer_price
          where transport_type_id ${kinds} and (client_id is null or client_id ${clients})`,
      own: (kinds) => sql`select id, price_per_km as price from transport_type where id ${kinds}`,
    },
  );
