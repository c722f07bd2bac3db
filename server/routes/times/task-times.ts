// The times of a task: read with what the caller may do, entered by hand, corrected with a reason.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { transitionStates } from '#schema/core/entity.ts';
import { field } from '#schema/core/field-info.ts';
import { choice, dateTime, duration, flag, longText, reference } from '#schema/core/fields.ts';
import { multipliers } from '#schema/times/multipliers.ts';
import { subTime } from '#schema/times/sub-time.ts';
import { timeClasses, timeEntry } from '#schema/times/time-entry.ts';
import { totalsOf } from '#schema/times/time-totals.ts';
import { type Refusals, resource, route } from '#server/core/http/route.ts';
import { addTime, changeInvoicing, changeWorkType, editNotes } from '#server/domain/times/edit.ts';
import { timesIn } from '#server/domain/times/entries.ts';
import { removeEntry } from '#server/domain/times/remove.ts';
import { restoreEntry, restoreStretch } from '#server/domain/times/restore.ts';
import { changeMultiplier, editStretch, removeStretch } from '#server/domain/times/stretch.ts';

const sub = z.object({
  id: z.int(),
  version: z.int(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime().nullable(),
  multiplier: choice(multipliers),
  $transitions: transitionStates(['edit', 'remove', 'changeMultiplier']),
});
const timeRecord = z
  .object({
    id: z.int(),
    version: z.int(),
    user_id: z.int(),
    user_name: z.string(),
    class: z.enum(timeClasses).describe('work; attendance on the task of a terminal'),
    work_type_id: z.int(),
    work_type_name: z.string(),
    status: z.int(),
    status_since: z.iso.datetime(),
    total_time: z.int().describe('Seconds of the closed sub-times'),
    notes: z.string().nullable(),
    final_notes: z.string().nullable(),
    non_invoiced_part: z.boolean(),
    non_invoiced_time: z.int(),
    non_invoiced_comment: z.string().nullable(),
    $transitions: transitionStates(['editNotes', 'changeWorkType', 'changeInvoicing', 'remove']).describe(
      'What the caller may do now, or why not',
    ),
    sub_times: z.array(sub),
  })
  .meta({ id: 'TimeRecord' });
const total = { total_time: z.int(), billed_time: z.int().describe('By the multipliers, less what stays off the invoice') };

/** A text that may be left empty. */
const optionalText = (max: number) =>
  field(
    optionalRemark(max).transform((text) => text || null),
    { kind: 'longText', max },
  ).nullish();
const reason = longText({ max: 1000 });

const states = ['awaitsConfirmation', 'taskIsClosed', 'timeLocked'] as const;
const refuses = (...more: string[]): Refusals => ({ 404: ['notFound'], 409: [...states, ...more], 412: ['stale'] });
const onEntry = { access: signedIn, entity: timeEntry, returns: timeRecord } as const;
const restores = {
  access: signedIn,
  returns: timeRecord,
  refuses: { 404: ['notFound'], 409: [...states, 'overlaps', 'overlapsRunning', 'overlapsRide'] },
} as const;
const onStretch = { access: signedIn, entity: subTime } as const;

type RowCall<Id extends string> = { readonly params: Readonly<Record<'id' | Id, number>>; readonly headers: Headers };
const which = <Id extends string>({ params, headers }: RowCall<Id>, id: Id) => ({
  task_id: params.id,
  id: params[id],
  ifMatch: headers.get('if-match'),
});

export default resource('/task/:id', {
  'GET /time': route({
    access: signedIn,
    summary: 'The time entries of the task with their sub-times',
    returns: z.array(timeRecord),
    handle: ({ database, me, params }) => timesIn(database, me, params.id),
  }),
  'GET /time_totals': route({
    access: signedIn,
    summary: 'What the times of the task add up to, by user and by work type; closed sub-times only',
    returns: z.object({
      ...total,
      users: z.array(z.object({ user_id: z.int(), user_name: z.string(), ...total })),
      work_types: z.array(z.object({ work_type_id: z.int(), work_type_name: z.string(), ...total })),
    }),
    handle: async ({ database, me, params }) => totalsOf(await timesIn(database, me, params.id)),
  }),
  'POST /time': route({
    ...onEntry,
    summary: 'Write down own work that no clock has measured; for a colleague with tasks.times',
    body: z.strictObject({
      work_type_id: reference('work_type'),
      notes: optionalText(4000),
      start_time: dateTime().optional(),
      end_time: dateTime().optional(),
      user_id: reference('user').optional(),
    }),
    status: 201,
    refuses: { 404: ['notFound'], 409: ['wrongState', 'timeLocked', 'workTypeNotAllowed', 'overlaps', 'overlapsRunning', 'overlapsRide'] },
    handle: ({ database, hub, me, params, body }) => addTime({ database, hub }, me, params.id, body),
  }),
  'PUT /time/:timeId/notes': route({
    ...onEntry,
    summary: 'Write the notes of an entry: an own one, anybody’s with tasks.times',
    body: z.strictObject({ notes: optionalText(4000) }),
    refuses: refuses(),
    handle: ({ database, hub, me, body, ...call }) => editNotes({ database, hub }, me, which(call, 'timeId'), body.notes ?? null),
  }),
  'PUT /time/:timeId/invoicing': route({
    ...onEntry,
    summary: 'Say what of an entry stays off the invoice; from confirmation on only with tasks.times',
    body: z.strictObject({ non_invoiced_part: flag(), non_invoiced_time: duration(), non_invoiced_comment: optionalText(1000) }),
    refuses: { ...refuses(), 422: ['notMoreThanWorked'] },
    handle: ({ database, hub, me, body, ...call }) =>
      changeInvoicing({ database, hub }, me, which(call, 'timeId'), { ...body, non_invoiced_comment: body.non_invoiced_comment ?? null }),
  }),
  'PUT /time/:timeId': route({
    ...onEntry,
    summary: 'Change the work type of an entry: an own one, anybody’s with tasks.times',
    body: z.strictObject({ work_type_id: reference('work_type') }),
    refuses: refuses('workTypeNotAllowed'),
    handle: ({ database, hub, me, body, ...call }) => changeWorkType({ database, hub }, me, which(call, 'timeId'), body.work_type_id),
  }),
  'DELETE /time/:timeId': route({
    ...onEntry,
    summary: 'Remove an entry with its closed sub-times, one without any too: an own one, anybody’s with tasks.times',
    body: z.strictObject({ reason }),
    returns: null,
    refuses: refuses('stillRuns'),
    handle: ({ database, hub, me, body, ...call }) => removeEntry({ database, hub }, me, { ...which(call, 'timeId'), reason: body.reason }),
  }),
  'PUT /time/:timeId/restore': route({
    ...restores,
    summary: 'Bring back an entry as it was: who removed it, within a day and while the task is not with the client',
    handle: ({ database, hub, me, params }) => restoreEntry({ database, hub }, me, { task_id: params.id, id: params.timeId }),
  }),
  'PUT /subtime/:subtimeId': route({
    ...onStretch,
    summary: 'Move a closed sub-time (permission tasks.times); an end given in its old minute without seconds stays as it was',
    body: z.strictObject({ start_time: dateTime(), end_time: dateTime(), reason }),
    returns: timeRecord,
    refuses: { ...refuses('stillRuns', 'overlaps', 'overlapsRunning', 'overlapsRide'), 422: ['inFuture', 'notAfterStart'] },
    handle: ({ database, hub, me, body: { reason: why, ...ends }, ...call }) =>
      editStretch({ database, hub }, me, { ...which(call, 'subtimeId'), reason: why }, ends),
  }),
  'DELETE /subtime/:subtimeId': route({
    ...onStretch,
    summary: 'Remove a closed sub-time, and with the last one its entry: an own one, anybody’s with tasks.times',
    body: z.strictObject({ reason }),
    returns: null,
    refuses: refuses('stillRuns'),
    handle: ({ database, hub, me, body, ...call }) =>
      removeStretch({ database, hub }, me, { ...which(call, 'subtimeId'), reason: body.reason }),
  }),
  'PUT /subtime/:subtimeId/restore': route({
    ...restores,
    summary:
      'Bring back a sub-time as it was, and its entry with it: who removed it, within a day and while the task is not with the client',
    handle: ({ database, hub, me, params }) => restoreStretch({ database, hub }, me, { task_id: params.id, id: params.subtimeId }),
  }),
  'PUT /subtime/:subtimeId/multiplier': route({
    ...onStretch,
    summary: 'Bill a sub-time by another multiplier: an own one, anybody’s with tasks.times',
    body: z.strictObject({ multiplier: choice(multipliers), reason }),
    returns: timeRecord,
    refuses: refuses(),
    handle: ({ database, hub, me, body, ...call }) =>
      changeMultiplier({ database, hub }, me, { ...which(call, 'subtimeId'), reason: body.reason }, body.multiplier),
  }),
});
