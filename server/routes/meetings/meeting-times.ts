// Books the time of a meeting for its attendees.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { id } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { bookTime } from '#server/domain/meetings/times.ts';
import { bookingStates, timesToBook } from '../../domain/meetings/bookable-times.ts';

const instant = z.iso.datetime();
const person = z.object({
  user_id: z.int(),
  name: z.string(),
  standing: z.enum(bookingStates).describe('Whether the time can be written for them, is written already, or what stands in the way'),
  other: z
    .object({ start_time: instant, end_time: instant.nullable(), task_id: z.int(), company_task_id: z.int(), title: z.string() })
    .nullable()
    .describe('The other time that overlaps; without an end it still runs'),
});

export default resource(
  '/meeting/:id',
  {
    'GET /bookTime': route({
      access: can('meetings.read'),
      summary: 'When the meeting was held, and for whom of those who were there its time can be written; for who leads it',
      query: z.object({
        work_type_id: z
          .string()
          .regex(/^[1-9]\d{0,8}$/)
          .optional(),
      }),
      returns: z.object({ stretches: z.array(z.object({ start_time: instant, end_time: instant })), people: z.array(person) }),
      refuses: { 403: ['notAllowed'], 404: ['notFound'] },
      handle: ({ database, me, params, query }) =>
        timesToBook(database, me, params.id, query.work_type_id ? Number(query.work_type_id) : null),
    }),
    'POST /bookTime': route({
      access: can('meetings.read'),
      entity: meeting,
      status: 201,
      refuses: { 404: ['notFound'], 409: ['wrongState', 'noTime', 'nobodyHere', 'alreadyBooked', 'nobodyFree', 'timeLocked'] },
      summary:
        'Write the time of the meeting to the times of those who were there and have not got it yet (of others: permission tasks.times); who has another time then is left out',
      body: z.strictObject({ task_id: id, work_type_id: id }),
      returns: z.object({ users: z.array(z.int()).describe('Whose time was written'), left_out: z.array(person) }),
      handle: (call) => bookTime(call, call.me, call.params.id, call.body),
    }),
  },
  'meeting',
);
