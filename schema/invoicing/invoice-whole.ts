// The complete content of an invoice, from which PDF, exports and electronic invoices are made: frozen at issue, computed for a draft.

import type { VatBasis } from '../company/vat-basis.ts';
import type { Language } from '../core/words.ts';
import type { invoiceKinds } from './invoice.ts';
import type { LineKind, LineUnit } from './invoice-proposal.ts';
import type { VatOfRate } from './invoice-totals.ts';

export type InvoiceParty = {
  readonly name: string;
  readonly address: string | null;
  readonly zip: string | null;
  readonly town: string | null;
  readonly country: string;
  readonly vat_number: string | null;
};

export type WholeLine = {
  readonly position: number;
  readonly kind: LineKind;
  readonly title: string;
  readonly task_number: number | null;
  readonly task_title: string | null;
  readonly unit: LineUnit;
  /** In the line's unit; hours with at most six digits. */
  readonly quantity: number;
  /** The exact seconds of hours; null for other units. */
  readonly seconds: number | null;
  /** Cents for one unit. */
  readonly price: number;
  readonly discount: number;
  /** 0 where the client accounts for the tax. */
  readonly vat_rate: number;
  /** Cents, rounded once from the exact amount. */
  readonly amount: number;
};

/** Amounts are positive on a credit note too: the kind gives their meaning. */
export type InvoiceWhole = {
  readonly id: number;
  readonly kind: (typeof invoiceKinds)[number];
  readonly status: number;
  readonly title: string;
  /** Null for a draft. */
  readonly number: string | null;
  readonly currency: string;
  readonly issue_date: string | null;
  readonly due_date: string | null;
  readonly period_from: string | null;
  readonly period_to: string | null;
  readonly reverse_charge: boolean;
  /** Why no VAT is charged; missing in what was issued before it was kept. */
  readonly vat_basis?: VatBasis | null;
  readonly notes: string | null;
  readonly payment_reference: string | null;
  /** The invoice that a credit note cancels, and the reason. */
  readonly credited: { readonly number: string; readonly issue_date: string; readonly reason: string } | null;
  readonly project: { readonly number: string; readonly title: string } | null;
  readonly seller: InvoiceParty & { readonly iban: string | null; readonly phone: string | null; readonly logo: number | null };
  readonly buyer: InvoiceParty & { readonly id: number; readonly email: string | null; readonly language: Language };
  readonly lines: readonly WholeLine[];
  readonly vat: readonly VatOfRate[];
  readonly net: number;
  readonly vat_sum: number;
  readonly total: number;
};
