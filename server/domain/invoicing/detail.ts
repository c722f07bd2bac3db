// A group as its page shows it: lines beside their proposals, tasks with what is left out of them, tax by rate; and how each line came to its quantity.

import { invoice, invoiceStates } from '#schema/invoicing/invoice.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { amountOf, invoiceSums, type VatOfRate } from '#schema/invoicing/invoice-totals.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { asTold, type Database, type Row, slot, slots } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { decodeRow } from '#server/fields/decode.ts';
import { readingOf } from './tasks.ts';
import { freeWork, type Reading, sumOf, type WorkSum } from './work.ts';

type Line = Row & { readonly id: number; readonly amount: number; readonly vat_rate: number };
type TaskOf = { readonly id: number; readonly left_out: WorkSum } & Row;
export type InvoiceDetail = {
  readonly lines: readonly Line[];
  readonly tasks: readonly TaskOf[];
  readonly vat: readonly VatOfRate[];
  /** Work that could be billed and stands on no line. */
  readonly left_out: WorkSum & { readonly tasks: number };
  readonly credit_notes: readonly Row[];
  readonly credited: Row | null;
};

const statements = (place: string) => ({
  group: `select i.status, i.reverse_charge, i.credited_id, c.number as credited_number from invoice i left join invoice c on c.id = i.credited_id where i.id = ${place}`,
  lines: `select l.*, t.company_task_id as task_number, t.title as task_title, (select count(*) from invoice_item x where x.line_id = l.id) as items
    from invoice_line l left join task t on t.id = l.task_id where l.invoice_id = ${place} order by l.position, l.id`,
  tasks: `select t.id, t.company_task_id, t.title, t.status, t.date_closed, (select coalesce(sum(e.total_time), 0) from time_entry e where e.task_id = t.id) as worked_time
    from invoice_task h join task t on t.id = h.task_id where h.invoice_id = ${place} order by t.id`,
  credits: `select id, number, issue_date, total from invoice where credited_id = ${place} order by id`,
});

const lineOf = (raw: Row, reading: Reading): Line => {
  const { task_number, task_title, items, ...row } = raw;
  const line = decodeRow(invoiceLine, reading.dialect, row) as Line;
  const differs = (field: string) => line[`proposed_${field}`] !== line[field];
  return {
    ...line,
    task_number: task_number === null ? null : Number(task_number),
    task_title,
    items: Number(items),
    /** Cents that the proposal came to; null for a free line. */
    proposed_amount:
      line.kind === 'free'
        ? null
        : amountOf({
            unit: String(line.unit),
            quantity: Number(line.proposed_quantity),
            price: line.proposed_price as number | null,
            discount: 0,
          }),
    changed: line.kind !== 'free' && (differs('quantity') || differs('price') || differs('vat_rate') || Number(line.discount) > 0),
  };
};

const detailOf = async (reading: Reading, id: number): Promise<InvoiceDetail> => {
  const { read, dialect } = reading;
  const sql = statements(slot(dialect));
  const one = (name: keyof typeof sql) => read.all(sql[name], [id]);
  const [group] = await one('group');
  if (!group) throw notFound();
  const lines = (await one('lines')).map((row) => lineOf(row, reading));
  const tasks = await one('tasks');
  // What is invoiced or cancelled leaves nothing out any more.
  const free =
    Number(group.status) === invoiceStates.waiting
      ? await freeWork(
          reading,
          tasks.filter(({ status }) => Number(status) === taskStates.confirmed).map((task) => Number(task.id)),
        )
      : [];
  const left = free.filter(({ quantity }) => quantity > 0);
  const byTask = Map.groupBy(left, ({ task_id }) => task_id);
  return {
    lines,
    tasks: tasks.map((row) => ({
      id: Number(row.id),
      company_task_id: Number(row.company_task_id),
      title: row.title,
      date_closed: row.date_closed === null ? null : asTold(row.date_closed),
      worked_time: Number(row.worked_time),
      left_out: sumOf(byTask.get(Number(row.id)) ?? []),
    })),
    vat: invoiceSums(lines, Boolean(group.reverse_charge)).vat,
    left_out: { tasks: byTask.size, ...sumOf(left) },
    credit_notes: (await one('credits')).map((row) => decodeRow(invoice, dialect, row)),
    credited: group.credited_id === null ? null : { id: Number(group.credited_id), number: group.credited_number },
  };
};

/** @throws Refusal 404 without such a group */
export const invoiceDetail = (database: Database, id: number): Promise<InvoiceDetail> => detailOf(database, id);
export const detailInside = async (tx: Tx, id: number): Promise<InvoiceDetail> => {
  await tx.flush();
  return detailOf(readingOf(tx), id);
};

/** How a line came to its quantity and its price, as it was reckoned. @throws Refusal 404 without such a line in it */
export const explainedLine = async ({ read, dialect }: Database, id: number, line_id: number) => {
  const [first, second] = slots(dialect, 2);
  const [row] = await read.all(`select * from invoice_line where id = ${first} and invoice_id = ${second}`, [line_id, id]);
  if (!row) throw notFound();
  const line = decodeRow(invoiceLine, dialect, row);
  const items = await read.all(
    `select x.id, x.task_id, t.company_task_id, t.title as task_title, x.quantity, x.basis from invoice_item x left join task t on t.id = x.task_id where x.line_id = ${first} order by x.id`,
    [line_id],
  );
  const { kind, unit, quantity, price, discount, vat_rate, amount, proposed_quantity, proposed_price, price_rule, priced_on } = line;
  return {
    ...{ kind, unit, quantity, price, discount, vat_rate, amount, proposed_quantity, proposed_price, price_rule, priced_on },
    items: items.map(({ basis, ...item }) => ({
      ...item,
      quantity: Number(item.quantity),
      ...(JSON.parse(String(basis)) as Readonly<Record<string, unknown>>),
    })),
  };
};
