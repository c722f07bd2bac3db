// The number of an invoice: its year and its serial number in that year, in a series for each kind.
import type { invoiceKinds } from './invoice.ts';

type Kind = (typeof invoiceKinds)[number];
const digits = 4;

/** The name of a series' counter. */
export const seriesOf = (kind: Kind, year: number): string => `invoice.${kind}.${year}`;
/** `2026-0012`, `D-2026-0003`. */
export const invoiceNumber = (kind: Kind, year: number, serial: number): string =>
  `${kind === 'invoice' ? '' : 'D-'}${year}-${String(serial).padStart(digits, '0')}`;
/** The payment reference, by which a payment is matched to its invoice. */
export const paymentReference = (number: string): string => `SI00 ${number}`;
