// Why an invoice or an offer charges no VAT: who accounts for the tax, by the VAT numbers of both parties and by what is supplied.

/** The member states of the European Union. */
const members: ReadonlySet<string> = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));

/**
 * `domestic`: between VAT payers of one country, by its own law; `services` and `goods`: to a VAT payer of another member state;
 * `outside` and `export`: services for a company, and goods, outside of the Union.
 */
export const vatBases = ['domestic', 'services', 'goods', 'outside', 'export'] as const;
export type VatBasis = (typeof vatBases)[number];

type Party = { readonly country: string; readonly vat_number: string | null };

/** The country whose VAT number it is; Greece writes EL. Null without a number. */
const countryOf = ({ country, vat_number }: Party): string | null => {
  const [, prefix] = /^([A-Z]{2})/.exec(vat_number ?? '') ?? [];
  return vat_number ? (prefix === 'EL' ? 'GR' : (prefix ?? country)) : null;
};

/** Where the buyer is, seen by a seller of the Union; a seller elsewhere follows the law of its own country alone. */
const placeOf = (seller: Pick<Party, 'country'>, buyer: Party): 'here' | 'union' | 'outside' => {
  const country = countryOf(buyer) ?? buyer.country;
  if (country === seller.country || !members.has(seller.country)) return 'here';
  return members.has(country) ? 'union' : 'outside';
};

/** Whether the buyer is a VAT payer of another country: no VAT is charged on services for them, nor on goods that go there. */
export const isVatPayerElsewhere = (seller: Pick<Party, 'country'>, buyer: Party): boolean =>
  buyer.vat_number !== null && placeOf(seller, buyer) !== 'here';

type Supply = {
  readonly reverse_charge: boolean;
  readonly seller: Pick<Party, 'country'>;
  readonly buyer: Party;
  readonly lines: readonly { readonly kind: string }[];
};
/** The basis of a supply without VAT; null where VAT is charged. Material that is used for work is part of the service: goods are a supply of material alone. */
export const vatBasisOf = ({ reverse_charge, seller, buyer, lines }: Supply): VatBasis | null => {
  if (!reverse_charge) return null;
  const place = placeOf(seller, buyer);
  const isGoods = lines.length > 0 && lines.every(({ kind }) => kind === 'material');
  if (place === 'outside') return isGoods ? 'export' : 'outside';
  if (place === 'here' || buyer.vat_number === null) return 'domestic';
  return isGoods ? 'goods' : 'services';
};
