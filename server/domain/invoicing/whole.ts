// An invoice as paper, exports and electronic invoices take it: what was frozen at issue, or a draft as it stands.

import { numberText } from '#schema/core/fields.ts';
import { languageAmong } from '#schema/core/words.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import type { InvoiceParty, InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';
import { project } from '#schema/projects/project.ts';
import { type Row, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { decodeRow } from '#server/fields/decode.ts';
import { told } from '../mail/addressed.ts';
import type { Reading } from './work.ts';

const hour = 3600;
const millionth = 1_000_000;

const lineOf = (row: Row, reverse_charge: boolean): WholeLine => {
  const seconds = row.unit === 'hour' ? Number(row.quantity) : null;
  return {
    position: Number(row.position),
    kind: row.kind as WholeLine['kind'],
    title: String(row.title),
    task_number: row.task_number === null ? null : Number(row.task_number),
    task_title: told(row.task_title),
    unit: row.unit as WholeLine['unit'],
    quantity: seconds === null ? Number(row.quantity) : Math.round((seconds / hour) * millionth) / millionth,
    seconds,
    price: Number(row.price ?? 0),
    discount: Number(row.discount),
    vat_rate: reverse_charge ? 0 : Number(row.vat_rate),
    amount: Number(row.amount),
  };
};

const partyOf = (row: Row, side: string): InvoiceParty => ({
  name: String(row[`${side}name`] ?? ''),
  address: told(row[`${side}address`]),
  zip: told(row[`${side}zip`]),
  town: told(row[`${side}town`]),
  country: String(row[`${side}country`] ?? 'SI'),
  vat_number: told(row[`${side}vat_number`]),
});

const statements = (place: string) => ({
  // What was frozen holds the buyer as it was; a client merged away since changes nothing.
  invoice: `select i.*, c.name as c_name, c.address as c_address, c.zip as c_zip, c.town as c_town, c.country as c_country, c.vat_number as c_vat_number,
      c.email as c_email, c.language as c_language, p.number as project_number, p.title as project_title
    from invoice i join client c on c.id = i.client_id left join project p on p.id = i.project_id where i.id = ${place}`,
  lines: `select l.*, t.company_task_id as task_number, t.title as task_title from invoice_line l left join task t on t.id = l.task_id
    where l.invoice_id = ${place} order by l.position, l.id`,
  company: `select company_name as name, address, zip, town, country, vat_number, iban, phone, logo, default_language from settings where id = ${place}`,
});

/** Computed from the rows as they stand: a draft, or what is about to be issued. @throws Refusal 404 without such an invoice */
export const composedWhole = async (
  { read, dialect }: Reading,
  id: number,
  credited: InvoiceWhole['credited'] = null,
): Promise<InvoiceWhole> => {
  const sql = statements(slot(dialect));
  const [row] = await read.all(sql.invoice, [id]);
  if (!row) throw notFound();
  const record = decodeRow(invoice, dialect, row);
  const reverse_charge = record.reverse_charge === true;
  const lines = (await read.all(sql.lines, [id])).map((line) => lineOf(decodeRow(invoiceLine, dialect, line), reverse_charge));
  const [company = {}] = await read.all(sql.company, [1]);
  const day = (field: string) => told(record[field]);
  return {
    id,
    kind: record.kind as InvoiceWhole['kind'],
    status: Number(record.status),
    title: String(record.title),
    number: told(record.number),
    currency: String(record.currency),
    issue_date: day('issue_date'),
    due_date: day('due_date'),
    period_from: day('period_from'),
    period_to: day('period_to'),
    reverse_charge,
    notes: told(record.notes),
    payment_reference: told(record.payment_reference),
    credited,
    project:
      row.project_number === null
        ? null
        : { number: numberText(project.info.number, row.project_number), title: String(row.project_title) },
    seller: {
      ...partyOf(company, ''),
      iban: told(company.iban),
      phone: told(company.phone),
      logo: company.logo ? Number(company.logo) : null,
    },
    buyer: {
      ...partyOf(row, 'c_'),
      id: Number(row.client_id),
      email: told(row.c_email),
      language: languageAmong(row.c_language, company.default_language),
    },
    lines,
    ...invoiceSums(lines, reverse_charge),
  };
};

/** As it was issued, with the status that it has now; a draft as it stands. @throws Refusal 404 without such an invoice */
export const wholeOf = async (reading: Reading, id: number): Promise<InvoiceWhole> => {
  const [row] = await reading.read.all(`select status, issued_as from invoice where id = ${slot(reading.dialect)}`, [id]);
  if (!row) throw notFound();
  if (row.issued_as === null) return composedWhole(reading, id);
  return { ...(JSON.parse(String(row.issued_as)) as InvoiceWhole), status: Number(row.status) };
};
