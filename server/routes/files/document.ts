// Printed work orders, outside /api/v1 because people pass their addresses on.
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { printed } from '#server/domain/paper/documents.ts';
import { sendStored, sendsStored } from '../../core/http/send-stored.ts';

export const printedAt = (tag: string, summary: string) =>
  resource(
    `/pdf/${tag}`,
    {
      'GET /:name': route({
        ...sendsStored,
        access: signedIn,
        summary,
        produces: 'application/pdf',
        handle: async (call) => sendStored(call, await printed(call.database, call.texts.name), 'inline'),
      }),
    },
    tag,
    'root',
  );

export default printedAt('task', 'A printed work order');
