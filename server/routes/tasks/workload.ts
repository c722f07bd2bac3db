// The people who can be asked to work, for every field that chooses one.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { idOrZeroText } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { workload } from '#server/domain/tasks/workload.ts';

export default resource('/user_workload', {
  'GET /': route({
    access: signedIn,
    summary: 'The active users with what they have to do, those first whom the caller asked lately',
    query: z.object({ task: idOrZeroText.optional().describe('Whom the caller may give this task; 0: one that is being created') }),
    returns: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        user_type: z.string().nullable(),
        open_tasks: z.int().describe('Own tasks that are open, in progress or waiting'),
        due_tasks: z.int().describe('Those of them that are due until the end of the day'),
        works: z.boolean().describe('A clock runs'),
        away_until: z.iso.date().nullable().describe('The last day of an absence that holds today'),
        asked: z.int().describe('How often the caller put them on a team lately'),
        last: z.boolean().describe('Whom the caller put on a team last'),
        may: z.boolean().describe('Whether the caller may ask them'),
      }),
    ),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, query }) => workload(database, me, query.task),
  }),
});
