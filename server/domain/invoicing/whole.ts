// The complete invoice for PDF, exports and electronic invoices: the data frozen at issue, or a draft's current data.

import { client as clientEntity } from '#schema/clients/client.ts';
import { settings } from '#schema/company/settings.ts';
import { vatBasisOf } from '#schema/company/vat-basis.ts';
import { numberText } from '#schema/core/fields.ts';
import { languageAmong } from '#schema/core/words.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import type { InvoiceParty, InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';
import { project } from '#schema/projects/project.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { joined, json, nullable, number, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { textOrNull } from '../mail/addressed.ts';

const hour = 3600;
const millionth = 1_000_000;

const lineColumns = columnsOf(invoiceLine, 'position', 'kind', 'title', 'unit', 'quantity', 'price', 'discount', 'vat_rate', 'amount');
const lineWith = { ...lineColumns, task_number: nullable(number), task_title: nullable(text) };
const lineOf = (row: RowOf<typeof lineWith>, reverse_charge: boolean): WholeLine => {
  const seconds = row.unit === 'hour' ? row.quantity : null;
  return {
    position: row.position,
    kind: row.kind,
    title: row.title,
    task_number: row.task_number,
    task_title: textOrNull(row.task_title),
    unit: row.unit,
    quantity: seconds === null ? row.quantity : Math.round((seconds / hour) * millionth) / millionth,
    seconds,
    price: row.price ?? 0,
    discount: row.discount,
    vat_rate: reverse_charge ? 0 : row.vat_rate,
    amount: row.amount,
  };
};

const invoiceColumns = columnsOf(
  invoice,
  'kind',
  'status',
  'title',
  'number',
  'client_id',
  'currency',
  'issue_date',
  'due_date',
  'period_from',
  'period_to',
  'reverse_charge',
  'notes',
  'payment_reference',
);
const parties = columnsOf(clientEntity, 'name', 'address', 'zip', 'town', 'country', 'vat_number');
const buyer = joined('c', { ...parties, ...columnsOf(clientEntity, 'email', 'language') });
const projectOf = joined('p', columnsOf(project, 'number', 'title'));
const seller = { ...parties, ...columnsOf(settings, 'iban', 'phone', 'logo', 'default_language') };

type Party = RowOf<typeof parties>;
const partyOf = ({ name, address, zip, town, country, vat_number }: Party): InvoiceParty => ({
  name,
  address: textOrNull(address),
  zip: textOrNull(zip),
  town: textOrNull(town),
  country: country ?? 'SI',
  vat_number: textOrNull(vat_number),
});

/** The complete invoice computed from current rows: for a draft, or at the moment of issue. @throws Refusal 404 without such an invoice */
export const composedWhole = async ({ read }: ReadSource, id: number, credited: InvoiceWhole['credited'] = null): Promise<InvoiceWhole> => {
  // An issued invoice froze its buyer, so a later merge of clients does not change it.
  const row = await read.row(
    sql`select ${selected(invoiceColumns, 'i')}, ${buyer.selected}, ${projectOf.selected}
      from invoice i join client c on c.id = i.client_id left join project p on p.id = i.project_id where i.id = ${id}`,
    { ...invoiceColumns, ...buyer.columns, ...projectOf.columns },
  );
  const client = row && buyer.of(row);
  if (!client) throw notFound();
  const { reverse_charge } = row;
  const rows = await read.rows(
    sql`select ${selected(lineColumns, 'l')}, t.company_task_id as task_number, t.title as task_title
      from invoice_line l left join task t on t.id = l.task_id where l.invoice_id = ${id} order by l.position, l.id`,
    lineWith,
  );
  const lines = rows.map((line) => lineOf(line, reverse_charge));
  const company = await read.row(
    sql`select company_name as name, address, zip, town, country, vat_number, iban, phone, logo, default_language from settings where id = 1`,
    seller,
  );
  if (!company) throw notFound();
  const lineProject = projectOf.of(row);
  const basis = vatBasisOf({ reverse_charge, seller: partyOf(company), buyer: partyOf(client), lines });
  return {
    id,
    kind: row.kind,
    status: row.status,
    title: row.title,
    number: textOrNull(row.number),
    currency: row.currency,
    issue_date: row.issue_date,
    due_date: row.due_date,
    period_from: row.period_from,
    period_to: row.period_to,
    reverse_charge,
    vat_basis: basis,
    notes: textOrNull(row.notes),
    payment_reference: textOrNull(row.payment_reference),
    credited,
    project: lineProject && { number: numberText(project.info.number, lineProject.number), title: lineProject.title },
    seller: { ...partyOf(company), iban: textOrNull(company.iban), phone: textOrNull(company.phone), logo: company.logo || null },
    buyer: {
      ...partyOf(client),
      id: row.client_id,
      email: textOrNull(client.email),
      language: languageAmong(client.language, company.default_language),
    },
    lines,
    ...invoiceSums(lines, reverse_charge),
  };
};

/** The invoice as issued, with its current status; a draft as it is now. @throws Refusal 404 without such an invoice */
export const wholeOf = async (reading: ReadSource, id: number): Promise<InvoiceWhole> => {
  const row = await reading.read.row(sql`select status, issued_as from invoice where id = ${id}`, {
    status: number,
    issued_as: nullable(json<InvoiceWhole>()),
  });
  if (!row) throw notFound();
  return row.issued_as === null ? composedWhole(reading, id) : { ...row.issued_as, status: row.status };
};
