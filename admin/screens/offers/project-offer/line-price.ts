// The price of a work line: that of its work type, unless edited.
import type { OfferLine } from '#schema/offers/offer-totals.ts';

/** A change of work type also changes the price, unless the user has edited it. */
export const withWorkType = (
  work_types: readonly { readonly id: number; readonly hourly_price: number }[],
  line: Pick<OfferLine, 'work_type_id' | 'price'>,
  id: number | null,
): Partial<OfferLine> => {
  const priceOf = (type: number | null) => work_types.find((one) => one.id === type)?.hourly_price;
  const own = line.price !== 0 && line.price !== priceOf(line.work_type_id);
  const price = own ? undefined : priceOf(id);
  return { work_type_id: id, ...(price !== undefined && { price }) };
};
