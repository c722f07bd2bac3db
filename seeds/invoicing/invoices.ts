// The demo company's invoices: each month's work by client; one is cancelled, some groups wait, and one task is forgotten.
import { DateTime } from 'luxon';
import { dayAfter } from '#schema/core/zone.ts';
import { invoiceNumber, paymentReference } from '#schema/invoicing/invoice-number.ts';
import { amountOf, invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { userId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import { settings } from '../company/company.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import { billedOn, type Group, groupsOf } from './groups.ts';
import { wholeOf } from './whole.ts';
import { type Work, workOf } from './work.ts';

const zone = settings.timezone;
const author = userId('nina');
const vat_rate = 22;

type SeededInvoices = {
  readonly tasks: Row<'task'>[];
  readonly invoices: Row<'invoice'>[];
  readonly lines: Row<'invoice_line'>[];
  readonly items: Row<'invoice_item'>[];
  readonly held: Row<'invoice_task'>[];
  readonly events: SeedEvent[];
};

export const makeInvoices = (
  work: Work,
  people: Pick<Clients, 'clients'>,
  projects: readonly Row<'project'>[],
  { now }: { now: Date },
): SeededInvoices => {
  const made: SeededInvoices = { tasks: [...work.tasks], invoices: [], lines: [], items: [], held: [], events: [] };
  const linesFor = workOf(work);
  const serials = new Map<string, number>();
  const next = (kind: 'invoice' | 'creditNote', day: string) => {
    const year = Number(day.slice(0, 4));
    const serial = (serials.get(`${kind}${year}`) ?? 0) + 1;
    serials.set(`${kind}${year}`, serial);
    return { year, serial, number: invoiceNumber(kind, year, serial) };
  };

  const begin = ({ client, month, tasks }: Group, date_added: string, released = false): Row<'invoice'> => {
    const id = made.invoices.length + 1;
    const [year, of] = month.split('-');
    const proposed = linesFor(tasks);
    const first = made.lines.length;
    for (const { items, ...line } of proposed) {
      const line_id = made.lines.length + 1;
      const price = released || line.price !== null ? (line.price ?? 1900) : null;
      const amount = amountOf({ ...line, price, discount: 0 });
      const proposal = { proposed_quantity: line.quantity, proposed_price: line.price, proposed_vat_rate: vat_rate };
      made.lines.push({
        ...line,
        id: line_id,
        invoice_id: id,
        position: line_id - first,
        price,
        discount: 0,
        vat_rate,
        amount,
        ...proposal,
      });
      for (const { held, task_id, quantity, basis } of items)
        made.items.push({
          ...{ time_entry_id: null, transport_id: null, material_id: null, ...held },
          ...{ id: made.items.length + 1, invoice_id: id, line_id, task_id, quantity, basis: JSON.stringify(basis), released: false },
        });
    }
    for (const { id: task_id } of tasks) made.held.push({ id: made.held.length + 1, invoice_id: id, task_id, released: false });
    const lines = made.lines.slice(first);
    const { net, vat_sum: vat, total } = invoiceSums(lines, false);
    const unpriced = lines.filter(({ price }) => price === null).length;
    const days = tasks.map(({ date_closed }) => (date_closed ?? '').slice(0, 10)).sort();
    const row: Row<'invoice'> = {
      ...{ id, kind: 'invoice', number: null, year: null, serial: null, title: `${client.name} ${of}/${year}`.slice(0, 200) },
      ...{
        client_id: client.id,
        project_id: null,
        project_status: null,
        status: 0,
        period_from: days[0] ?? null,
        period_to: days.at(-1) ?? null,
      },
      ...{ issue_date: null, due_date: null, currency: 'EUR', reverse_charge: false, notes: null, net, vat, total, unpriced },
      ...{ payment_reference: null, buyer_name: null, buyer_address: null, buyer_zip: null, buyer_town: null, buyer_country: null },
      ...{ buyer_vat_number: null, issued_as: null, issued_at: null, issued_by: null, cancelled_at: null, cancelled_by: null },
      ...{ cancel_reason: null, credited_id: null, document: null, sent_at: null, sent_to: null, user_added: author, date_added },
    };
    made.invoices.push(row);
    made.events.push(
      historyOf('invoice', id, { listed: true })(date_added, author, 'create', null, { title: row.title, client_id: client.id, status: 0 }),
    );
    return row;
  };

  /** The fields that issue freezes, for the row with this place in the series. */
  const issue = (row: Row<'invoice'>, group: Group, at: string): Row<'invoice'> => {
    const { client, tasks } = group;
    const issue_date = DateTime.fromISO(at, { zone }).toISODate() ?? at.slice(0, 10);
    const { year, serial, number } = next('invoice', issue_date);
    const given = {
      number,
      issue_date,
      due_date: dayAfter(issue_date, client.payment_term_days),
      payment_reference: paymentReference(number),
    };
    const lines = made.lines.filter(({ invoice_id }) => invoice_id === row.id);
    const whole = wholeOf({ ...row, ...given }, group, lines);
    const { name, address, zip, town, country, vat_number } = client;
    const buyer = {
      buyer_name: name,
      buyer_address: address,
      buyer_zip: zip,
      buyer_town: town,
      buyer_country: country,
      buyer_vat_number: vat_number,
    };
    const issued: Row<'invoice'> = {
      ...row,
      ...given,
      ...buyer,
      year,
      serial,
      status: 1,
      issued_as: JSON.stringify(whole),
      issued_at: at,
      issued_by: author,
    };
    made.invoices[row.id - 1] = issued;
    made.events.push(historyOf('invoice', row.id, { listed: true })(at, author, 'issue', { status: 0 }, { status: 1, number, issue_date }));
    for (const { id } of tasks) {
      made.tasks[id - 1] = { ...(made.tasks[id - 1] as Row<'task'>), status: 6 };
      made.events.push(historyOf('task', id, { listed: true })(at, author, 'invoice', { status: 5 }, { status: 6, invoice: number }));
    }
    return issued;
  };

  /** Cancelled a day later, because it contained another client's hours. */
  const cancel = (row: Row<'invoice'>, { tasks }: Group, at: string): void => {
    const reason = 'Na računu so bile ure druge stranke.';
    const issue_date = DateTime.fromISO(at, { zone }).toISODate() ?? at.slice(0, 10);
    const { year, serial, number } = next('creditNote', issue_date);
    const id = made.invoices.length + 1;
    const credited = { number: row.number ?? '', issue_date: row.issue_date ?? '', reason };
    const snapshot = {
      ...(JSON.parse(row.issued_as ?? '{}') as InvoiceWhole),
      id,
      kind: 'creditNote',
      number,
      issue_date,
      due_date: issue_date,
      credited,
      payment_reference: null,
    };
    const { net, vat, total } = { net: -row.net, vat: -row.vat, total: -row.total };
    const note = {
      ...row,
      ...{ id, kind: 'creditNote' as const, number, year, serial, issue_date, due_date: issue_date, net, vat, total },
    };
    made.invoices.push({
      ...note,
      payment_reference: null,
      issued_as: JSON.stringify(snapshot),
      issued_at: at,
      credited_id: row.id,
      date_added: at,
    });
    for (const line of made.lines.filter(({ invoice_id }) => invoice_id === row.id))
      made.lines.push({
        ...line,
        id: made.lines.length + 1,
        invoice_id: id,
        proposed_quantity: null,
        proposed_price: null,
        proposed_vat_rate: null,
      });
    made.invoices[row.id - 1] = { ...row, status: 2, cancelled_at: at, cancelled_by: author, cancel_reason: reason };
    for (const [at, one] of made.items.entries()) if (one.invoice_id === row.id) made.items[at] = { ...one, released: true };
    for (const [at, one] of made.held.entries()) if (one.invoice_id === row.id) made.held[at] = { ...one, released: true };
    made.events.push(
      historyOf('invoice', row.id, { listed: true })(at, author, 'cancel', { status: 1 }, { status: 2, cancel_reason: reason }, reason),
    );
    for (const { id: task } of tasks) {
      made.tasks[task - 1] = { ...(made.tasks[task - 1] as Row<'task'>), status: 5 };
      made.events.push(
        historyOf('task', task, { listed: true })(at, author, 'cancelInvoice', { status: 6 }, { status: 5, invoice: row.number }, reason),
      );
    }
  };

  const groups = groupsOf(people, work.tasks, projects, now);
  const moment = DateTime.fromJSDate(now);
  const due = groups.filter(({ month }) => billedOn(month) < moment.minus({ days: 1 }));
  const last = due.at(-1);
  for (const [at, group] of due.entries()) {
    const issued = billedOn(group.month).plus({ minutes: at });
    const row = issue(begin(group, issued.minus({ hours: 1 }).toUTC().toISO() ?? '', true), group, issued.toUTC().toISO() ?? '');
    if (group === last) cancel(row, group, issued.plus({ hours: 20 }).toUTC().toISO() ?? '');
  }
  const today = moment.minus({ hours: 20 }).toUTC().toISO() ?? '';
  const waiting = groups.filter((group) => !due.includes(group)).filter(({ tasks }) => tasks.length > 1);
  for (const group of [...(last ? [last] : []), ...waiting.slice(0, 3)]) begin(group, today);
  return made;
};
