// The chat of a record: read by pages, and added to; comments cannot be changed.
import { z } from 'zod';
import { ruleFor } from '#schema/core/entity.ts';
import { longText } from '#schema/core/fields.ts';
import { comment } from '#schema/tasks/comment.ts';
import { ids } from '#server/core/http/id.ts';
import { type Method, type Route, type RouteAt, resource, route } from '#server/core/http/route.ts';
import { type Owner, reasonsToAdd } from '#server/crud/read/owners.ts';
import { contentRange, readRange } from '#server/crud/read/read.ts';
import { addComment, chatOwners, commentsOf } from '#server/domain/tasks/comments.ts';

const ofRecord: RouteAt<'id'> = route;
const mentions = ids(50).default([]);

const chatOf = (owner: Owner): Record<`${Method} ${string}`, Route> => {
  const access = ruleFor(owner.entity, 'read');
  const { name, path } = owner.entity;
  return {
    [`GET /${path}/:id/comment`]: ofRecord({
      access,
      summary: `The chat of a ${name}, the newest first`,
      query: z.object({ range: z.string().optional().describe('JSON: [first, last], both counted from 0; the last 25 without it') }),
      returns: z.array(comment.record),
      refuses: { 404: ['notFound'] },
      handle: async ({ database, me, params, query, reply }) => {
        const of = { owner, id: params.id };
        const { records, first, total } = await commentsOf(database, me, of, readRange(query.range));
        reply.header('content-range', contentRange('comment', first, records.length, total));
        return records;
      },
    }),
    [`POST /${path}/:id/comment`]: ofRecord({
      access,
      summary: 'Say something; the users in `mentions` are told',
      body: z.strictObject({ text: longText({ max: 4000 }), mentions }),
      entity: comment,
      returns: comment.record,
      status: 201,
      refuses: { 404: ['notFound'], 409: reasonsToAdd(owner) },
      handle: (call) => addComment(call, call.me, { owner, id: call.params.id }, call.body),
    }),
  };
};

export default resource('', Object.assign({}, ...chatOwners.map(chatOf)) as ReturnType<typeof chatOf>, 'comment');
