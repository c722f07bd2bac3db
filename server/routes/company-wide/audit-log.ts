// The audit log: who did what to which record, when and why, for holders of audit.read.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { dateTime } from '#schema/core/fields.ts';
import { idOrZeroText } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { words } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { type AuditQuery, auditKinds, readAudit } from '#server/crud/history/audit.ts';
import { exportAudit } from '#server/domain/transfer/audit-log.ts';
import { historyEvent } from '../../crud/history/describe-events.ts';

/** The query without the page. */
const auditQuery = z.object({
  by: idOrZeroText.optional().describe('Only what this user did; 0 is the machine itself'),
  entity: z.string().max(60).optional(),
  action: z.string().max(60).optional(),
  from: dateTime().optional(),
  to: dateTime().optional(),
  q: z.string().max(200).optional().describe('Words of what people read: names, values, reasons'),
});
const queryOf = ({ q, ...rest }: z.output<typeof auditQuery>, { language }: Me): AuditQuery => ({
  ...rest,
  ...(q?.trim() && { search: { text: q.trim(), phrases: words[language] } }),
});
const number = z.string().regex(/^\d{1,15}$/);

export default resource(
  '/audit_log',
  {
    'GET /': route({
      access: can('audit.read'),
      summary: 'Everything that anybody did, the newest first; values only of what the caller may read',
      query: auditQuery.extend({ before: number.optional().describe('Go on below this number: `next` of the page before') }),
      returns: z.object({
        records: z.array(
          historyEvent
            .extend({
              within: z.string().nullable().describe('The record that it is a part of, such as task:12, or itself'),
              hidden: z.boolean().describe('The caller may not read such records: only who, when and what was done'),
            })
            .meta({ id: 'AuditEvent' }),
        ),
        next: z.int().nullable(),
        looked_until: z.iso.datetime().nullable().describe('How far was looked, where the page is not full and there is more'),
      }),
      handle: ({ database, me, query: { before, ...rest } }) =>
        readAudit(database, me, { ...queryOf(rest, me), ...(before !== undefined && { before: Number(before) }) }),
    }),
    'GET /download': route({
      access: can('audit.read'),
      summary: 'The same as a CSV file, all of it, with semicolons, for a spreadsheet: a row for each value that changed',
      query: auditQuery,
      returns: z.string(),
      produces: 'text/csv',
      handle: async ({ database, me, query, reply }) => {
        reply.header('content-disposition', 'attachment; filename="audit_log.csv"');
        reply.raw = { body: await exportAudit(database, me, queryOf(query, me)), type: 'text/csv' };
        return null;
      },
    }),
    'GET /kinds': route({
      access: can('audit.read'),
      summary: 'What was ever done, by entity',
      returns: z.array(z.object({ entity: z.string(), action: z.string() })),
      handle: ({ database }) => auditKinds(database),
    }),
  },
  'audit_log',
);
