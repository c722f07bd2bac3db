// Finds the price of an hour or a kilometre: the client's list before the user type, that before the general price; of each the newest that has begun.

/** Where a price was found: on the client's list, by user type, by work or transport type, or nowhere. */
export const priceRules = ['clientList', 'userType', 'workType', 'transportType', 'none'] as const;
export type PriceRule = (typeof priceRules)[number];
/** What is priced; also the name of the last rule. */
export type PricedKind = 'workType' | 'transportType';

/** An entered price; an empty column means all. */
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
  /** Cents; null without any price. */
  readonly price: number | null;
  readonly rule: PriceRule;
  /** The row with the price; null where the type itself has it. */
  readonly price_id: number | null;
  readonly valid_from: string | null;
};

type PriceQuery = { readonly client_id: number | null; readonly user_type_id: number | null; readonly day: string };

/** The order of the search; on a client's list a price for a user type comes before the general one. */
const rankOf = ({ client_id, user_type_id }: WrittenPrice): number => (client_id === null ? 2 : 0) + (user_type_id === null ? 1 : 0);
const ruleOf = ({ client_id, user_type_id }: WrittenPrice, kind: PricedKind): PriceRule =>
  client_id !== null ? 'clientList' : user_type_id !== null ? 'userType' : kind;
const isFor = (own: number | null, requested: number | null): boolean => own === null || own === requested;

/** `written`: the prices of one work or transport type, in any order; `lastResort`: the price of that type itself. */
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
