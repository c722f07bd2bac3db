// The own clock that was probably forgotten.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { forgottenClock } from '#server/domain/times/forgotten.ts';

export default resource('/me/forgotten_clock', {
  'GET /': route({
    access: signedIn,
    summary: 'The own clock that runs past its day, with proposals for its true end; null while none does',
    returns: z
      .object({
        task_id: z.int(),
        company_task_id: z.int(),
        title: z.string(),
        start_time: z.iso.datetime(),
        last_sign: z
          .object({ at: z.iso.datetime(), entity: z.string() })
          .nullable()
          .describe('What the caller did last on the day on which it began, and on what'),
        usual_end: z.iso.datetime().nullable().describe('When the caller usually ends a day'),
      })
      .nullable(),
    handle: ({ database, me }) => forgottenClock(database, me),
  }),
});
