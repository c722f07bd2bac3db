// What an electronic invoice (EN 16931) says beside the paper: the category of its tax, the code of a unit, how a discount explains an amount, and what it cannot do without.
import type { InvoiceWhole, WholeLine } from './invoice-whole.ts';

/** S standard (each rate above zero), AE reverse charge, Z zero: codes of UNCL 5305. */
export type VatCategory = 'S' | 'AE' | 'Z';
export const vatCategory = (reverse_charge: boolean, rate: number): VatCategory => (reverse_charge ? 'AE' : rate > 0 ? 'S' : 'Z');
/** Why there is no tax, where the recipient accounts for it (code list VATEX). */
export const reverseChargeCode = 'VATEX-EU-AE';
/** A discount (UNCL 5189). */
export const discountCode = '95';
/** A credit transfer (UNCL 4461). */
export const creditTransfer = '30';
export const specification = 'urn:cen.eu:en16931:2017';

/** UN/ECE recommendation 20. */
export const unitCodes = { hour: 'HUR', day: 'DAY', kilometer: 'KMT', meter: 'MTR', piece: 'H87', flat: 'LS' } as const satisfies Readonly<
  Record<WholeLine['unit'], string>
>;

/** 380 an invoice, 381 a credit note (UNCL 1001). */
export const typeCode = ({ kind }: Pick<InvoiceWhole, 'kind'>): '380' | '381' => (kind === 'invoice' ? '380' : '381');

/**
 * What an amount is less than its quantity times its price, in cents: with it the sum of a line adds up to the cent.
 * The amount is exact, the quantity of hours has six digits, so where no discount was given there may be a cent between them that is none.
 */
export const allowanceOf = ({
  quantity,
  price,
  discount,
  amount,
}: WholeLine): { readonly base: number; readonly amount: number } | null => {
  if (discount === 0) return null;
  const base = Math.round(quantity * price);
  return { base, amount: base - amount };
};

export type Lacking = 'sellerVat' | 'buyerVat';
/** What the rules want and this invoice does not have: the company's VAT number always, the client's where they account for the tax. */
export const lackingFor = ({ seller, buyer, reverse_charge }: InvoiceWhole): Lacking[] => [
  ...(seller.vat_number ? [] : (['sellerVat'] as const)),
  ...(reverse_charge && !buyer.vat_number ? (['buyerVat'] as const) : []),
];
