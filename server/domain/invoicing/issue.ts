// Issues an invoice once, with a number from a series without gaps, or cancels it by a credit note; its tasks and project change state with it.
import type { Rows } from '#generated/entities.ts';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { invoice, type invoiceKinds, invoiceStates } from '#schema/invoicing/invoice.ts';
import { invoiceNumber, paymentReference, seriesOf } from '#schema/invoicing/invoice-number.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { project, projectStates } from '#schema/projects/project.ts';
import { task } from '#schema/tasks/task.ts';
import { exclusive } from '#server/core/database/locks.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { nextNumber } from '#server/crud/write/running-number.ts';
import { allowed, impliedTransition, transition } from '#server/crud/write/transition.ts';
import { insert } from '#server/crud/write/write.ts';
import { zoneIn } from '../company/company.ts';
import { touchTask } from '../tasks/life.ts';
import { refusalNaming, tasksIn } from './tasks.ts';
import { composedWhole, wholeOf } from './whole.ts';
import { freeWork } from './work.ts';

type Which = { readonly id: number; readonly ifMatch: string | null };
type Invoice = Rows['invoice'];

/** The next number of a series, locked until the act ends: a simultaneous act gets the following number, and no gap remains. */
const numbered = async (tx: Tx, kind: (typeof invoiceKinds)[number], day: string) => {
  const year = Number(day.slice(0, 4));
  const serial = await nextNumber(tx, seriesOf(kind, year));
  return { year, serial, number: invoiceNumber(kind, year, serial) };
};

const buyerOf = ({ name, address, zip, town, country, vat_number }: InvoiceWhole['buyer']) => ({
  buyer_name: name,
  buyer_address: address,
  buyer_zip: zip,
  buyer_town: town,
  buyer_country: country,
  buyer_vat_number: vat_number,
});

/** Locks the project first, then the tasks: the same order as every other act that takes them. */
const lockHeld = async (tx: Tx, { id, project_id }: Invoice): Promise<number[]> => {
  if (project_id) await tx.get('project', project_id);
  const ids = await tasksIn(tx, id);
  await tx.em.find(tx.database.entities.task, { id: { $in: ids } }, { orderBy: { id: 'asc' }, lockMode: exclusive, refresh: true });
  return ids;
};

/** Refuses to issue while billable work is on no line. */
const refuseLeftOut = async (tx: Tx, tasks: readonly number[]): Promise<void> => {
  const left = (await freeWork(tx, tasks)).filter(({ quantity }) => quantity > 0);
  if (left.length > 0) throw await refusalNaming(tx, 'leftOut', task.name, [...new Set(left.map(({ task_id }) => task_id))]);
};

const invoiceProject = async (tx: Tx, id: number, number: string): Promise<number> => {
  const { status } = await tx.get('project', id);
  await impliedTransition(tx, project, id, 'invoice', {}, { extraValues: { invoice: number } });
  return status;
};

/** Issues a waiting group. @throws Refusal 409 while a price is missing, work is left out, or the due date has passed */
export const issueInvoice = (services: Services, me: Me, { id, ifMatch }: Which, leave_out: boolean): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, invoice, me, id, 'issue', ifMatch);
    const row = await tx.get('invoice', id);
    const tasks = await lockHeld(tx, row);
    if (!leave_out) await refuseLeftOut(tx, tasks);
    const issue_date = dayOf(tx.now.getTime(), await zoneIn(tx.read));
    const { payment_term_days } = await tx.em.findOneOrFail(tx.database.entities.client, { id: row.client_id });
    const due_date = row.due_date ?? dayAfter(issue_date, payment_term_days);
    if (due_date < issue_date) throw conflict('invoice', 'dueBeforeIssue');
    const series = await numbered(tx, 'invoice', issue_date);
    const given = { ...series, issue_date, due_date, payment_reference: paymentReference(series.number) };
    const whole = { ...(await composedWhole(tx, id)), ...given, status: invoiceStates.issued };
    const { year: _year, serial: _serial, ...frozen } = whole;
    const project_status = row.project_id ? await invoiceProject(tx, row.project_id, series.number) : null;
    await transition(tx, invoice, me, id, 'issue', {
      ...given,
      ...buyerOf(whole.buyer),
      issued_at: tx.now.toISOString(),
      issued_by: me.id,
      issued_as: JSON.stringify(frozen satisfies InvoiceWhole),
      project_status,
    });
    for (const one of tasks) {
      await impliedTransition(tx, task, one, 'invoice', {}, { extraValues: { invoice: series.number } });
      await touchTask(tx, one);
    }
    return readWithTransitionsInside(tx, invoice, me, id);
  });

const copied = ['client_id', 'title', 'project_id', 'currency', 'reverse_charge', 'period_from', 'period_to', 'notes'] as const;

/** Cancels an issued invoice by a credit note with its own number. */
const credit = async (tx: Tx, me: Me, row: Invoice, reason: string): Promise<void> => {
  const issue_date = dayOf(tx.now.getTime(), await zoneIn(tx.read));
  const series = await numbered(tx, 'creditNote', issue_date);
  const was = await wholeOf(tx, row.id);
  const copiedFields = Object.fromEntries(copied.map((field) => [field, row[field]]));
  const values = {
    ...series,
    issue_date,
    due_date: issue_date,
    kind: 'creditNote',
    ...buyerOf(was.buyer),
    credited_id: row.id,
    status: invoiceStates.issued,
    net: -row.net,
    vat: -row.vat,
    total: -row.total,
    issued_at: tx.now.toISOString(),
    issued_by: me.id,
    user_added: me.id,
    date_added: tx.now.toISOString(),
  };
  const { year: _year, serial: _serial, ...number } = series;
  const whole: InvoiceWhole = {
    ...was,
    ...number,
    id: 0,
    kind: 'creditNote',
    status: invoiceStates.issued,
    issue_date,
    due_date: issue_date,
    payment_reference: null,
    credited: { number: String(row.number), issue_date: String(row.issue_date), reason },
  };
  const { id } = await insert(tx, invoice, copiedFields, { ...values, issued_as: JSON.stringify(whole) }, [`client:${row.client_id}`]);
  const note = await tx.get('invoice', id);
  note.issued_as = JSON.stringify({ ...whole, id });
  const { invoice_line } = tx.database.entities;
  for (const line of await tx.em.find(invoice_line, { invoice_id: row.id }, { orderBy: { position: 'asc', id: 'asc' } })) {
    const { position, kind, task_id, work_type_id, transport_type_id, title, unit, quantity, price, discount, vat_rate, amount } = line;
    tx.create('invoice_line', {
      invoice_id: id,
      position,
      kind,
      task_id,
      work_type_id,
      transport_type_id,
      title,
      unit,
      quantity,
      price,
      discount,
      vat_rate,
      amount,
    });
  }
  await tx.flush();
};

const stateOf = (status: number | null) => (status === projectStates.finishedWithoutHandover ? 'finishedWithoutHandover' : 'finished');

/** Cancels an issued invoice by a credit note; its work can be billed again. */
export const cancelInvoice = (services: Services, me: Me, { id, ifMatch }: Which, reason: string): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, invoice, me, id, 'cancel', ifMatch);
    const row = await tx.get('invoice', id);
    const tasks = await lockHeld(tx, row);
    await credit(tx, me, row, reason);
    const cancelled = { cancelled_at: tx.now.toISOString(), cancelled_by: me.id, cancel_reason: reason };
    await transition(tx, invoice, me, id, 'cancel', cancelled, { reason });
    const { invoice_item, invoice_task } = tx.database.entities;
    await tx.em.nativeUpdate(invoice_item, { invoice_id: id }, { released: true });
    await tx.em.nativeUpdate(invoice_task, { invoice_id: id }, { released: true });
    for (const one of tasks) {
      await impliedTransition(tx, task, one, 'cancelInvoice', {}, { reason, extraValues: { invoice: row.number } });
      await touchTask(tx, one);
    }
    if (row.project_id) await impliedTransition(tx, project, row.project_id, 'cancel', {}, { reason, to: stateOf(row.project_status) });
    return readWithTransitionsInside(tx, invoice, me, id);
  });
