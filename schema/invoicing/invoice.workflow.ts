// The workflow of an invoice: prepared as a group, issued with its number, and cancelled by a credit note; an issued invoice never changes.
import { can } from '../core/access.ts';
import { flag, text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { invoice, invoiceStates } from './invoice.ts';

const write = can('invoicing.write');
const issue = can('invoicing.issue');
type Invoice = Readonly<Record<string, unknown>>;

export const invoiceWorkflow = defineWorkflow(invoice, 'status', {
  states: invoiceStates,
  guards: {
    anyLine: (one: Invoice) => Number(one.lines) > 0,
    pricesEntered: (one: Invoice) => one.unpriced === 0,
    // A credit note cannot be cancelled.
    noCreditNote: (one: Invoice) => one.kind !== 'creditNote',
  },
  transitions: {
    edit: { from: 'waiting', to: 'same', allow: write, path: '', untold: true },
    changeLines: { from: 'waiting', to: 'same', allow: write, method: 'POST', path: 'line', untold: true },
    issue: {
      from: 'waiting',
      to: 'issued',
      allow: issue,
      require: ['anyLine', 'pricesEntered'],
      input: { leave_out: flag().default(false) },
    },
    cancel: { from: 'issued', to: 'cancelled', allow: issue, require: ['noCreditNote'], input: { reason: text({ max: 1000 }) } },
    remove: { from: 'waiting', to: 'same', allow: write, method: 'DELETE', path: '' },
  },
});
