// Who is on call now, and the acts that plan many shifts at once: a rotation, and the copy of a month.
import { z } from 'zod';
import { can, signedIn } from '#schema/core/access.ts';
import { date, dateTime, integer, word } from '#schema/core/fields.ts';
import { onCallLevels, onCallShift } from '#schema/on-call/on-call-shift.ts';
import { shortfallKinds } from '#schema/on-call/rest.ts';
import { longestTurn } from '#schema/on-call/rotation.ts';
import { id, idText } from '#server/core/http/id.ts';
import { monthText } from '#server/core/http/month.ts';
import { resource, route } from '#server/core/http/route.ts';
import { candidatesFor, obstacles } from '#server/domain/on-call/candidates.ts';
import { collisionReasons, copyMonth } from '#server/domain/on-call/copy-month.ts';
import { fairness } from '#server/domain/on-call/fairness.ts';
import { onCallNow } from '#server/domain/on-call/now.ts';
import { leftOutReasons, plannedRotation, shiftMarks, writeRotation } from '#server/domain/on-call/rotation.ts';
import { troubleIn } from '#server/domain/on-call/trouble.ts';
import { uncoveredReasons } from '#server/domain/on-call/uncovered.ts';

const instant = z.iso.datetime();
const person = { user_id: z.int(), user_name: z.string() };
const stretch = { from: instant, to: instant };
const shortfall = {
  ...stretch,
  kind: z.enum(shortfallKinds).describe('daily: between two working days; weekly: free days in fourteen'),
  seconds: z.int().describe('The rest that there is'),
  needed: z.int().describe('The least there must be'),
};
const onCall = z
  .object({
    shift_id: z.int(),
    ...person,
    phone: z.string().nullable(),
    ...stretch,
    handover_note: z.string().nullable(),
    uncovered: z.enum(uncoveredReasons).nullable().describe('Why they are not there, although it is their turn'),
  })
  .nullable();
const overlaps = ['on_call_shift_user_id_level_overlap', 'on_call_shift_level_team_id_overlap'] as const;
const dutyTime = z.object({ seconds: z.int(), free_seconds: z.int().describe('Of it on Saturdays, Sundays and holidays') });
const access = can('on_call.write');

export default resource('/on_call', {
  'GET /now': route({
    access: signedIn,
    summary: 'Who is on call now and next, by team and level, with phone and until when; also where nobody is',
    returns: z.array(
      z.object({
        level: z.enum(onCallLevels),
        team_id: z.int().nullable().describe('null: the whole company'),
        team_name: z.string().nullable(),
        now: onCall,
        next: onCall,
        handover: z
          .object({ shift_id: z.int(), ...person, note: z.string().nullable(), by_name: z.string().nullable(), at: instant.nullable() })
          .nullable()
          .describe('The turn before, and the note that it left'),
      }),
    ),
    handle: ({ database }) => onCallNow(database),
  }),
  'GET /fairness': route({
    access: signedIn,
    summary:
      'How long each person is on call in a month and in the twelve months that end with it, and how much of it on weekends and holidays',
    query: z.object({ month: monthText }),
    returns: z.array(z.object({ ...person, month: dutyTime, year: dutyTime })),
    refuses: { 422: ['invalid'] },
    handle: ({ database, query }) => fairness(database, query.month),
  }),
  'GET /trouble': route({
    access,
    summary:
      'What of the plan has to be mended between two instants, as far as it is ahead: turns that nobody covers, and rest that is too short',
    query: z.object({ from: dateTime(), to: dateTime() }),
    returns: z.object({
      uncovered: z.array(
        z.object({
          shift_id: z.int(),
          ...person,
          level: z.enum(onCallLevels),
          team_id: z.int().nullable(),
          ...stretch,
          reason: z.enum(uncoveredReasons),
        }),
      ),
      rest: z.array(z.object({ shift_id: z.int(), ...person, ...shortfall })),
    }),
    refuses: { 422: ['invalid'] },
    handle: ({ database, query }) => troubleIn(database, query),
  }),
  'GET /candidates': route({
    access: signedIn,
    summary: 'What a turn would cost each colleague, and who cannot take it: of an own turn, with 1403 of any',
    query: z.object({
      from: dateTime(),
      to: dateTime(),
      level: z.enum(onCallLevels).default('first'),
      team_id: idText.optional(),
      shift_id: idText.optional().describe('The turn that they would take over'),
      user_id: idText.optional().describe('Somebody who is not called otherwise'),
    }),
    entity: onCallShift,
    returns: z.array(
      z.object({
        ...person,
        obstacles: z.array(z.enum(obstacles)).describe('Why they cannot take it'),
        double: z.boolean().describe('On call at the other level then'),
        rest: z.array(z.object(shortfall)),
        near: z.int().describe('Own turns within fourteen days before and after'),
      }),
    ),
    refuses: { 403: ['notAllowed'], 422: ['invalid'] },
    handle: ({ database, me, query }) => candidatesFor(database, me, query),
  }),
  'POST /rotation': route({
    access,
    summary: 'Plan turns of several people in their order; shifts that there are stay. With preview it only answers what it would write',
    entity: onCallShift,
    body: z.strictObject({
      user_ids: z.array(id).min(1).max(50).describe('In their order'),
      level: word(...onCallLevels).default('first'),
      team_id: id.nullish(),
      turn_hours: integer({ min: 1, max: longestTurn }).describe('24: a day, 168: a week; counted on the clock of the company'),
      handover: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .describe("The hour of the hand-over, in the company's time zone"),
      start: date().describe('The day of the first hand-over'),
      end: date().describe('The day of the last hand-over'),
      preview: z.boolean().default(false),
    }),
    returns: z.object({
      shifts: z.array(
        z.object({
          ...person,
          ...stretch,
          marks: z.array(z.enum(shiftMarks)).describe('double: on call at the other level too; away: absent then; rest: too little rest'),
        }),
      ),
      left_out: z
        .array(z.object({ ...person, ...stretch, reason: z.enum(leftOutReasons), by_name: z.string() }))
        .describe('Parts of turns that are not written: somebody is on call already, or the person is for another team'),
      gaps: z.array(z.object(stretch)).describe('When nobody would be on call'),
    }),
    refuses: { 409: overlaps, 422: ['invalid'] },
    handle: ({ database, hub, me, body: { preview, ...rotation } }) =>
      preview ? plannedRotation(database, rotation) : writeRotation({ database, hub }, me, rotation),
  }),
  'POST /copy': route({
    access,
    summary: 'Copy the shifts that begin in a month to the same weekdays and hours of another; shifts that there are stay',
    entity: onCallShift,
    body: z.strictObject({ month: monthText, to: monthText }),
    returns: z.object({
      copied: z.int(),
      collisions: z
        .array(
          z.object({
            ...person,
            level: z.enum(onCallLevels),
            team_id: z.int().nullable(),
            ...stretch,
            reason: z.enum(collisionReasons),
            by_name: z.string().nullable(),
          }),
        )
        .describe('What was not copied, at the time that it would have had'),
    }),
    refuses: { 409: overlaps, 422: ['invalid'] },
    handle: ({ database, hub, me, body }) => copyMonth({ database, hub }, me, body),
  }),
});
