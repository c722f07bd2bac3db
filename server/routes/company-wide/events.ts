// The stream of events for the topics that a screen shows: one stream for each visible tab.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { openStream } from '#server/domain/company-wide/stream.ts';

export default resource(
  '/events',
  {
    'GET /': route({
      access: signedIn,
      summary: 'Server-sent events for topics such as task:12, comma-separated; each has the event id, entity, record and action',
      query: z.object({
        topics: z.string().min(1).max(4000),
        since: z
          .string()
          .regex(/^\d[\d:,/]{0,3999}$/)
          .optional()
          .describe('A cursor, as `GET /me` and the ids of the stream tell it: what happened since then is told first'),
      }),
      returns: z.string(),
      produces: 'text/event-stream',
      refuses: { 429: ['tooManyStreams'] },
      handle: async ({ database, hub, me, query, headers, reply }) => {
        reply.header('x-accel-buffering', 'no');
        reply.raw = {
          body: await openStream({ database, hub }, me, query.topics.split(','), headers.get('last-event-id') ?? query.since ?? null),
          type: 'text/event-stream',
        };
        return '';
      },
    }),
  },
  'events',
);
