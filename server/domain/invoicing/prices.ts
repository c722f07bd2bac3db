// What hours and kilometres cost, many at once: one read of the written prices and one of what the kinds themselves say, however many are asked for.
import { type FoundPrice, type PricedKind, priceOf, type WrittenPrice } from '#schema/invoicing/prices.ts';
import { among, type Database, listed, type Reader, type Row } from '#server/core/database/database.ts';

type From = { readonly read: Pick<Reader, 'all'>; readonly dialect: Database['dialect'] };
type Asked = {
  readonly client_id: number | null;
  /** On which the work was done, `YYYY-MM-DD` on the company's clock. */
  readonly day: string;
};
export type AskedHour = Asked & { readonly work_type_id: number; readonly user_type_id: number | null };
export type AskedKilometer = Asked & { readonly transport_type_id: number };

const numberOr = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));
const writtenIn = (row: Row): WrittenPrice => ({
  id: Number(row.id),
  valid_from: String(row.valid_from),
  client_id: numberOr(row.client_id),
  user_type_id: numberOr(row.user_type_id),
  price: Number(row.price),
});

const groupedBy = (rows: readonly Row[]): ReadonlyMap<number, readonly WrittenPrice[]> => {
  const groups = new Map<number, WrittenPrice[]>();
  for (const row of rows) {
    const kind = Number(row.kind);
    groups.set(kind, [...(groups.get(kind) ?? []), writtenIn(row)]);
  }
  return groups;
};

const distinct = <V>(values: readonly V[]): V[] => [...new Set(values)];

/** `written` and `own` are statements over the kinds; the first also over the clients. */
const pricesOf = async <A extends Asked>(
  { read, dialect }: From,
  asked: readonly A[],
  kind: PricedKind,
  kindOf: (one: A) => number,
  userTypeOf: (one: A) => number | null,
  statements: { readonly written: string; readonly own: string },
): Promise<FoundPrice[]> => {
  const kinds = listed(dialect, distinct(asked.map(kindOf)));
  const clients = listed(dialect, distinct(asked.flatMap(({ client_id }) => client_id ?? [])));
  const written = groupedBy(await read.all(statements.written, [kinds, clients]));
  const own = new Map((await read.all(statements.own, [kinds])).map((row) => [Number(row.id), numberOr(row.price)]));
  return asked.map((one) =>
    priceOf(kind, written.get(kindOf(one)) ?? [], own.get(kindOf(one)) ?? null, {
      client_id: one.client_id,
      user_type_id: userTypeOf(one),
      day: one.day,
    }),
  );
};

/** The price of an hour for each of these, in their order, with the rule that gave it. */
export const hourlyPrices = (from: From, asked: readonly AskedHour[]): Promise<FoundPrice[]> =>
  pricesOf(
    from,
    asked,
    'workType',
    ({ work_type_id }) => work_type_id,
    ({ user_type_id }) => user_type_id,
    {
      written: `select id, valid_from, client_id, user_type_id, work_type_id as kind, hourly_price as price from price
        where work_type_id ${among(from.dialect)} and (client_id is null or client_id ${among(from.dialect, 2)})`,
      own: `select id, hourly_price as price from work_type where id ${among(from.dialect)}`,
    },
  );

/** The price of a kilometre for each of these, in their order, with the rule that gave it. */
export const kilometerPrices = (from: From, asked: readonly AskedKilometer[]): Promise<FoundPrice[]> =>
  pricesOf(
    from,
    asked,
    'transportType',
    ({ transport_type_id }) => transport_type_id,
    () => null,
    {
      written: `select id, valid_from, client_id, null as user_type_id, transport_type_id as kind, price_per_km as price from kilometer_price
        where transport_type_id ${among(from.dialect)} and (client_id is null or client_id ${among(from.dialect, 2)})`,
      own: `select id, price_per_km as price from transport_type where id ${among(from.dialect)}`,
    },
  );
