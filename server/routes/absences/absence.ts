// Absences: asked for, changed, looked ahead at, and read as balance and calendar.
import { z } from 'zod';
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { absenceClasses } from '#schema/absences/absence-kind.ts';
import { anyOf, can, signedIn } from '#schema/core/access.ts';
import { date, flag, reference, text } from '#schema/core/fields.ts';
import { id, idText } from '#server/core/http/id.ts';
import { monthText } from '#server/core/http/month.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import { conflictKinds, leaveBalance, previewAbsence } from '#server/domain/absences/balance.ts';
import { absenceCalendar, awayBetween } from '#server/domain/absences/calendar.ts';
import { absenceEffects, createAbsence, editAbsence } from '#server/domain/absences/life.ts';
import { decideAbsences, enterCollective, leaveOutReasons, planCollective } from '#server/domain/absences/many.ts';
import { payrollFile, payrollOf } from '#server/domain/absences/payroll.ts';

const access = signedIn;
const flagText = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const free = z.preprocess((value) => (value === '' ? null : value), text({ max: 500 }).nullish());
const days = z.number().describe('Days, to the half');
const between = z.object({ from: date(), to: date() });
const firstAndLast = { from: z.iso.date(), to: z.iso.date() };
/** What is asked for, whoever it is for. */
const request = {
  ...{ kind_id: id, from: date(), to: date() },
  ...{ half_from: flag().default(false), half_to: flag().default(false), comment: free },
};
const stay = { ...firstAndLast, half_from: z.boolean(), half_to: z.boolean() };

export default resource('/absence', {
  'POST /': route({
    access,
    summary: 'Ask for an absence, or enter one for somebody else with permission 1402; what nobody decides stands at once',
    body: z.strictObject({
      ...request,
      user_id: id.optional(),
    }),
    entity: absence,
    returns: absence.record,
    status: 201,
    refuses: { 409: ['absence_user_id_overlap', 'locked', 'timeLocked'], 422: ['invalid'] },
    handle: (call) => createAbsence(call, call.me, call.body),
  }),
  'GET /preview': route({
    access,
    summary: 'What an absence would take and collide with; writes nothing',
    query: between.extend({
      kind_id: idText,
      half_from: flagText,
      half_to: flagText,
      user_id: idText.optional(),
      except: idText.optional(),
    }),
    returns: z.object({
      days,
      each: z.array(z.object({ day: z.iso.date(), counts: z.number(), why: z.enum(['holiday', 'notWorking']).nullable() })),
      years: z.array(z.object({ year: z.int(), days })).describe('From which years of entitlement'),
      balance_before: days,
      balance_after: days,
      lapses: z.object({ days, on: z.iso.date() }).nullable().describe('What then is left of earlier years, and its last day'),
      conflicts: z.array(
        z.object({
          kind: z.enum(conflictKinds),
          count: z.int(),
          names: z.array(z.string()).describe('The first ten; `from/to` of own absences'),
          blocks: z.boolean(),
        }),
      ),
    }),
    refuses: { 403: ['notAllowed'], 404: ['notFound'], 422: ['invalid'] },
    handle: ({ database, me, query: { user_id = me.id, ...query } }) => previewAbsence(database, me, { ...query, user_id }),
  }),
  'GET /balance': route({
    access,
    summary: 'Vacation days: of the year, carried over, used, asked for and left',
    query: z.object({ user_id: idText.optional(), on: date().optional() }),
    returns: z.object({
      year_days: days,
      carried_over: days,
      lapses_on: z.iso.date().nullable(),
      used: days,
      requested: days,
      left: days,
    }),
    refuses: { 403: ['notAllowed'], 404: ['notFound'] },
    handle: ({ database, me, query }) => leaveBalance(database, me, query),
  }),
  'GET /away': route({
    access,
    summary: 'Who is away between two days; why stays with the office',
    query: between,
    returns: z.array(z.object({ user_id: z.int(), ...stay })),
    handle: ({ database, query }) => awayBetween(database, query),
  }),
  'GET /calendar': route({
    access: anyOf(can('absences.read'), can('absences.write')),
    summary:
      'The calendar of absences between two days: users with what is left of their vacation, approved and requested absences, shifts on call, long rides, holidays',
    query: between,
    returns: z.object({
      users: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          user_type_id: z.int().nullable(),
          user_type: z.string().nullable(),
          weekdays: z.array(z.int()).describe('The own weekdays; empty for those of the company'),
          days_left: days,
        }),
      ),
      absences: z.array(
        z.object({
          id: z.int(),
          version: z.int(),
          user_id: z.int(),
          kind_id: z.int(),
          ...stay,
          status: z.literal([absenceStates.requested, absenceStates.approved]),
          days,
          comment: z.string().nullable(),
          decided_by: z.int().nullable(),
          decided_at: z.iso.datetime().nullable(),
        }),
      ),
      on_call: z.array(z.object({ user_id: z.int(), ...firstAndLast })).describe('Shifts on call, by first and last day'),
      trips: z.array(z.object({ user_id: z.int(), ...firstAndLast })).describe('Rides as long as a working day, by first and last day'),
      kinds: z.array(z.object({ id: z.int(), name: z.string(), class: z.enum(absenceClasses), color: z.string() })),
      holidays: z.array(z.object({ date: z.iso.date(), name: z.string() })),
      types: z.array(z.object({ id: z.int(), least_present: z.int().nullable() })).describe('User types with a least number present'),
      work_days: z.array(z.int()).describe('The weekdays of the company, 1 Monday … 7 Sunday'),
    }),
    handle: ({ database, query }) => absenceCalendar(database, query),
  }),
  'GET /payroll': route({
    access: anyOf(can('absences.read'), can('absences.write')),
    summary: 'Approved absences of a month for the payroll: days and hours of each person by kind and payer',
    query: z.object({
      month: monthText,
      format: z.enum(['json', 'csv']).default('json'),
    }),
    returns: z.array(
      z.object({
        ...{ user_id: z.int(), name: z.string(), kind_id: z.int(), kind: z.string(), payroll_code: z.string().nullable() },
        payer: z.enum(['employer', 'insurance', 'nobody']),
        days,
        seconds: z.int().describe('Of the contract on the working days in it'),
      }),
    ),
    produces: ['application/json', 'text/csv'],
    refuses: { 422: ['invalid'] },
    handle: async (call) => {
      const { month, format } = call.query;
      if (format === 'json') return payrollOf(call.database.read, month);
      const { name, body } = await payrollFile(call, call.me, month);
      call.reply.header('content-disposition', `attachment; filename="${name}"`);
      call.reply.raw = { body, type: 'text/csv' };
      return [];
    },
  }),
  'POST /decide': route({
    access: can('absences.write'),
    summary: 'Decide several requests: all of them or none',
    body: z.strictObject({
      ids: z.array(id).min(1).max(100),
      transition: z.enum(['approve', 'decline']),
      reason: text({ max: 1000 }).optional(),
    }),
    entity: absence,
    returns: z.array(absence.record),
    refuses: { 404: ['notFound'], 409: ['wrongState', ...(absenceEffects.refuses?.approve ?? [])], 422: ['invalid'] },
    handle: (call) => decideAbsences(call, call.me, call.body),
  }),
  'POST /collective': route({
    access: can('absences.write'),
    summary: 'Enter the leave of a whole company or user type in one act; `preview` tells whom it concerns and writes nothing',
    body: z.strictObject({
      ...request,
      user_type_id: reference('user_type').nullish(),
      preview: flag().default(false),
    }),
    entity: absence,
    returns: z.object({
      entered: z.array(z.object({ user_id: z.int(), name: z.string(), days })),
      left_out: z
        .array(z.object({ user_id: z.int(), name: z.string(), reason: z.enum(leaveOutReasons) }))
        .describe('Away then already, without a working day in it, or locked'),
    }),
    refuses: { 409: ['absence_user_id_overlap', 'locked', 'timeLocked'], 422: ['invalid'] },
    handle: (call) => {
      const { preview, ...of } = call.body;
      return preview ? planCollective(call.database.read, of) : enterCollective(call, call.me, of);
    },
  }),
  'PUT /:id': route({
    access,
    summary: 'Change a request that nobody has decided',
    body: z.strictObject({
      kind_id: id.optional(),
      from: date().optional(),
      to: date().optional(),
      half_from: flag().optional(),
      half_to: flag().optional(),
      comment: free,
    }),
    entity: absence,
    returns: absence.record,
    refuses: { 404: ['notFound'], 409: ['wrongState', 'locked', 'timeLocked'], 412: ['stale'], 422: ['invalid'] },
    handle: (call) => editAbsence(call, call.me, which(call), call.body),
  }),
});
