// The signed-in user's notifications, and marking them as read.
import { z } from 'zod';
import { type Channel, channels, type NotificationKind, notificationKinds } from '#schema/company/notification-kinds.ts';
import { signedIn } from '#schema/core/access.ts';
import { id } from '#server/core/http/id.ts';
import { invalid } from '#server/core/http/refusal.ts';
import { resource, route } from '#server/core/http/route.ts';
import { contentRange, readRange } from '#server/crud/read/read.ts';
import { changeChoices, choicesOf } from '#server/domain/company/notification-choices.ts';
import { markRead, notificationsOf } from '#server/domain/company-wide/notifications.ts';

const notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  entity: z.string(),
  entity_id: z.int(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).describe('What the words of the kind name'),
  by: z.int().nullable(),
  by_name: z.string().nullable().describe('Null for somebody without an account'),
  number: z.int().nullable(),
  title: z.string().nullable().describe('Null for what is gone, or may no longer be read'),
  at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
const most = 100;
const choices = z.strictObject(
  Object.fromEntries(notificationKinds.map((kind) => [kind, z.enum(channels)])) as Record<
    NotificationKind,
    z.ZodEnum<{ [C in Channel]: C }>
  >,
);

/** First and last row, both counted from 0. */
const rangeOf = (range: string): readonly [number, number] => {
  const [first, last] = readRange(range);
  if (last - first >= most) throw invalid({ field: 'range', reason: 'wrongType' });
  return [first, last];
};

export default resource('/notification', {
  'GET /': route({
    access: signedIn,
    summary: 'The own notifications, newest first, a page at a time',
    query: z.object({ range: z.string().default('[0,24]').describe(`JSON: [first, last], both counted from 0; ${most} rows at most`) }),
    returns: z.array(notification),
    handle: async ({ database, me, query, reply }) => {
      const [first, last] = rangeOf(query.range);
      const { notifications, total } = await notificationsOf(database, me, [first, last]);
      reply.header('content-range', contentRange('notification', first, notifications.length, total));
      return notifications;
    },
  }),
  'GET /choices': route({
    access: signedIn,
    summary: 'How the caller wants to hear of each kind of news',
    returns: choices,
    handle: ({ database, me }) => choicesOf(database, me.id),
  }),
  'PUT /choices': route({
    access: signedIn,
    summary: 'Choose how to hear of the kinds that are named: app, mail (and in the app), none',
    body: choices.partial(),
    returns: choices,
    handle: ({ database, hub, me, body }) => changeChoices({ database, hub }, me, body),
  }),
  'PUT /read': route({
    access: signedIn,
    summary: 'Mark own notifications as read: those named by `ids`, else all',
    body: z.strictObject({ ids: z.array(id).max(500).optional() }),
    returns: z.object({ unread: z.int() }),
    handle: ({ database, hub, me, body }) => markRead({ database, hub }, me, body.ids),
  }),
});
