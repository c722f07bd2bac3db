// The time of a meeting, written to the times of those who were there.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { meeting } from '#schema/meeting.ts';
import { resource, route } from '#server/core/route.ts';
import { bookTime } from '#server/domain/meeting-times.ts';
import { id } from './meeting.ts';

export default resource(
  '/meeting/:id',
  {
    'POST /bookTime': route({
      access: can('meetings.read'),
      entity: meeting,
      status: 201,
      refuses: {
        404: ['notFound'],
        409: ['wrongState', 'noTime', 'nobodyHere', 'alreadyBooked', 'overlaps', 'timeLocked', 'workTypeNotAllowed'],
      },
      summary: 'Write the time of the meeting to the times of those who were there (of others: permission tasks.times)',
      body: z.strictObject({ task_id: id, work_type_id: id }),
      returns: z.object({ users: z.array(z.int()) }),
      handle: (call) => bookTime(call, call.me, call.params.id ?? 0, call.body),
    }),
  },
  'meeting',
);
