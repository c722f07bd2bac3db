// Which price an hour or a kilometre takes: the client's own list before the kind of worker, that before what holds for everybody; of each the newest that has begun.

/** Where a price was found: on the client's own list, with the kind of worker, with the kind of work or transport, or nowhere. */
export const priceRules = ['clientList', 'userType', 'workType', 'transportType', 'none'] as const;
export type PriceRule = (typeof priceRules)[number];
/** What is priced: it gives its name to the rule that asks no further. */
export type PricedKind = 'workType' | 'transportType';

/** A written price; empty means for all of them. */
export type WrittenPrice = {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly valid_from: string;
  readonly client_id: number | null;
  readonly user_type_id: number | null;
  /** Cents. */
  readonly price: number;
};

export type FoundPrice = {
  /** Cents; null where nobody has written one. */
  readonly price: number | null;
  readonly rule: PriceRule;
  /** The row that says it; null where the kind itself does. */
  readonly price_id: number | null;
  readonly valid_from: string | null;
};

type PriceQuery = { readonly client_id: number | null; readonly user_type_id: number | null; readonly day: string };

/** In the order in which they are looked for; on a client's list a kind of worker comes before all of theirs. */
const rankOf = ({ client_id, user_type_id }: WrittenPrice): number => (client_id === null ? 2 : 0) + (user_type_id === null ? 1 : 0);
const ruleOf = ({ client_id, user_type_id }: WrittenPrice, kind: PricedKind): PriceRule =>
  client_id !== null ? 'clientList' : user_type_id !== null ? 'userType' : kind;
const isFor = (own: number | null, requested: number | null): boolean => own === null || own === requested;

/** `written`: the prices of one kind of work or transport, in any order; `lastResort`: what that kind itself says. */
export const priceOf = (
  kind: PricedKind,
  written: readonly WrittenPrice[],
  lastResort: number | null,
  { client_id, user_type_id, day }: PriceQuery,
): FoundPrice => {
  const [first] = written
    .filter((one) => one.valid_from <= day && isFor(one.client_id, client_id) && isFor(one.user_type_id, user_type_id))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.valid_from < other.valid_from ? 1 : -1));
  if (first) return { price: first.price, rule: ruleOf(first, kind), price_id: first.id, valid_from: first.valid_from };
  return { price: lastResort, rule: lastResort === null ? 'none' : kind, price_id: null, valid_from: null };
};
