// The balance of flexible hours and the rows that it follows from.
import { z } from 'zod';
import { flexReasons } from '#schema/attendance/flex-entry.ts';
import { signedIn } from '#schema/core/access.ts';
import { idText } from '#server/core/http/id.ts';
import { monthText } from '#server/core/http/month.ts';
import { resource, route } from '#server/core/http/route.ts';
import { flexOfPerson } from '#server/domain/attendance/flex.ts';

const seconds = z.int();

export default resource(
  '/attendance/flex',
  {
    'GET /': route({
      access: signedIn,
      summary:
        'The balance of flexible hours at the end of a month with the rows of the year before it: the own, or with permission 1405 that of others',
      query: z.object({
        user_id: idText.optional().describe('Without it the own'),
        month: monthText.optional().describe('2026-11; without it the current one'),
      }),
      returns: z.object({
        user_id: z.int(),
        month: z.string(),
        flexible_from: z.iso.date().nullable().describe('From the month of this day on hours are counted; null: they are not flexible'),
        balance: seconds.describe('The sum of all rows until the end of the month'),
        rows: z.array(
          z.object({
            id: z.int(),
            day: z.iso.date().describe('Of a month that is counted its last day'),
            seconds,
            reason: z.enum(flexReasons),
            note: z.string().nullable(),
            by_name: z.string().nullable(),
            at: z.iso.datetime(),
            balance: seconds.describe('With this row'),
          }),
        ),
        so_far: seconds.nullable().describe('What the month brings that is not counted yet; null where nothing is open'),
        waits: z.array(z.iso.date()).describe('Days whose end is unknown, so that the month is not counted'),
      }),
      refuses: { 403: ['notAllowed'], 404: ['notFound'], 422: ['invalid'] },
      handle: ({ database, me, query: { user_id = me.id, month } }) => flexOfPerson(database, me, { user_id, month }),
    }),
  },
  'attendance',
);
