// The rides of a task.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { dateTime } from '#schema/core/fields.ts';
import { id } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { addRide } from '#server/domain/transport/add.ts';
import { noteOnRide } from '#server/domain/transport/life.ts';
import { ride, ridesOfTask } from '#server/domain/transport/ride.ts';
import { acceptUnlikely, odometer } from './ride-inputs.ts';

const notes = optionalRemark(4000).nullish();

export default resource('/task/:id/transport', {
  'GET /': route({
    access: signedIn,
    summary: 'The rides of the task, those under way first',
    returns: z.array(ride),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => ridesOfTask(database, me, params.id),
  }),
  'POST /': route({
    access: signedIn,
    summary: 'Write down a past ride: the owner and the team of the task an own one, that of a colleague with tasks.times',
    body: z.strictObject({
      vehicle_id: id,
      start_kilometers: odometer.min(1),
      end_kilometers: odometer,
      start_time: dateTime(),
      end_time: dateTime(),
      transport_type_id: id.nullish(),
      start_point: optionalRemark(200).nullish(),
      end_point: optionalRemark(200).nullish(),
      notes,
      user_id: id.optional(),
      accept_unlikely: acceptUnlikely,
    }),
    status: 201,
    returns: ride,
    refuses: { 404: ['notFound'], 409: ['wrongState', 'timeLocked'], 422: ['invalid'] },
    handle: ({ database, hub, me, params, body }) => addRide({ database, hub }, me, params.id, body),
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
