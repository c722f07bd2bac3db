// Exports what was issued in a period for the accountant: a row for each invoice and credit note, with its tax by rate.

import { daysBetween } from '#schema/core/zone.ts';
import { invoiceStates } from '#schema/invoicing/invoice.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { json, number, sql } from '#server/core/database/sql.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { tellingFor } from '../transfer/import.ts';
import { type Cell, csvOf, type Table, workbookOf } from '../transfer/spreadsheet.ts';

export type Period = { readonly from: string; readonly to: string };
type Issued = { readonly whole: InvoiceWhole; readonly cancelled: boolean };

const longest = 731;
const refusePeriod = ({ from, to }: Period) => {
  const reason = to < from ? 'periodBackwards' : daysBetween(from, to) > longest ? 'periodTooLong' : null;
  if (reason) throw new Refusal(422, 'invalid', { area: 'invoice_paper', errors: [{ field: 'to', reason }] });
};

/** All invoices of the period in one read, as they were issued, ordered by day and number. */
const issuedIn = async ({ read }: ReadSource, { from, to }: Period): Promise<Issued[]> => {
  const rows = await read.rows(
    sql`select issued_as as whole, status from invoice where issue_date >= ${from} and issue_date <= ${to}
      order by issue_date, kind desc, serial, id`,
    { whole: json<InvoiceWhole>(), status: number },
  );
  return rows.map(({ whole, status }) => ({ whole, cancelled: status === invoiceStates.cancelled }));
};

/** Every VAT rate that occurs, highest first; reverse charges have a column of their own. */
const ratesOf = (issued: readonly Issued[]): number[] =>
  [...new Set(issued.flatMap(({ whole }) => (whole.reverse_charge ? [] : whole.vat.map(({ rate }) => rate))))].sort(
    (one, other) => other - one,
  );

const tableOf = (issued: readonly Issued[], { language }: Pick<Me, 'language'>): Table => {
  const say = sayIn(language);
  const rates = ratesOf(issued);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const head = [
    say('invoice_paper.export.kind'),
    say('invoice_paper.number'),
    say('invoice_paper.export.status'),
    say('invoice_paper.issued'),
    say('invoice_paper.export.periodFrom'),
    say('invoice_paper.export.periodTo'),
    say('invoice_paper.due'),
    say('invoice_paper.export.buyerName'),
    say('invoice_paper.vatNumber'),
    say('invoice_paper.export.country'),
    ...rates.flatMap((one) => {
      const rate = number.format(one);
      return [say('invoice_paper.export.base', { rate }), say('invoice_paper.export.vat', { rate })];
    }),
    say('invoice_paper.export.reverse'),
    say('invoice_paper.net'),
    say('invoice_paper.export.vatSum'),
    say('invoice_paper.export.totalColumn'),
    say('invoice_paper.export.currency'),
    say('invoice_paper.reference'),
    say('invoice_paper.export.creditedNumber'),
  ];
  const rows = issued.map(({ whole, cancelled }): Cell[] => {
    const { kind, buyer, credited } = whole;
    // The amounts of a credit note are negative.
    const counted = (cents: number): Cell => ({ cents: kind === 'invoice' || cents === 0 ? cents : -cents });
    const ofRate = (rate: number) => (whole.reverse_charge ? undefined : whole.vat.find((one) => one.rate === rate));
    return [
      { text: say(kind === 'invoice' ? 'invoice_paper.title' : 'invoice_paper.creditNote') },
      { text: whole.number },
      { text: say(cancelled ? 'invoice_paper.export.cancelled' : 'invoice_paper.export.issued') },
      { day: whole.issue_date },
      { day: whole.period_from },
      { day: whole.period_to },
      { day: whole.due_date },
      { text: buyer.name },
      { text: buyer.vat_number },
      { text: buyer.country },
      ...rates.flatMap((rate) => {
        const found = ofRate(rate);
        return [counted(found?.net ?? 0), counted(found?.vat ?? 0)];
      }),
      counted(whole.reverse_charge ? whole.net : 0),
      counted(whole.net),
      counted(whole.vat_sum),
      counted(whole.total),
      { text: whole.currency },
      { text: whole.payment_reference },
      { text: credited?.number ?? null },
    ];
  });
  return { sheet: say('invoice_paper.export.sheet'), head, rows };
};

/** `izdani-racuni-2026-10-01-2026-10-31.xlsx` */
const fileName = ({ language }: Pick<Me, 'language'>, { from, to }: Period, ending: string) =>
  `${sayIn(language)('invoice_paper.export.file')}-${from}-${to}.${ending}`;

/** @throws Refusal 422 for a period that ends before it begins, or is longer than two years */
export const exportIssued = async (database: Database, me: Me, period: Period, as: 'csv' | 'xlsx') => {
  refusePeriod(period);
  const table = tableOf(await issuedIn(database, period), me);
  const telling = await tellingFor(database, me.language);
  const body = as === 'csv' ? csvOf(table, telling) : await workbookOf(table, telling);
  return { name: fileName(me, period, as), body };
};
