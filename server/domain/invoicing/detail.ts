// An invoicing group for its page: lines beside their proposals, tasks with what was left out of them, tax by rate, and how each line was calculated.

import { isVatPayerElsewhere, type VatBasis, vatBasisOf } from '#schema/company/vat-basis.ts';
import { type Explanation, explanation } from '#schema/invoicing/explanation.ts';
import { invoice, invoiceStates } from '#schema/invoicing/invoice.ts';
import { invoiceItem } from '#schema/invoicing/invoice-item.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { amountOf, invoiceSums, type VatOfRate } from '#schema/invoicing/invoice-totals.ts';
import { mail } from '#schema/mail/mail.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import type { Database, ReadSource } from '#server/core/database/database.ts';
import { json, nullable, number, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { ratesOfSupply } from '../offers/prices.ts';
import { freeWork, sumOf, type WorkSum } from './work.ts';

const lineFields = [...(['id', 'version'] as const), ...(Object.keys(invoiceLine.info) as (keyof typeof invoiceLine.fields)[])] as const;
const ownLineColumns = columnsOf(invoiceLine, ...lineFields);
const lineColumns = { ...ownLineColumns, task_number: nullable(number), task_title: nullable(text), items: number };
const lineOf = ({ task_number, task_title, items, ...line }: RowOf<typeof lineColumns>) => {
  const changed =
    line.proposed_quantity !== line.quantity ||
    line.proposed_price !== line.price ||
    line.proposed_vat_rate !== line.vat_rate ||
    line.discount > 0;
  const proposed = { unit: line.unit, quantity: line.proposed_quantity ?? 0, price: line.proposed_price, discount: 0 };
  return {
    ...line,
    task_number,
    task_title,
    items,
    /** The proposed amount in cents; null for a free line. */
    proposed_amount: line.kind === 'free' ? null : amountOf(proposed),
    changed: line.kind !== 'free' && changed,
  };
};
type Line = ReturnType<typeof lineOf>;
const taskColumns = { ...columnsOf(task, 'id', 'company_task_id', 'title', 'status', 'date_closed'), worked_time: number };
type TaskOf = Omit<RowOf<typeof taskColumns>, 'status'> & { readonly left_out: WorkSum };
const creditColumns = columnsOf(invoice, 'id', 'number', 'issue_date', 'total');
const mailColumns = columnsOf(mail, 'status');
export type InvoiceDetail = {
  readonly lines: readonly Line[];
  readonly tasks: readonly TaskOf[];
  readonly vat: readonly VatOfRate[];
  /** Why no VAT is charged; null where it is. */
  readonly vat_basis: VatBasis | null;
  /** VAT is charged to a VAT payer of another member state. */
  readonly taxed_elsewhere: boolean;
  /** The rates that a line may take. */
  readonly vat_rates: readonly number[];
  /** Billable work that is on no line. */
  readonly left_out: WorkSum & { readonly tasks: number };
  readonly credit_notes: readonly RowOf<typeof creditColumns>[];
  /** Whether the mail with the invoice has left; null where none was written. */
  readonly mail: RowOf<typeof mailColumns>['status'] | null;
  readonly credited: { readonly id: number; readonly number: string | null } | null;
};

const detailOf = async (reading: ReadSource, id: number): Promise<InvoiceDetail> => {
  const { read } = reading;
  const group = await read.row(
    sql`select i.status, i.reverse_charge, i.credited_id, i.period_to, c.number as credited_number, s.country as home,
        case when i.status = 0 then b.country else coalesce(i.buyer_country, b.country) end as country,
        case when i.status = 0 then b.vat_number else i.buyer_vat_number end as vat_number
      from invoice i join client b on b.id = i.client_id join settings s on s.id = 1 left join invoice c on c.id = i.credited_id
      where i.id = ${id}`,
    {
      ...columnsOf(invoice, 'status', 'reverse_charge', 'credited_id', 'period_to'),
      credited_number: nullable(text),
      home: text,
      country: text,
      vat_number: nullable(text),
    },
  );
  if (!group) throw notFound();
  const parties = { seller: { country: group.home }, buyer: { country: group.country, vat_number: group.vat_number || null } };
  const rows = await read.rows(
    sql`select ${selected(ownLineColumns, 'l')}, t.company_task_id as task_number, t.title as task_title,
        (select count(*) from invoice_item x where x.line_id = l.id) as items
      from invoice_line l left join task t on t.id = l.task_id where l.invoice_id = ${id} order by l.position, l.id`,
    lineColumns,
  );
  const lines = rows.map(lineOf);
  const tasks = await read.rows(
    sql`select t.id, t.company_task_id, t.title, t.status, t.date_closed,
        (select coalesce(sum(e.total_time), 0) from time_entry e where e.task_id = t.id) as worked_time
      from invoice_task h join task t on t.id = h.task_id where h.invoice_id = ${id} order by t.id`,
    taskColumns,
  );
  // Once a group is issued or cancelled, nothing counts as left out.
  const confirmed = tasks.filter(({ status }) => status === taskStates.confirmed).map((one) => one.id);
  const free = group.status === invoiceStates.waiting ? await freeWork(reading, confirmed) : [];
  const left = free.filter(({ quantity }) => quantity > 0);
  const byTask = Map.groupBy(left, ({ task_id }) => task_id);
  return {
    lines,
    tasks: tasks.map(({ status: _status, ...row }) => ({ ...row, left_out: sumOf(byTask.get(row.id) ?? []) })),
    vat: invoiceSums(lines, group.reverse_charge).vat,
    vat_basis: vatBasisOf({ ...parties, reverse_charge: group.reverse_charge, lines }),
    taxed_elsewhere: !group.reverse_charge && isVatPayerElsewhere(parties.seller, parties.buyer),
    vat_rates: await ratesOfSupply(read, Date.now(), group.period_to),
    left_out: { tasks: byTask.size, ...sumOf(left) },
    credit_notes: await read.rows(
      sql`select ${selected(creditColumns, 'i')} from invoice i where i.credited_id = ${id} order by i.id`,
      creditColumns,
    ),
    mail:
      (
        await read.row(
          sql`select status from mail where entity = ${invoice.name} and entity_id = ${id} and kind = 'invoice' order by id desc limit 1`,
          mailColumns,
        )
      )?.status ?? null,
    credited: group.credited_id === null ? null : { id: group.credited_id, number: group.credited_number },
  };
};

/** @throws Refusal 404 without such a group */
export const invoiceDetail = (database: Database, id: number): Promise<InvoiceDetail> => detailOf(database, id);
export const detailInside = async (tx: Tx, id: number): Promise<InvoiceDetail> => {
  await tx.flush();
  return detailOf(tx, id);
};

const explained = columnsOf(
  invoiceLine,
  'kind',
  'unit',
  'quantity',
  'price',
  'discount',
  'vat_rate',
  'amount',
  'proposed_quantity',
  'proposed_price',
  'price_rule',
  'priced_on',
);
const itemColumns = {
  ...columnsOf(invoiceItem, 'id', 'task_id', 'quantity'),
  company_task_id: nullable(number),
  task_title: nullable(text),
  basis: json<object>(),
};
/** How the quantity and price of a line were calculated. @throws Refusal 404 without such a line in the group */
export const explainedLine = async ({ read }: Database, id: number, line_id: number): Promise<Explanation> => {
  const line = await read.row(
    sql`select ${selected(explained, 'l')} from invoice_line l where l.id = ${line_id} and l.invoice_id = ${id}`,
    explained,
  );
  if (!line) throw notFound();
  const items = await read.rows(
    sql`select x.id, x.task_id, t.company_task_id, t.title as task_title, x.quantity, x.basis
      from invoice_item x left join task t on t.id = x.task_id where x.line_id = ${line_id} order by x.id`,
    itemColumns,
  );
  return explanation.parse({ ...line, items: items.map(({ basis, ...item }) => ({ ...item, ...basis })) });
};
