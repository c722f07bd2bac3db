// The company's rates with their state: whether and how long each holds, what used it, and why it is fixed.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { rateStates } from '#server/domain/company/rates.ts';

const states = z.array(
  z.object({
    id: z.int(),
    until: z.iso.date().nullable().describe('The last day on which it holds; null while no later one is written down'),
    standing: z.enum(['past', 'current', 'future']),
    used: z.int().describe('Finished rides with an own car that took it'),
    locked: z.enum(['rateUsed', 'ratePast']).nullable().describe('Why it can be neither changed nor deleted'),
  }),
);

export default resource(
  '/settings',
  {
    'GET /rates': route({
      access: can('settings.read'),
      summary: 'How each mileage, per-diem, VAT and on-call rate stands: its last day, what took it, whether it is fixed',
      returns: z.object({ mileage_rate: states, per_diem_rate: states, vat_rate: states, on_call_rate: states }),
      handle: ({ database }) => rateStates(database),
    }),
  },
  'rate',
);
