// The issued invoices of a period as a file for the accountant.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { date } from '#schema/core/fields.ts';
import { resource, route } from '#server/core/http/route.ts';
import { exportIssued } from '#server/domain/invoicing/export.ts';

const forms = {
  csv: { type: 'text/csv', called: 'a CSV file with semicolons' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', called: 'a workbook (XLSX)' },
} as const;

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });

const exported = (as: keyof typeof forms) =>
  route({
    access: can('invoicing.read'),
    summary: `What was issued in a period as ${forms[as].called}: a row for each invoice and credit note, with its tax by rates`,
    query: z.object({ from: date().describe('The first day of issue'), to: date().describe('The last one') }),
    returns: z.string(),
    produces: forms[as].type,
    handle: async ({ database, me, query, reply }) => {
      const { name, body } = await exportIssued(database, me, query, as);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      reply.raw = { body: typeof body === 'string' ? body : streamOf(body), type: forms[as].type };
      return null;
    },
  });

export default resource('/invoicing/export', { 'GET /csv': exported('csv'), 'GET /xlsx': exported('xlsx') }, 'invoicing');
