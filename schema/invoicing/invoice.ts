// An invoice starts as a group of a client's confirmed work, is issued with a gapless number, and can be cancelled only by a credit note.
import { can, never, where } from '../core/access.ts';
import { check, index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { collect, count } from '../core/facts.ts';
import { choice, date, dateTime, file, flag, integer, longText, money, readOnly, reference, text, word } from '../core/fields.ts';

export const invoiceStates = { waiting: 0, issued: 1, cancelled: 2 } as const;
const tones = { waiting: 'ready', issued: 'settled', cancelled: 'refused' } as const;
export const invoiceKinds = ['invoice', 'creditNote'] as const;
/** The largest amount; a credit note's amount counts as negative in lists and sums. */
const most = 100_000_000_000;
const amount = () => readOnly(money({ min: -most, max: most }).default(0));

export const invoice = defineEntity({
  name: 'invoice',
  fields: {
    kind: readOnly(word(...invoiceKinds).default('invoice')),
    /** Given at issue and never reused: `2026-0012`; credit notes have their own series. */
    number: readOnly(text({ max: 20 }).optional()),
    year: readOnly(integer({ min: 2000, max: 2200 }).optional()),
    serial: readOnly(integer({ min: 1, max: 2_147_483_647 }).optional()),
    /** The name while there is no number. */
    title: text({ max: 200 }),
    client_id: reference('client'),
    /** The project that is invoiced as a whole. */
    project_id: readOnly(reference('project').optional()),
    /** The state of that project before it was invoiced, which a cancellation restores. */
    project_status: readOnly(integer({ max: 10 }).optional()),
    status: readOnly(choice(invoiceStates, tones).default(0)),
    period_from: date().optional(),
    period_to: date().optional(),
    issue_date: readOnly(date().optional()),
    /** The default follows from the client's term of payment. */
    due_date: date().optional(),
    currency: readOnly(text({ max: 3 }).default('EUR')),
    /** Reverse charge: the client accounts for the tax, as for construction services between VAT payers. */
    reverse_charge: flag().default(false),
    notes: longText({ max: 4000 }).optional(),
    net: amount(),
    vat: amount(),
    total: amount(),
    /** The number of lines without a price. */
    unpriced: readOnly(integer().default(0)),
    payment_reference: readOnly(text({ max: 30 }).optional()),
    /** The recipient as of the issue. */
    buyer_name: readOnly(text({ max: 120 }).optional()),
    buyer_address: readOnly(text({ max: 120 }).optional()),
    buyer_zip: readOnly(text({ max: 12 }).optional()),
    buyer_town: readOnly(text({ max: 80 }).optional()),
    buyer_country: readOnly(text({ max: 2 }).optional()),
    buyer_vat_number: readOnly(text({ max: 20 }).optional()),
    /** The complete content at issue (JSON): every later document is made from it. */
    issued_as: readOnly(longText({ max: 10_000_000 }).optional()),
    issued_at: readOnly(dateTime().optional()),
    issued_by: readOnly(reference('user').optional()),
    cancelled_at: readOnly(dateTime().optional()),
    cancelled_by: readOnly(reference('user').optional()),
    cancel_reason: readOnly(text({ max: 1000 }).optional()),
    /** The invoice that a credit note cancels. */
    credited_id: readOnly(reference('invoice').optional()),
    document: readOnly(file().optional()),
    sent_at: readOnly(dateTime().optional()),
    sent_to: readOnly(text({ max: 254 }).optional()),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  paths: { detail: '/invoices/{id}' },
  title: ['title', 'number'],
  facts: {
    lines: count('invoice_line', 'invoice_id'),
    tasks: count('invoice_task', 'invoice_id'),
    credit_notes: collect('invoice', 'credited_id', 'id'),
  },
  list: {
    columns: ['number', 'title', 'client_id', 'status', 'tasks', 'net', 'total', 'issue_date', 'due_date'],
    hidden: ['kind', 'vat', 'unpriced', 'project_id', 'buyer_name', 'issued_by', 'user_added', 'date_added', 'sent_at'],
    search: ['number', 'title', 'client_id', 'buyer_name', 'notes'],
    filters: ['status', 'kind', 'client_id', 'project_id', 'issue_date', 'due_date'],
    sort: 'date_added',
    order: 'DESC',
    sums: ['net', 'vat', 'total'],
    lists: {
      tasks: { path: '/invoicing/tasks' },
      waiting: { path: '/invoicing/waiting', rows: where('status', 0) },
      done: { path: '/invoicing/done', rows: where('status', 1, 2) },
      projectsWaiting: { path: '/invoicing/projects/waiting' },
      projectsDone: { path: '/invoicing/projects/done' },
    },
  },
  form: { general: ['client_id', 'title', 'period_from', 'period_to', 'due_date', 'reverse_charge', 'notes'] },
  access: {
    read: can('invoicing.read'),
    create: can('invoicing.write'),
    update: can('invoicing.write'),
    delete: can('invoicing.write'),
    fields: { issued_as: never },
  },
  rules: {
    periodInOrder: {
      field: 'period_to',
      holds: ({ period_from, period_to }) => !period_from || !period_to || period_to >= period_from,
    },
  },
  database: [
    unique('kind', 'year', 'serial'),
    unique('project_id').where("kind = 'invoice' and status < 2"),
    // An invoice can be cancelled once.
    unique('credited_id'),
    check('numbered', 'status = 0 or (number is not null and issued_as is not null)'),
    index('status', 'date_added'),
    index('status', 'issue_date'),
    index('client_id', 'status'),
    index('date_added'),
    index('number'),
    index('title'),
    index('issue_date'),
    index('due_date'),
    index('net'),
    index('total'),
  ],
  menu: { group: 'work', icon: 'receipt-euro', order: 40, waits: { status: [0] } },
});
