// Printed work orders, at the root: their addresses are handed on.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/route.ts';
import { printed } from '#server/domain/documents.ts';
import { giveStored } from './file.ts';

const bytes = z.string().meta({ format: 'binary' });

export const printedAt = (tag: string, summary: string) =>
  resource(
    `/pdf/${tag}`,
    {
      'GET /:name': route({
        access: signedIn,
        summary,
        returns: bytes,
        produces: 'application/pdf',
        conditional: true,
        refuses: { 404: ['notFound'] },
        handle: async (call) => giveStored(call, await printed(call.database, call.texts.name ?? ''), 'inline'),
      }),
    },
    tag,
    'root',
  );

export default printedAt('task', 'A printed work order');
