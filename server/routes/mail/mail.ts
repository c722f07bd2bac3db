// The outbox for administrators: the state of each mail, and what can still be done with it.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { transitionStates } from '#schema/core/entity.ts';
import { mail } from '#schema/mail/mail.ts';
import { type RouteAt, resource, route } from '#server/core/http/route.ts';
import { readOne } from '#server/crud/read/read.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { aboutOf, handleMail, type mailActs, mailTransitions } from '#server/domain/company-wide/mail-acts.ts';

const transitions = transitionStates(['resend', 'cancel']);
const about = z.object({ entity: z.string(), id: z.int(), title: z.string() }).nullable();

const ofMail: RouteAt<'id'> = route;
const act = (name: (typeof mailActs)[number], summary: string) =>
  ofMail({
    access: can('settings.write'),
    summary,
    returns: z.object({ id: z.int(), status: z.string(), $transitions: transitions }),
    refuses: { 404: ['notFound'], 409: ['wrongState'] },
    handle: ({ database, hub, me, params }) => handleMail({ database, hub }, me, params.id, name),
  });

export default resource('/mail', {
  'GET /:id': route({
    access: can('settings.write'),
    summary: 'A mail as it was written, but for the token of its link; what it is about, and what can be done with it',
    returns: mail.record.extend({ $transitions: transitions, about, leaves: z.boolean().describe('A mail server is set up') }),
    refuses: { 404: ['notFound'] },
    handle: async ({ database, me, params, mails }) => {
      const record = await readOne(database, entityNamed(mail.name), me, params.id);
      return { ...record, about: await aboutOf(database, record), leaves: mails, $transitions: mailTransitions(record.status) };
    },
  }),
  'PUT /:id/resend': act('resend', 'Send at once what waits for its next try or was given up'),
  'PUT /:id/cancel': act('cancel', 'Call back what has not left yet; the link that it would bring stays as it is'),
});
