// The working-time record that the law asks for: a month of one person or of all.
import { z } from 'zod';
import { personRecord } from '#schema/attendance/record.ts';
import { can, signedIn } from '#schema/core/access.ts';
import { idText } from '#server/core/http/id.ts';
import { monthText } from '#server/core/http/month.ts';
import { resource, route } from '#server/core/http/route.ts';
import { exportInspection } from '#server/domain/attendance/inspection.ts';
import { exportRecord, recordFormats, recordTypes } from '#server/domain/attendance/record-export.ts';

export default resource(
  '/attendance/record',
  {
    'GET /': route({
      access: signedIn,
      summary: 'The working-time record of a month with all fields of the law: the own, or with permission 1405 that of others and of all',
      query: z.object({
        month: monthText,
        user_id: idText.optional().describe('Without it everybody who was employed in the month'),
        format: z.enum(recordFormats).default('json').describe('PDF: one page a person and month; of everybody in one ZIP archive'),
      }),
      returns: z.array(personRecord),
      produces: Object.values(recordTypes),
      refuses: { 403: ['notAllowed'], 404: ['notFound'], 422: ['invalid'] },
      handle: async (call) => {
        const { name, type, body } = await exportRecord(call, call.me, call.query);
        if (call.query.format !== 'json') call.reply.header('content-disposition', `attachment; filename="${name}"`);
        call.reply.raw = { body, type };
        return null;
      },
    }),
    'GET /inspection': route({
      access: can('attendance.write'),
      summary:
        'For an inspector: the record of everybody as a workbook, with a second sheet of every correction, late entry and unlocked week',
      query: z.object({ month: monthText, until: monthText.optional().describe('The last month, up to twelve; without it one month') }),
      returns: z.null(),
      produces: recordTypes.xlsx,
      refuses: { 422: ['invalid'] },
      handle: async (call) => {
        const { name, type, body } = await exportInspection(call, call.me, call.query);
        call.reply.header('content-disposition', `attachment; filename="${name}"`);
        call.reply.raw = { body, type };
        return null;
      },
    }),
  },
  'attendance',
);
