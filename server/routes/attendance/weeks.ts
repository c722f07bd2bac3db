// Weeks of working time: read, submitted, approved, locked, sent back and unlocked.
import { z } from 'zod';
import { attendanceDay } from '#schema/attendance/day.ts';
import { weekSums } from '#schema/attendance/week.ts';
import { can, signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { transitionStates } from '#schema/core/entity.ts';
import { date, dateTime, integer, text } from '#schema/core/fields.ts';
import { isWeek } from '#schema/core/iso-week.ts';
import { attendanceWeek, weekStates } from '#schema/people/attendance-week.ts';
import { id } from '#server/core/http/id.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { type RouteAt, resource, route } from '#server/core/http/route.ts';
import { mendDay } from '#server/domain/attendance/mend.ts';
import { typeStay } from '#server/domain/attendance/typed-stay.ts';
import { actOnWeek, approveWeeks } from '#server/domain/attendance/week-acts.ts';
import { type WeekAct, weekActs, weekOfPerson, weeksOfPerson, weeksToApprove } from '#server/domain/attendance/weeks.ts';

const instant = z.iso.datetime().nullable();
const name = z.string().nullable();
const week = z
  .object({
    id: z.int().nullable().describe('null before the first act'),
    version: z.int().describe('0 before the first act'),
    user_id: z.int(),
    week: z.string().describe('2026-W47'),
    from: z.iso.date(),
    to: z.iso.date(),
    status: z.literal(Object.values(weekStates)).describe('0 open, 1 submitted, 2 approved, 3 locked'),
    lock: z.enum(['hand', 'settings']).nullable().describe('What holds its hours now'),
    submitted_at: instant,
    note: name.describe('What its user says of what differs'),
    approved_at: instant,
    approved_by_name: name,
    locked_at: instant,
    locked_by_name: name,
    reason: name.describe('Why it was returned or unlocked the last time'),
    unlocked_at: instant,
    unlocked_by_name: name,
    sums: weekSums,
    unanswered: z.array(z.iso.date()).describe('Days that must be mended before it is submitted'),
    changed: z
      .array(z.object({ day: z.iso.date(), present: z.int(), on_tasks: z.int(), overtime: z.int() }))
      .describe('Days that differ from what was submitted, approved or first locked, as they stood then; in seconds'),
    needs_note: z.boolean().describe('It is submitted with a note alone'),
    days: z.array(attendanceDay),
    $transitions: transitionStates(weekActs),
  })
  .meta({ id: 'AttendanceWeekOfPerson' });

const ofWeek: RouteAt<'id' | 'name'> = route;
const weekIn = (params: { readonly id: number }, texts: { readonly name: string }) => {
  if (!isWeek(texts.name)) throw notFound();
  return { user_id: params.id, week: texts.name };
};
const reasons: Readonly<Record<WeekAct, readonly string[]>> = {
  submit: ['workAhead', 'unanswered'],
  approve: [],
  lock: ['notOver', 'stillRuns'],
  sendBack: [],
  unlock: ['notLocked'],
};
const acts = (name: WeekAct, summary: string, body: z.ZodType<{ note?: string | null | undefined; reason?: string | undefined }>) =>
  ofWeek({
    access: signedIn,
    summary,
    body,
    entity: attendanceWeek,
    returns: week,
    refuses: { 403: ['notAllowed'], 404: ['notFound'], 409: ['wrongState', ...reasons[name]], 412: ['stale'], 422: ['invalid'] },
    handle: (call) =>
      actOnWeek(call, call.me, weekIn(call.params, call.texts), name, { ...call.body, ifMatch: call.headers.get('if-match') }),
  });
const nothing = z.strictObject({});
const reason = z.strictObject({ reason: text({ max: 1000 }) });

export default resource('/attendance', {
  'GET /weeks': route({
    access: can('attendance.write'),
    summary: 'The submitted weeks that wait for approval, the oldest first',
    returns: z.array(week.extend({ name: z.string() })),
    handle: ({ database, me }) => weeksToApprove(database, me),
  }),
  'POST /weeks/approve': route({
    access: can('attendance.write'),
    summary: 'Approve submitted weeks, all or none, and lock them too',
    body: z.strictObject({
      weeks: z
        .array(z.strictObject({ user_id: id, week: z.string().refine(isWeek), version: z.int().min(0) }))
        .min(1)
        .max(200)
        .refine((all) => new Set(all.map((one) => `${one.user_id} ${one.week}`)).size === all.length, { params: { reason: 'twice' } }),
      lock: z.boolean().default(false),
    }),
    entity: attendanceWeek,
    returns: z.object({ approved: z.int() }),
    refuses: { 404: ['notFound'], 409: ['wrongState', ...reasons.lock], 412: ['stale'], 422: ['invalid'] },
    handle: (call) => approveWeeks(call, call.me, call.body),
  }),
  'GET /:id/weeks': route({
    access: signedIn,
    summary: 'The weeks of a user between two days: the own ones; of others with permission 1405',
    query: z.object({ from: date(), to: date() }),
    returns: z.array(week),
    refuses: { 403: ['notAllowed'], 404: ['notFound'], 422: ['invalid'] },
    handle: ({ database, me, params, query }) => weeksOfPerson(database, me, params.id, query),
  }),
  'GET /:id/week/:name': ofWeek({
    access: signedIn,
    summary: 'A week of a user, `2026-W47`: its days, sums and state, and what must be answered',
    returns: week,
    refuses: { 403: ['notAllowed'], 404: ['notFound'] },
    handle: ({ database, me, params, texts }) => weekOfPerson(database, me, weekIn(params, texts)),
  }),
  'POST /:id/mend': route({
    access: signedIn,
    summary: 'Enter a departure that was forgotten, correct one, or end work that runs on after it: the own, or with 1405 that of others',
    body: z.strictObject({
      at: dateTime(),
      sub_time_id: integer({ min: 1, max: 2 ** 31 - 1 })
        .optional()
        .describe('The stretch of work or presence that ended then; without it the departure of the stay that is open'),
      reason: text({ max: 1000 }).optional().describe('Required for others, and where a recorded departure is corrected'),
    }),
    returns: week,
    refuses: {
      403: ['notAllowed'],
      404: ['notFound'],
      409: ['notIn', 'stillIn', 'timeLocked', 'awaitsConfirmation', 'taskIsClosed', 'stillRuns'],
      422: ['invalid'],
    },
    handle: (call) => mendDay(call, call.me, call.params.id, call.body),
  }),
  'POST /:id/stay': route({
    access: signedIn,
    summary: 'Enter a stay that nobody recorded, with a reason: the own, or with 1405 that of others',
    body: z.strictObject({
      start: dateTime(),
      end: dateTime(),
      break_start: dateTime().optional(),
      break_end: dateTime().optional(),
      reason: text({ max: 1000 }),
    }),
    returns: week,
    refuses: { 403: ['notAllowed'], 404: ['notFound'], 409: ['timeLocked', 'overlaps', 'overlapsRunning', 'noWorkType'], 422: ['invalid'] },
    handle: (call) => typeStay(call, call.me, call.params.id, call.body),
  }),
  'PUT /:id/week/:name/submit': acts(
    'submit',
    'Submit an own week; with a note where something differs',
    z.strictObject({ note: optionalRemark(1000).nullish() }),
  ),
  'PUT /:id/week/:name/approve': acts('approve', 'Approve a submitted week', nothing),
  'PUT /:id/week/:name/lock': acts('lock', 'Lock a week that is over: from then on none of its hours can be changed', nothing),
  'PUT /:id/week/:name/sendBack': acts('sendBack', 'Return a week to its user', reason),
  'PUT /:id/week/:name/unlock': acts('unlock', 'Unlock a week, also one that the time lock of the settings holds', reason),
});
