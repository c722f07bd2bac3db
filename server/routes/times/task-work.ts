// The clock of the signed-in user on one task.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { dateTime, text } from '#schema/core/fields.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { id } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import type { Me } from '#server/core/security/session.ts';
import { pause, resume, start, stop } from '#server/domain/times/clock.ts';
import { arriveByWork } from '#server/domain/times/presence.ts';
import { revisionOf, statusOf, workingStatus } from '#server/domain/times/working-status.ts';

const switching = { switch: z.boolean().default(false).describe('Pause what runs elsewhere and go on here') };

/** Whoever works is there: the act books their arrival where they enter it themselves. */
const atWork = <T>(call: Services & { readonly me: Me }, work: (tx: Tx) => Promise<T>): Promise<T> =>
  act(call, call.me, async (tx) => {
    const done = await work(tx);
    await arriveByWork(tx, call.me.id);
    return done;
  });

export default resource('/task/:id', {
  'GET /status': route({
    access: signedIn,
    summary: 'The working status of the caller on the task; 304 while the task is unchanged',
    returns: workingStatus,
    conditional: true,
    handle: async ({ database, me, params, headers, reply }) => {
      const known = headers.get('if-none-match');
      if (known) {
        const tag = `"r${await revisionOf(database, params.id)}"`;
        if (tag === known) {
          reply.unchanged = tag;
          return null;
        }
      }
      return statusOf(database, params.id, me);
    },
  }),
  'POST /start': route({
    access: signedIn,
    summary: 'Start work of a type: allowed for the owner and the team',
    body: z.strictObject({ work_type_id: id, ...switching }),
    returns: workingStatus,
    refuses: { 404: ['notFound'], 409: ['runsElsewhere', 'alreadyRunning', 'alreadyPaused', 'drives', 'workTypeNotAllowed', 'wrongState'] },
    handle: (call) => atWork(call, (tx) => start(tx, call.me, call.params.id, call.body)),
  }),
  'PUT /pause': route({
    access: signedIn,
    summary: 'Pause the own work',
    returns: workingStatus,
    refuses: { 409: ['notRunning', 'alreadyPaused', 'wrongState'] },
    handle: (call) => act(call, call.me, (tx) => pause(tx, call.me, call.params.id)),
  }),
  'PUT /continue': route({
    access: signedIn,
    summary: 'Continue the own paused work',
    body: z.strictObject(switching),
    returns: workingStatus,
    refuses: { 409: ['notPaused', 'alreadyRunning', 'drives', 'runsElsewhere', 'wrongState'] },
    handle: (call) => atWork(call, (tx) => resume(tx, call.me, call.params.id, call.body)),
  }),
  'POST /stop': route({
    access: signedIn,
    summary: "Stop the own work with final notes, now or at an earlier end; a colleague's forgotten clock with tasks.times and a reason",
    body: z.strictObject({
      final_notes: optionalRemark(4000).nullish(),
      ended_at: dateTime()
        .nullish()
        .describe('The true end of a clock that was forgotten: within its running stretch, which began within a day'),
      user_id: id.optional(),
      reason: text({ max: 1000 }).optional(),
    }),
    returns: workingStatus,
    refuses: { 409: ['notRunning', 'wrongState'] },
    handle: (call) => act(call, call.me, (tx) => stop(tx, call.me, call.params.id, call.body)),
  }),
});
