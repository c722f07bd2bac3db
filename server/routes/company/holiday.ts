// Fills a year's holidays for a country: first a preview, then the adding.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { country } from '#schema/core/fields.ts';
import { resource, route } from '#server/core/http/route.ts';
import { fillHolidays, proposedHolidays } from '#server/domain/company/holidays.ts';

const year = z.int().min(1970).max(2099);
const proposed = z.array(
  z.object({ date: z.iso.date(), name: z.string(), there: z.boolean().describe('Was there before, under this or another name') }),
);
const access = can('holidays.write');

export default resource('/holiday/fill', {
  'GET /': route({
    access,
    summary: 'The work-free days of a country and year, and which of them are missing',
    query: z.object({
      year: z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number)
        .pipe(year),
      country: country(),
    }),
    returns: proposed,
    handle: ({ database, query }) => proposedHolidays(database, query),
  }),
  'POST /': route({
    access,
    summary: 'Add the missing work-free days of a country and year; answers all of them as they stood before',
    body: z.strictObject({ year, country: country() }),
    returns: proposed,
    refuses: { 422: ['invalid'] },
    handle: ({ database, hub, me, body }) => fillHolidays({ database, hub }, me, body),
  }),
});
