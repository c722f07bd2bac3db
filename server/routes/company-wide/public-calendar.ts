// A calendar feed, read by a calendar program without a session.
import { z } from 'zod';
import { always } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { limitedReads, readFeed } from '#server/domain/company-wide/calendar-feed.ts';

export default resource('/public/calendar', {
  'GET /:token/calendar.ics': route({
    access: always,
    summary: 'The feed as iCalendar, for calendar programs; revoked and unknown addresses are not found',
    returns: z.string(),
    produces: 'text/calendar',
    refuses: { 404: ['notFound'], 429: ['tooManyTries'] },
    outside: true,
    handle: async (call) => {
      const body = await limitedReads(call, () => readFeed(call, call.texts.token));
      call.reply.raw = { body, type: 'text/calendar; charset=utf-8' };
      return '';
    },
  }),
});
