// Calendar feeds: made and revoked by their owner.
import { z } from 'zod';
import { own, signedIn } from '#schema/core/access.ts';
import { calendarFeed, feedScopes } from '#schema/people/calendar-feed.ts';
import { resource, route } from '#server/core/http/route.ts';
import { createFeed, revokeFeed } from '#server/domain/company-wide/calendar-feed.ts';

export default resource('/calendar_feed', {
  'POST /': route({
    access: signedIn,
    summary:
      'Make a secret address at which a calendar program reads the own absences and turns on call, or with permission 1401 who is away',
    body: z.strictObject({ scope: z.enum(feedScopes).default('own') }),
    entity: calendarFeed,
    returns: calendarFeed.record.extend({ url: z.string().describe('The address; in this answer alone') }),
    status: 201,
    refuses: { 403: ['notAllowed'], 422: ['invalid'] },
    handle: (call) => createFeed(call, call.me, call.body.scope),
  }),
  'PUT /:id/revoke': route({
    access: own('user_id'),
    summary: 'Revoke the address at once and for good',
    entity: calendarFeed,
    returns: calendarFeed.record,
    refuses: { 404: ['notFound'], 409: ['revoked'] },
    handle: (call) => revokeFeed(call, call.me, call.params.id),
  }),
});
