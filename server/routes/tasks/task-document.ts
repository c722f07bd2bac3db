// Prints the work order of a task.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { printWorkOrder } from '#server/domain/tasks/print-order.ts';

export default resource('/task/:id', {
  'GET /preview': route({
    access: signedIn,
    summary: 'Print the work order: a preview, from confirmed on the printout; answers the name at which /pdf/task/{name} serves it',
    returns: z.object({ name: z.string() }),
    refuses: { 404: ['notFound'] },
    handle: async ({ database, hub, files, me, params }) => {
      const { file_name } = await printWorkOrder({ database, hub, files }, me.id, params.id, me);
      return { name: file_name };
    },
  }),
});
