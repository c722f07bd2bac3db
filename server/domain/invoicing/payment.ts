// The payment order of an invoice as a QR code for bank apps: only where both parties and the currency are Slovenian.

import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { upnText } from '#schema/invoicing/upn-qr.ts';
import { sayIn } from '#server/core/http/words.ts';
import { type Address, town } from '../paper/paper.ts';
import { pathOf, upnCode } from '../paper/upn-code.ts';

/** Light modules around the code (its quiet zone), which cameras need to find it. */
const edge = 4;

const sideOf = (one: Address & { readonly name: string }) => ({ name: one.name, street: one.address ?? '', town: town(one) });

/** The text of the code; null where nothing can be paid by it. */
export const paymentText = ({ kind, currency, seller, buyer, number, payment_reference, due_date, total }: InvoiceWhole): string | null => {
  const slovenian = seller.iban?.startsWith('SI') && buyer.country === 'SI' && currency === 'EUR';
  if (kind !== 'invoice' || !slovenian || !seller.iban || !number || !payment_reference) return null;
  return upnText({
    payer: sideOf(buyer),
    recipient: { ...sideOf(seller), iban: seller.iban },
    amount: total,
    purpose: sayIn(buyer.language)('invoice_paper.purpose', { number }),
    due: due_date,
    reference: payment_reference,
  });
};

/** The code as an SVG drawing. */
export const paymentCode = (whole: InvoiceWhole): string | null => {
  const text = paymentText(whole);
  if (text === null) return null;
  const code = upnCode(text);
  const side = code.size + 2 * edge;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}"><path d="${pathOf(code)}" fill="#000"/></svg>`;
};
