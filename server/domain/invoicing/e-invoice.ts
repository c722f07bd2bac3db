// Makes the electronic invoice as a file in either format, from the issued invoice; refuses if data that the standard requires is missing.

import type { Language } from '#schema/core/words.ts';
import { lackingFor } from '#schema/invoicing/e-invoice.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import { invoiceFileName } from './paper.ts';

export const eInvoiceForms = ['ubl', 'eslog'] as const;
export type EInvoiceForm = (typeof eInvoiceForms)[number];

/** Each writer is loaded when it is first needed. */
const writers: Readonly<Record<EInvoiceForm, () => Promise<(whole: InvoiceWhole) => string>>> = {
  ubl: async () => (await import('./ubl.ts')).ublText,
  eslog: async () => (await import('./e-slog.ts')).eSlogText,
};

/** @throws Refusal 409 `eInvoiceOfDraft` before it is issued, `eInvoiceNeeds` that names what is missing in the reader's language */
export const eInvoice = async (whole: InvoiceWhole, form: EInvoiceForm, reader: Language) => {
  if (whole.number === null) throw conflict('invoice_paper', 'eInvoiceOfDraft');
  const lacking = lackingFor(whole);
  if (lacking.length > 0) {
    const names = lacking.map((one) => sayIn(reader)(`invoice_paper.needs.${one}`)).join(', ');
    throw conflict('invoice_paper', 'eInvoiceNeeds', { parameters: { names }, members: { lacking } });
  }
  const write = await writers[form]();
  return { file_name: invoiceFileName(whole, whole.buyer.language, `${form}.xml`), content_type: 'application/xml', text: write(whole) };
};
