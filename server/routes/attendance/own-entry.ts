// Own entries of presence by whoever is signed in.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { dateTime, text } from '#schema/core/fields.ts';
import { presenceSources } from '#schema/people/user-type.ts';
import { type PresenceAction, workAnswers } from '#schema/times/presence.ts';
import { resource, route } from '#server/core/http/route.ts';
import { enterPresence, ownPresence } from '#server/domain/attendance/own-entry.ts';

const instant = z.iso.datetime();
const presence = z
  .object({
    task_id: z.int(),
    terminal_id: z.int().nullable().describe('null: own entry'),
    place: z.string(),
    state: z.enum(['in', 'paused']),
    since: instant.describe('Since when they are in'),
    state_since: instant.describe('Since when they work or pause'),
  })
  .nullable()
  .describe('null: out');

const entry = <Action extends PresenceAction>(action: Action, summary: string, ...more: string[]) =>
  route({
    access: signedIn,
    summary,
    body: z.strictObject({
      at: dateTime().optional().describe('The true time, within the last day and after the last entry; then with a reason'),
      reason: text({ max: 1000 }).optional(),
      work: z.enum(workAnswers).optional().describe('Whether the clock of the own task follows, or stays as it is'),
    }),
    returns: presence,
    refuses: { 409: ['byTerminal', 'byTasks', 'noWorkType', 'timeLocked', ...more] },
    handle: (call) => enterPresence(call, call.me, action, call.body),
  });

export default resource('/attendance', {
  'POST /enter': entry('enter', 'Arrive, or come back from a break', 'alreadyIn', 'inElsewhere', 'drives'),
  'POST /pause': entry('pause', 'Take a break', 'notIn', 'alreadyPaused', 'workRuns'),
  'POST /leave': entry('leave', 'Go', 'notIn', 'workRuns'),
  'GET /own': route({
    access: signedIn,
    summary: 'Whether the caller is in, on a break or out, and whence that is known',
    returns: z.object({ source: z.enum(presenceSources), presence }),
    handle: ({ database, me }) => ownPresence(database, me),
  }),
});
