// The call that undoes a merge of two clients.
import { z } from 'zod';
import { allOf, can } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { undoMerge } from '#server/domain/clients/merge-undo.ts';
import { invoicedSince } from '#server/domain/invoicing/invoiced-since.ts';

export default resource(
  '/client_merge',
  {
    'POST /:id/undo': route({
      access: allOf(can('clients.read'), can('clients.write'), can('clients.delete')),
      summary: 'Take a merge back within a day: every reference points where it did; refused when one has changed since',
      returns: z.object({
        id: z.int(),
        kept_id: z.int(),
        merged_id: z.int(),
        until: z.iso.datetime(),
        moves: z.array(z.object({ entity: z.string(), count: z.int() })),
      }),
      refuses: { 404: ['notFound'], 409: ['alreadyUndone', 'tooLate', 'changedSince'] },
      handle: ({ database, hub, me, params }) => undoMerge({ database, hub }, me, params.id, invoicedSince),
    }),
  },
  'client',
);
