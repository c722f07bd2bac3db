// The documents of an invoice: its PDF, the electronic invoice in both formats, and the mail to the client.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { email, language, word } from '#schema/core/fields.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { inMemory } from '#server/core/files/files.ts';
import { type RouteAt, resource, route, which } from '#server/core/http/route.ts';
import { type EInvoiceForm, eInvoice, eInvoiceForms } from '#server/domain/invoicing/e-invoice.ts';
import { invoiceDocument } from '#server/domain/invoicing/paper.ts';
import { sendInvoice } from '#server/domain/invoicing/send.ts';
import { wholeOf } from '#server/domain/invoicing/whole.ts';
import { sendStored, sendsStored } from '../../core/http/send-stored.ts';

const reads = can('invoicing.read');

const ofInvoice: RouteAt<'id'> = route;
const electronic = (form: EInvoiceForm, summary: string) =>
  ofInvoice({
    access: reads,
    summary,
    returns: z.string(),
    produces: 'application/xml',
    refuses: { 404: ['notFound'], 409: ['eInvoiceOfDraft', 'eInvoiceNeeds'] },
    handle: async ({ database, me, params, reply }) => {
      const { file_name, content_type, text } = await eInvoice(await wholeOf(database, params.id), form, me.language);
      reply.header('content-disposition', `attachment; filename="${file_name}"`);
      reply.raw = { body: text, type: content_type };
      return null;
    },
  });

export default resource('/invoice', {
  'GET /:id/pdf': route({
    ...sendsStored,
    access: reads,
    summary: 'The invoice on paper: as it was issued, or a draft as it stands; in another language than the client’s it is set anew',
    query: z.object({ language: language().optional() }),
    produces: 'application/pdf',
    handle: async (call) => {
      const { bytes, ...given } = await invoiceDocument(call, call.me, call.params.id, call.query.language);
      return sendStored({ ...call, files: bytes ? inMemory(bytes) : call.files }, given, 'inline');
    },
  }),
  'GET /:id/ubl': electronic('ubl', 'The electronic invoice (EN 16931) as UBL 2.1'),
  'GET /:id/eslog': electronic('eslog', 'The electronic invoice (EN 16931) as e-SLOG 2.0'),
  'PUT /:id/send': route({
    access: can('invoicing.write'),
    summary:
      'Send it to the client: the paper as it was issued, and the electronic invoice where it is wanted; without an address the client’s is taken',
    body: z.strictObject({
      email: email().nullish(),
      message: optionalRemark(2000).nullish(),
      e_invoice: word(...eInvoiceForms).nullish(),
    }),
    entity: invoice,
    returns: invoice.record,
    refuses: { 404: ['notFound'], 409: ['notSent', 'noAddress', 'eInvoiceNeeds'], 412: ['stale'] },
    handle: (call) => sendInvoice(call, call.me, which(call), call.body),
  }),
});
