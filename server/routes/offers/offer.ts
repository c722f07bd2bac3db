// Calls about an offer beyond its declaration: its creation and the history of its steps.
import { z } from 'zod';
import { clientParty, contactParty } from '#schema/clients/parties.ts';
import { ruleFor, transitionStatesOf } from '#schema/core/entity.ts';
import { offer } from '#schema/offers/offer.ts';
import { offerWorkflow } from '#schema/offers/offer.workflow.ts';
import { resource, route } from '#server/core/http/route.ts';
import { offerDetail } from '#server/domain/offers/detail.ts';
import { figuresOf } from '#server/domain/offers/figures.ts';
import { createOffer } from '#server/domain/offers/life.ts';
import { stepsOf } from '#server/domain/offers/steps.ts';

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

const detail = offer.record.extend({
  $transitions: transitionStatesOf(offerWorkflow).describe('What the caller may do now, or why not'),
  client: clientParty,
  contact: contactParty.nullable(),
  linked_tasks: z
    .array(z.object({ id: z.int(), company_task_id: z.int(), title: z.string(), status: z.int() }))
    .describe('What came of it'),
});
const figures = z
  .object({
    steps: z.array(z.object({ status: z.int(), count: z.int(), value: z.int().describe('Cents') })),
    open: z.object({ count: z.int(), value: z.int(), weighted: z.int().describe('Each value by its probability') }),
    conversion: z.object({ days: z.int(), sent: z.int(), approved: z.int().describe('Of those that were sent in these days') }),
    longest: z
      .object({ id: z.int(), number: z.int(), title: z.string(), status: z.int(), step_since: z.iso.datetime() })
      .nullable()
      .describe('Which of the open ones has stood longest where it stands'),
  })
  .meta({ id: 'OfferFigures' });

export default resource('/offer', {
  'GET /figures': route({
    access: ruleFor(offer, 'read'),
    summary: 'What stands at each step, what it is worth, how much of what was sent was approved; of the offers that the caller sees',
    query: z.object({ filter: z.string().optional().describe('JSON, as the list takes it; a search is left out') }),
    returns: figures,
    handle: ({ database, me, query }) => figuresOf(database, me, query.filter),
  }),
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
  'GET /:id': route({
    access: ruleFor(offer, 'read'),
    summary: 'One offer with its transitions, client, contact and the tasks that came of it',
    returns: detail,
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => offerDetail(database, me, params.id),
  }),
  'GET /:id/step': route({
    access: ruleFor(offer, 'read'),
    summary: 'The way that the offer went, the first step first: who moved it there, when, with what words, until when it stayed',
    returns: z.array(step),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => stepsOf(database, me, params.id),
  }),
});
