// An invoice begins as a group of confirmed work of one client, is issued with a number that runs without gaps, and is taken back only by a credit note.
import { can, never, where } from '../core/access.ts';
import { check, index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { collect, count } from '../core/facts.ts';
import { choice, date, dateTime, file, flag, integer, longText, money, readOnly, reference, text, word } from '../core/fields.ts';

export const invoiceStates = { waiting: 0, issued: 1, cancelled: 2 } as const;
const tones = { waiting: 'ready', issued: 'settled', cancelled: 'refused' } as const;
export const invoiceKinds = ['invoice', 'creditNote'] as const;
/** A credit note takes back: in lists and sums it counts against what it credits. */
const most = 100_000_000_000;
const amount = () => readOnly(money({ min: -most, max: most }).default(0));

export const invoice = defineEntity({
  name: 'invoice',
  fields: {
    kind: readOnly(word(...invoiceKinds).default('invoice')),
    /** Given at issue, never again: `2026-0012`; credit notes count in a series of their own. */
    number: readOnly(text({ max: 20 }).optional()),
    year: readOnly(integer({ min: 2000, max: 2200 }).optional()),
    serial: readOnly(integer({ min: 1, max: 2_147_483_647 }).optional()),
    /** What it is called while it has no number. */
    title: text({ max: 200 }),
    client_id: reference('client'),
    /** The project that is billed as a whole. */
    project_id: readOnly(reference('project').optional()),
    /** How that project stood before it was invoiced: there a cancellation leads back. */
    project_status: readOnly(integer({ max: 10 }).optional()),
    status: readOnly(choice(invoiceStates, tones).default(0)),
    period_from: date().optional(),
    period_to: date().optional(),
    issue_date: readOnly(date().optional()),
    /** Without a word it follows from the client's term of payment. */
    due_date: date().optional(),
    currency: readOnly(text({ max: 3 }).default('EUR')),
    /** The client accounts for the tax: construction services between payers of VAT. */
    reverse_charge: flag().default(false),
    notes: longText({ max: 4000 }).optional(),
    net: amount(),
    vat: amount(),
    total: amount(),
    /** Lines whose price nobody has entered yet. */
    unpriced: readOnly(integer().default(0)),
    payment_reference: readOnly(text({ max: 30 }).optional()),
    /** Whom it was issued to, as it stood then. */
    buyer_name: readOnly(text({ max: 120 }).optional()),
    buyer_address: readOnly(text({ max: 120 }).optional()),
    buyer_zip: readOnly(text({ max: 12 }).optional()),
    buyer_town: readOnly(text({ max: 80 }).optional()),
    buyer_country: readOnly(text({ max: 2 }).optional()),
    buyer_vat_number: readOnly(text({ max: 20 }).optional()),
    /** All that stands on paper, as it was issued (JSON): every later document is made of it. */
    issued_as: readOnly(longText({ max: 10_000_000 }).optional()),
    issued_at: readOnly(dateTime().optional()),
    issued_by: readOnly(reference('user').optional()),
    cancelled_at: readOnly(dateTime().optional()),
    cancelled_by: readOnly(reference('user').optional()),
    cancel_reason: readOnly(text({ max: 1000 }).optional()),
    /** What a credit note takes back. */
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
    // One cancellation, one credit note.
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
