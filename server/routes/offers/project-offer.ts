// Calls about a project offer beyond CRUD: creation, copies, PDF, sending, and the outcome of its acceptance.
import { z } from 'zod';
import { vatKinds } from '#schema/company/vat-rate.ts';
import { can } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { email, language } from '#schema/core/fields.ts';
import { projectOffer } from '#schema/offers/project-offer.ts';
import { inMemory } from '#server/core/files/files.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import { pricesNow } from '#server/domain/offers/prices.ts';
import { copyOffer, createOffer, offerOutcome } from '#server/domain/offers/project-offer.ts';
import { offerDocument, sendOffer } from '#server/domain/offers/project-offer-send.ts';
import { sendStored, sendsStored } from '../../core/http/send-stored.ts';
import { outlineShape } from '../projects/project-template.ts';

const reads = can('project_offers.read');
const writes = can('project_offers.write');
const shown = projectOffer.record;

export default resource('/project_offer', {
  'GET /prices': route({
    access: writes,
    summary: 'What a line costs until somebody says otherwise: the price of an hour of each kind of work, and the VAT rates of today',
    returns: z.object({
      vat: z.array(z.object({ kind: z.enum(vatKinds), percent: z.number() })),
      work_types: z.array(z.object({ id: z.int(), hourly_price: z.int() })),
    }),
    handle: ({ database }) => pricesNow(database),
  }),
  'POST /': route({
    access: writes,
    summary: 'Begin a project offer: a draft with the next number and the letter A',
    body: z.record(z.string(), z.unknown()),
    shows: projectOffer.input,
    entity: projectOffer,
    returns: shown,
    status: 201,
    refuses: { 409: ['archivedClient'] },
    handle: ({ database, hub, me, body }) => createOffer({ database, hub }, me, body),
  }),
  'POST /:id/copy': route({
    access: writes,
    summary: 'Copy the version into the next one: from then on only that can be sent and answered',
    returns: shown,
    status: 201,
    refuses: { 404: ['notFound'], 409: ['archivedClient'] },
    handle: ({ database, hub, me, params }) => copyOffer({ database, hub }, me, params.id),
  }),
  'PUT /:id/send': route({
    access: writes,
    summary: "Send it to the client: a PDF in their language and the mail that brings it; without an address the contact's is taken",
    body: z.strictObject({ email: email().nullish(), language: language().nullish(), message: optionalRemark(2000).nullish() }),
    entity: projectOffer,
    returns: shown,
    refuses: { 404: ['notFound'], 409: ['wrongState', 'hasLines', 'newest', 'noAddress'], 412: ['stale'] },
    handle: (call) => sendOffer(call, call.me, which(call), call.body),
  }),
  'GET /:id/outcome': route({
    access: reads,
    summary: 'What acceptance would make of it, and its versions',
    returns: z.object({
      ...outlineShape,
      template: z.string().nullable(),
      versions: z.array(z.object({ id: z.int(), letter: z.string(), status: z.int(), total: z.int() })),
    }),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => offerOutcome(database, me, params.id),
  }),
  'GET /:id/pdf': route({
    ...sendsStored,
    access: reads,
    summary: 'The offer on paper: as it was sent, or a draft as it stands',
    query: z.object({ language: language().optional() }),
    produces: 'application/pdf',
    handle: async (call) => {
      const { bytes, ...given } = await offerDocument(call, call.params.id, call.query.language);
      return sendStored({ ...call, files: bytes ? inMemory(bytes) : call.files }, given, 'inline');
    },
  }),
});
