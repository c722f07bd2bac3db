// A line of an offer as its editor holds it: what it is of, how much of it, and at what price.
import type { LineKind, OfferLine } from '#schema/offers/offer-totals.ts';

export const line = (kind: LineKind, title: string, quantity: number, price: number, discount = 0): OfferLine => ({
  kind,
  title,
  work_type_id: null,
  quantity,
  unit: null,
  price,
  discount,
});
