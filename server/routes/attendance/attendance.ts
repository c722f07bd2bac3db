// The days of attendance: of one person, and of everybody today.
import { z } from 'zod';
import { attendanceCorrection, longestCorrection } from '#schema/attendance/attendance-correction.ts';
import { correctedHours } from '#schema/attendance/corrected-hours.ts';
import { attendanceDay } from '#schema/attendance/day.ts';
import { anyOf, can, signedIn } from '#schema/core/access.ts';
import { date, duration, text } from '#schema/core/fields.ts';
import { resource, route } from '#server/core/http/route.ts';
import { correctDay } from '#server/domain/attendance/correct.ts';
import { forgottenClocks } from '#server/domain/attendance/forgotten.ts';
import { daysOfPerson } from '#server/domain/attendance/person-days.ts';
import { attendanceToday, presenceGroups } from '#server/domain/attendance/today.ts';

export default resource('/attendance', {
  'GET /today': route({
    access: anyOf(can('attendance.write'), can('users.read')),
    summary: 'Everybody today: in, on the road, on a break, outside, away, or missing without a word',
    returns: z.array(
      z.object({
        user_id: z.int(),
        name: z.string(),
        phone: z.string().nullable(),
        user_type_id: z.int().nullable(),
        user_type: z.string().nullable(),
        group: z.enum(presenceGroups),
        since: z.iso.datetime().nullable().describe('Since when they are in that group'),
        expected_at: z.iso.datetime().nullable().describe('When somebody who is missing usually arrives'),
        day: attendanceDay,
      }),
    ),
    handle: ({ database, me }) => attendanceToday(database, me),
  }),
  'GET /forgotten': route({
    access: can('attendance.write'),
    summary:
      'Clocks that somebody forgot: the days whose stay or work still runs though they are over, each with a proposal among its problems',
    returns: z.array(z.object({ user_id: z.int(), name: z.string(), day: attendanceDay })),
    handle: ({ database, me }) => forgottenClocks(database, me),
  }),
  'GET /:id': route({
    access: signedIn,
    summary: 'The days of attendance of a user: the own ones; of others with permission 1405',
    query: z.object({ from: date(), to: date() }),
    returns: z.array(attendanceDay),
    refuses: { 403: ['notAllowed'], 404: ['notFound'], 422: ['invalid'] },
    handle: ({ database, me, params, query }) => daysOfPerson(database, me, params.id, query),
  }),
  'POST /:id/correct': route({
    access: can('attendance.write'),
    summary: 'Correct a locked day: by a difference that stands beside its hours, with a reason; never changed and never removed',
    body: z.strictObject({
      day: date(),
      hours: z.enum(correctedHours),
      difference: duration({ min: -longestCorrection, max: longestCorrection })
        .refine((seconds) => seconds !== 0, { params: { reason: 'changesSomething' } })
        .describe('Seconds'),
      reason: text({ max: 1000 }),
    }),
    entity: attendanceCorrection,
    returns: attendanceDay,
    refuses: { 404: ['notFound'], 422: ['invalid'] },
    handle: (call) => correctDay(call, call.me, call.params.id, call.body),
  }),
});
