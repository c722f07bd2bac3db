// Calls about an invoice beyond its declaration: creation from work, its lines and tasks, issue and cancellation.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { refusingRules } from '#schema/core/database-rules.ts';
import { ruleFor, transitionStatesOf } from '#schema/core/entity.ts';
import { date, flag, longText, reference, text } from '#schema/core/fields.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceWorkflow } from '#schema/invoicing/invoice.workflow.ts';
import { invoiceItem } from '#schema/invoicing/invoice-item.ts';
import { invoiceTask } from '#schema/invoicing/invoice-task.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { createInvoice } from '#server/domain/invoicing/groups.ts';
import { cancelInvoice, issueInvoice } from '#server/domain/invoicing/issue.ts';
import { keepPaper } from '#server/domain/invoicing/paper.ts';
import { restoreGroup } from '#server/domain/invoicing/restore.ts';
import type { Printing } from '#server/domain/paper/documents.ts';

const writes = can('invoicing.write');
const issues = can('invoicing.issue');

const tasks = z.array(reference('task')).max(500);
const begin = z.strictObject({
  client_id: reference('client').nullish(),
  tasks: tasks.optional().describe('Confirmed tasks of the client; none for a group of free lines'),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .nullish()
    .describe('All tasks of the client that were confirmed in this month'),
  project_id: reference('project').nullish().describe('A finished project as a whole'),
  title: text({ max: 200 }).nullish(),
  period_from: date().nullish(),
  period_to: date().nullish(),
  due_date: date().nullish(),
  reverse_charge: flag().optional(),
  notes: longText({ max: 4000 }).nullish(),
});
export const taking = ['alreadyInGroup', 'notConfirmed', 'otherClient', 'noClient', 'billedByProject'];
/** The refusals of a restored line whose work another line bills by now. */
export const billedElsewhere = [invoiceItem, invoiceTask].flatMap(({ name, database }) => refusingRules(name, database));
const readableInvoice = invoice.record
  .extend({ $transitions: transitionStatesOf(invoiceWorkflow).describe('What the caller may do now, or why not') })
  .meta({ id: 'InvoiceWithTransitions' });
const refuses = (...reasons: string[]) => ({ 404: ['notFound'], 409: ['wrongState', ...reasons], 412: ['stale'] });

/** Prints what was just issued (the invoice, or its credit notes) at once; if that fails, it is printed on the first request. */
const storeInvoice = async (
  call: Printing & { readonly me: Me; readonly fault: (error: unknown) => void },
  answer: ApiRecord,
): Promise<ApiRecord> => {
  const notes = answer.credit_notes as readonly number[];
  for (const id of notes.length > 0 ? notes : [answer.id]) await keepPaper(call, call.me, id).catch(call.fault);
  return answer;
};

export default resource('/invoice', {
  'POST /': route({
    access: writes,
    summary:
      'Begin an invoicing group from confirmed tasks, from a month of them, or from a whole project; its lines are proposed from the work',
    body: begin,
    entity: invoice,
    returns: readableInvoice,
    status: 201,
    refuses: { 409: [...taking, 'billedByTask', 'projectNotFinished', 'tasksOpen', 'nothingToBill', 'tooMuch'] },
    handle: ({ database, hub, me, body }) => createInvoice({ database, hub }, me, body),
  }),
  'PUT /:id/restore': route({
    access: ruleFor(invoice, 'delete'),
    summary: 'Bring back a deleted group with its tasks and lines: who deleted it, within a day and while its work is free',
    returns: readableInvoice,
    refuses: { 404: ['notFound'], 409: [...taking, ...billedElsewhere, 'billedByTask', 'projectNotFinished', 'tasksOpen'] },
    handle: ({ database, hub, me, params }) => restoreGroup({ database, hub }, me, params.id),
  }),
  'PUT /:id/issue': route({
    access: issues,
    summary: 'Issue it: a number without gaps, its tasks invoiced, its times frozen',
    body: z.strictObject({ leave_out: z.boolean().default(false).describe('Issue it although work of its tasks stands on no line') }),
    entity: invoice,
    returns: readableInvoice,
    refuses: refuses('anyLine', 'pricesEntered', 'leftOut', 'dueBeforeIssue'),
    handle: async (call) => storeInvoice(call, await issueInvoice(call, call.me, which(call), call.body.leave_out)),
  }),
  'PUT /:id/cancel': route({
    access: issues,
    summary: 'Cancel it by a credit note: its tasks are confirmed again and can be billed anew',
    body: z.strictObject({ reason: text({ max: 1000 }) }),
    entity: invoice,
    returns: readableInvoice,
    refuses: refuses('noCreditNote'),
    handle: async (call) => storeInvoice(call, await cancelInvoice(call, call.me, which(call), call.body.reason)),
  }),
});
