// The chat of a task: read by pages, written line by line; what was said stays.
import { z } from 'zod';
import { comment } from '#schema/comment.ts';
import { signedIn } from '#schema/core/access.ts';
import { largestId, longText } from '#schema/core/fields.ts';
import { resource, route } from '#server/core/route.ts';
import { readRange } from '#server/crud/read.ts';
import { commentsOf, say } from '#server/domain/comments.ts';

const mentions = z
  .array(z.int().min(1).max(largestId))
  .max(50)
  .refine((ids) => new Set(ids).size === ids.length, { params: { reason: 'twice' } })
  .default([]);

export default resource(
  '/task/:id/comment',
  {
    'GET /': route({
      access: signedIn,
      summary: 'The chat of a task, the newest first',
      query: z.object({ range: z.string().optional().describe('JSON: [first, last], both counted from 0; the last 25 without it') }),
      returns: z.array(comment.record),
      refuses: { 404: ['notFound'] },
      handle: async ({ database, params, query, reply }) => {
        const { records, first, total } = await commentsOf(database, params.id ?? 0, readRange(query.range));
        reply.header('content-range', `comment ${records.length > 0 ? `${first}-${first + records.length - 1}` : '*'}/${total}`);
        return records;
      },
    }),
    'POST /': route({
      access: signedIn,
      summary: 'Say something; the users in `mentions` are told',
      body: z.strictObject({ text: longText({ max: 4000 }), mentions }),
      entity: comment,
      returns: comment.record,
      status: 201,
      refuses: { 404: ['notFound'], 409: ['wrongState'] },
      handle: (call) => say(call, call.me, call.params.id ?? 0, call.body),
    }),
  },
  'comment',
);
