// Work waiting to be invoiced: confirmed work by client, by task, and whole projects.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { idText } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { contentRange, readRange } from '#server/crud/read/read.ts';
import { unbilledClients, unbilledTasks } from '#server/domain/invoicing/unbilled.ts';
import { billedProjects } from '#server/domain/invoicing/unbilled-projects.ts';

const reads = can('invoicing.read');
const int = z.int();
const instant = z.iso.datetime().nullable();
const nullableText = z.string().nullable();
const work = {
  worked_time: int.describe('Whole seconds'),
  billed_time: int.describe('Whole seconds on the invoice, rounded up once for each entry'),
  kilometers: int,
  materials: int.describe('How many'),
  amount: int.describe('Cents without tax, of what has a price'),
  unpriced: int.describe('Lines for which a price has to be entered'),
};
const range = z.string().optional().describe('JSON: [first, last], both counted from 0');
const page = (text: string | undefined): readonly [number, number] => {
  const [first, last] = readRange(text);
  // At most 100 rows at once, because each row's worth is calculated to the cent.
  return [first, Math.min(last, first + 99)];
};

export default resource('/invoicing', {
  'GET /clients': route({
    access: reads,
    summary: 'Confirmed tasks in no invoicing group by client, and how many of them have waited for too long',
    returns: z.object({
      clients: z.array(
        z.object({
          client_id: int,
          client_name: z.string(),
          tasks: int,
          worked_time: int,
          kilometers: int,
          materials: int,
          overdue: int,
          oldest: instant.describe('When the first of them was confirmed'),
        }),
      ),
      tasks: int,
      overdue: int,
      overdue_days: int,
    }),
    handle: ({ database }) => unbilledClients(database),
  }),
  'GET /tasks': route({
    access: reads,
    summary: 'Confirmed tasks in no invoicing group, the one that has waited longest first, with what each would come to',
    query: z.object({
      client_id: idText.optional(),
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional()
        .describe('Confirmed in this month, by the company’s clock'),
      overdue: z.enum(['true', 'false']).optional().describe('Only what has waited for too long'),
      range,
    }),
    returns: z.array(
      z.object({
        id: int,
        company_task_id: int,
        title: z.string(),
        client_id: int,
        client_name: z.string(),
        project: int.nullable(),
        project_number: int.nullable(),
        project_name: nullableText,
        date_closed: instant,
        ...work,
        days: int.describe('Since it was confirmed'),
        overdue: z.boolean(),
      }),
    ),
    handle: async ({ database, query: { client_id, month, overdue, range: text }, reply }) => {
      const [first, last] = page(text);
      const { total, records } = await unbilledTasks(database, { client_id, month, overdue: overdue === 'true', first, last });
      reply.header('content-range', contentRange('task', first, records.length, total));
      return records;
    },
  }),
  'GET /projects': route({
    access: reads,
    summary: 'Finished projects that can be invoiced as a whole, or those that have been',
    query: z.object({ list: z.enum(['waiting', 'done']).default('waiting'), range }),
    returns: z.array(
      z.object({
        id: int,
        number: int,
        title: z.string(),
        client_id: int,
        client_name: z.string(),
        status: int,
        date_finished: instant,
        tasks: int,
        ...work,
        invoice_id: int.nullable(),
        invoice_number: nullableText,
        invoice_status: int.nullable(),
        invoice_total: int.nullable(),
        refusal: z.enum(['billedByTask', 'tasksOpen', 'nothingToBill']).nullable().describe('Why it is not invoiced as a whole'),
      }),
    ),
    handle: async ({ database, query, reply }) => {
      const [first, last] = page(query.range);
      const { total, records } = await billedProjects(database, query.list, { first, last });
      reply.header('content-range', contentRange('project', first, records.length, total));
      return records;
    },
  }),
});
