// A month of time on call for payroll.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { onCallLevels } from '#schema/on-call/on-call-shift.ts';
import { monthText } from '#server/core/http/month.ts';
import { resource, route } from '#server/core/http/route.ts';
import { payroll, payrollFile } from '#server/domain/on-call/payroll.ts';

export default resource(
  '/on_call/payroll',
  {
    'GET /': route({
      access: can('on_call.write'),
      summary:
        'The time on call of a month by person and level, of it weekends and holidays, with paid hours and flat rate by the rates of their days',
      query: z.object({
        month: monthText,
        format: z.enum(['json', 'csv']).default('json'),
      }),
      returns: z.array(
        z.object({
          user_id: z.int(),
          user_name: z.string(),
          level: z.enum(onCallLevels),
          turns: z.int().describe('Those that begin in the month'),
          seconds: z.int(),
          free_seconds: z.int().describe('Of them on Saturdays, Sundays and holidays'),
          paid_seconds: z.int().describe('The share that is paid as hours'),
          amount: z.int().describe('The flat rate, in cents'),
        }),
      ),
      produces: ['application/json', 'text/csv'],
      refuses: { 422: ['invalid'] },
      handle: async (call) => {
        const { month, format } = call.query;
        if (format === 'json') return payroll(call.database, month);
        const { name, type, body } = await payrollFile(call, call.me, month);
        call.reply.header('content-disposition', `attachment; filename="${name}"`);
        call.reply.raw = { body, type };
        return null;
      },
    }),
  },
  'on_call_shift',
);
