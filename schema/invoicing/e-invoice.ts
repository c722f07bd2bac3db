// The data that an electronic invoice (EN 16931) needs beside the printed one: tax category, unit codes, allowances, and what is mandatory.
import type { VatBasis } from '../company/vat-basis.ts';
import type { InvoiceWhole, WholeLine } from './invoice-whole.ts';

/**
 * S standard (each rate above zero), AE reverse charge, K goods for a VAT payer of another member state, G goods that are exported,
 * O not subject to VAT, Z zero: codes of UNCL 5305.
 */
export type VatCategory = 'S' | 'AE' | 'K' | 'G' | 'O' | 'Z';
const categories = { domestic: 'AE', services: 'AE', goods: 'K', outside: 'O', export: 'G' } as const satisfies Readonly<
  Record<VatBasis, VatCategory>
>;
/** An invoice that was issued before it kept its basis was a domestic one. */
export const basisOf = ({ reverse_charge, vat_basis }: Pick<InvoiceWhole, 'reverse_charge' | 'vat_basis'>): VatBasis | null =>
  reverse_charge ? (vat_basis ?? 'domestic') : null;
export const vatCategory = (whole: Pick<InvoiceWhole, 'reverse_charge' | 'vat_basis'>, rate: number): VatCategory => {
  const basis = basisOf(whole);
  return basis ? categories[basis] : rate > 0 ? 'S' : 'Z';
};
/** The reason for no tax (code list VATEX). */
export const exemptionCodes = {
  domestic: 'VATEX-EU-AE',
  services: 'VATEX-EU-AE',
  goods: 'VATEX-EU-IC',
  outside: 'VATEX-EU-O',
  export: 'VATEX-EU-G',
} as const satisfies Readonly<Record<VatBasis, string>>;
/** What is not subject to VAT has no rate, and neither party has a VAT number on it (BR-O-02, BR-O-05): numbers stand there as other identifiers. */
export const isOutsideVat = (whole: Pick<InvoiceWhole, 'reverse_charge' | 'vat_basis'>): boolean => basisOf(whole) === 'outside';
/** A discount (UNCL 5189). */
export const discountCode = '95';
/** A credit transfer (UNCL 4461). */
export const creditTransfer = '30';
export const specification = 'urn:cen.eu:en16931:2017';

/** Unit codes of UN/ECE recommendation 20. */
export const unitCodes = { hour: 'HUR', day: 'DAY', kilometer: 'KMT', meter: 'MTR', piece: 'H87', flat: 'LS' } as const satisfies Readonly<
  Record<WholeLine['unit'], string>
>;

/** 380 an invoice, 381 a credit note (UNCL 1001). */
export const typeCode = ({ kind }: Pick<InvoiceWhole, 'kind'>): '380' | '381' => (kind === 'invoice' ? '380' : '381');

/**
 * The allowance in cents: quantity times price, less the amount; with it each line adds up to the cent.
 * The amount is exact, but a quantity of hours has six digits, so that even without a discount there may be an allowance of a cent.
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
const ofBuyer: ReadonlySet<VatCategory> = new Set(['AE', 'K']);
/** Mandatory data that this invoice lacks: the company's VAT number always, the client's where the client accounts for the tax. */
export const lackingFor = (whole: InvoiceWhole): Lacking[] => [
  ...(whole.seller.vat_number ? [] : (['sellerVat'] as const)),
  ...(ofBuyer.has(vatCategory(whole, 0)) && !whole.buyer.vat_number ? (['buyerVat'] as const) : []),
];
