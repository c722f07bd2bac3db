// An offer beyond what its declaration gives: how it is made, and the way that it went.
import { z } from 'zod';
import { ruleFor } from '#schema/core/entity.ts';
import { offer } from '#schema/offer.ts';
import { resource, route } from '#server/core/route.ts';
import { createOffer } from '#server/domain/offer.ts';
import { stepsOf } from '#server/domain/offer-steps.ts';

const step = z
  .object({
    id: z.int(),
    step: z.int(),
    user_id: z.int(),
    user_name: z.string(),
    note: z.string().nullable(),
    entered_at: z.iso.datetime(),
    left_at: z.iso.datetime().nullable().describe('Null: it stands there'),
  })
  .meta({ id: 'OfferStep' });

export default resource('/offer', {
  'POST /': route({
    access: ruleFor(offer, 'create'),
    summary: 'Make an offer; its commercial user is the caller unless somebody else is named',
    body: z.record(z.string(), z.unknown()),
    shows: offer.input.partial({ commercial_user_id: true }),
    entity: offer,
    returns: offer.record,
    status: 201,
    handle: ({ database, hub, me, body }) => createOffer({ database, hub }, me, body),
  }),
  'GET /:id/step': route({
    access: ruleFor(offer, 'read'),
    summary: 'The way that the offer went, the first step first: who moved it there, when, with what words, until when it stayed',
    returns: z.array(step),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => stepsOf(database, me, params.id ?? 0),
  }),
});
