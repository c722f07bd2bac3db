// The lines and tasks of an invoice: shown beside their proposals, changed while the group waits, and explained.
import { z } from 'zod';
import { vatBases } from '#schema/company/vat-basis.ts';
import { can } from '#schema/core/access.ts';
import { ruleFor } from '#schema/core/entity.ts';
import { reference } from '#schema/core/fields.ts';
import { explanation } from '#schema/invoicing/explanation.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import { explainedLine, invoiceDetail } from '#server/domain/invoicing/detail.ts';
import { addTasks, deleteLine, editLine, propose, removeTask, writeLine } from '#server/domain/invoicing/groups.ts';
import { restoreLine } from '#server/domain/invoicing/restore.ts';
import { billedElsewhere, taking } from './invoice.ts';

const reads = ruleFor(invoice, 'read');
const writes = can('invoicing.write');
const nullableText = z.string().nullable();
const int = z.int();

const work = { billed_time: int.describe('Whole seconds'), kilometers: int, materials: int.describe('How many') };
const line = invoiceLine.record.extend({
  task_number: int.nullable(),
  task_title: nullableText,
  items: int.describe('Entries, rides or materials that it holds'),
  proposed_amount: int.nullable(),
  changed: z.boolean().describe('Somebody has changed what was proposed'),
});
const detail = z
  .object({
    lines: z.array(line),
    tasks: z.array(
      z.object({
        id: int,
        company_task_id: int,
        title: z.string(),
        date_closed: z.iso.datetime().nullable(),
        worked_time: int,
        left_out: z.object(work).describe('What of it could be billed and stands on no line'),
      }),
    ),
    vat: z.array(z.object({ rate: z.number(), net: int, vat: int })),
    mail: z.enum(['waiting', 'sent', 'failed', 'cancelled']).nullable().describe('Whether the mail with it has left; null without one'),
    vat_basis: z.enum(vatBases).nullable().describe('Why no VAT is charged'),
    taxed_elsewhere: z.boolean().describe('VAT is charged to a VAT payer of another member state'),
    vat_rates: z.array(z.number()).describe('The rates that hold, which a line may take'),
    left_out: z.object({ tasks: int, ...work }),
    credit_notes: z.array(z.object({ id: int, number: z.string(), issue_date: z.iso.date(), total: int })),
    credited: z.object({ id: int, number: z.string() }).nullable(),
  })
  .meta({ id: 'InvoiceDetail' });

const tasks = z.array(reference('task')).min(1).max(500);
const changes = { access: writes, returns: detail };
const refuses = (...reasons: string[]) => ({ 404: ['notFound'], 409: ['wrongState', ...reasons], 412: ['stale'] });

export default resource(
  '/invoice/:id',
  {
    'GET /detail': route({
      access: reads,
      summary: 'Its lines beside their proposals, its tasks with what is left out of them, and the tax by rate',
      returns: detail,
      refuses: { 404: ['notFound'] },
      handle: ({ database, params }) => invoiceDetail(database, params.id),
    }),
    'POST /task': route({
      ...changes,
      summary: 'Take further tasks into the group',
      body: z.strictObject({ tasks }),
      refuses: refuses(...taking, 'tooMuch'),
      handle: (call) => addTasks(call, call.me, which(call), call.body.tasks),
    }),
    'DELETE /task/:taskId': route({
      ...changes,
      summary: 'Take a task out: its work is free again',
      refuses: refuses(),
      handle: (call) => removeTask(call, call.me, which(call), call.params.taskId),
    }),
    'POST /line': route({
      ...changes,
      summary: 'Write a free line',
      body: z.record(z.string(), z.unknown()),
      shows: invoiceLine.input.partial({ position: true }),
      entity: invoiceLine,
      refuses: refuses('tooMuch'),
      handle: (call) => writeLine(call, call.me, which(call), call.body),
    }),
    'PUT /line/:lineId': route({
      ...changes,
      summary: 'Change a line; what was proposed stays beside it. Its version is the line’s own',
      body: z.record(z.string(), z.unknown()),
      shows: invoiceLine.patch,
      entity: invoiceLine,
      refuses: refuses('proposedLine', 'tooMuch'),
      handle: (call) => editLine(call, call.me, which(call), call.params.lineId, call.body),
    }),
    'DELETE /line/:lineId': route({
      ...changes,
      summary: 'Take a line out: what it held is free again. Its version is the line’s own',
      refuses: refuses(),
      handle: (call) => deleteLine(call, call.me, which(call), call.params.lineId),
    }),
    'PUT /line/:lineId/restore': route({
      ...changes,
      summary: 'Bring back a line with what it held: who took it out, within a day and while nobody else has billed its work',
      refuses: { 404: ['notFound'], 409: ['wrongState', ...taking, ...billedElsewhere, 'tooMuch'] },
      handle: (call) => restoreLine(call, call.me, { id: call.params.id, line_id: call.params.lineId }),
    }),
    'GET /line/:lineId/explained': route({
      access: reads,
      summary: 'How a line came to its quantity and its price: entries, what is not invoiced, multipliers, rounding, price rule',
      returns: explanation,
      refuses: { 404: ['notFound'] },
      handle: ({ database, params }) => explainedLine(database, params.id, params.lineId),
    }),
    'POST /propose': route({
      ...changes,
      summary: 'Take in again what is free of the tasks in the group',
      refuses: refuses('tooMuch'),
      handle: (call) => propose(call, call.me, which(call)),
    }),
  },
  'invoice',
);
