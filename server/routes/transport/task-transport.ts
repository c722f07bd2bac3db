// The rides of a task.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { resource, route } from '#server/core/http/route.ts';
import { noteOnRide } from '#server/domain/transport/life.ts';
import { ride, ridesOfTask } from '#server/domain/transport/ride.ts';

const notes = optionalRemark(4000).nullish();

export default resource('/task/:id/transport', {
  'GET /': route({
    access: signedIn,
    summary: 'The rides of the task, those under way first',
    returns: z.array(ride),
    refuses: { 404: ['notFound'] },
    handle: ({ database, params }) => ridesOfTask(database, params.id),
  }),
  'PUT /:transportId/notes': route({
    access: signedIn,
    summary: 'Change the notes of a ride: the owner and the team of the task',
    body: z.strictObject({ notes }),
    returns: ride,
    refuses: { 404: ['notFound'], 409: ['wrongState'] },
    handle: ({ database, hub, me, params, body }) => noteOnRide({ database, hub }, me, params.transportId, body.notes || null, params.id),
  }),
});
