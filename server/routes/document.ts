// Printed work orders, at the root: their addresses are handed on.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/route.ts';
import { printed } from '#server/domain/documents.ts';
import { giveStored } from './file.ts';

const bytes = z.string().meta({ format: 'binary' });

export default resource(
  '/pdf/task',
  {
    'GET /:name': route({
      access: signedIn,
      summary: 'A printed work order',
      returns: bytes,
      produces: 'application/pdf',
      conditional: true,
      refuses: { 404: ['notFound'] },
      handle: async (call) => giveStored(call, await printed(call.database, call.texts.name ?? ''), 'inline'),
    }),
  },
  'task',
  'root',
);
