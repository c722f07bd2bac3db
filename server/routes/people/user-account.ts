// Another user's account, for user administrators: invitation, PIN, sessions, and the second factor of a lost phone.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { text } from '#schema/core/fields.ts';
import { resource, route } from '#server/core/http/route.ts';
import { lastAccountMail } from '#server/domain/people/account-letters.ts';
import { invite, offerReset } from '#server/domain/people/account-links.ts';
import { endSession, endSessions, sessionsOf } from '#server/domain/people/account-sessions.ts';
import { givePin, takePin } from '#server/domain/people/pin.ts';
import { takeSecondFactor } from '#server/domain/people/second-factor.ts';
import { pinGiven, sessionList, sessionsEnded } from './account.ts';

const access = can('users.write');
const instant = z.iso.datetime();
/** How the mail with a password link went out. */
const sent = z.object({
  email: z.string(),
  expires_at: instant,
  mailed: z.boolean().describe('Whether a mail server brings it'),
  url: z.string().describe('Where no mail server is set up: the link, told once').optional(),
});

export default resource(
  '/user/:id',
  {
    'POST /invite': route({
      access,
      summary: 'Mail the link that sets the first password, or mail it anew; nobody is invited who may do more than the caller',
      returns: sent.extend({ invited_at: instant }),
      refuses: { 409: ['alreadyJoined', 'inactive'] },
      handle: (call) => invite(call, call.me, call.params.id),
    }),
    'POST /reset_password': route({
      access,
      summary: 'Mail a link that sets a new password to who has forgotten theirs; not to one who may do more than the caller',
      returns: sent,
      refuses: { 409: ['notJoined', 'inactive'] },
      handle: (call) => offerReset(call, call.me, call.params.id),
    }),
    'GET /mail': route({
      access,
      summary: 'Whether the last link that sets the password reached the mail of the user; null where none was sent',
      returns: z
        .object({
          kind: z.enum(['invitation', 'passwordReset']),
          recipient: z.string(),
          status: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
          refusal: z.string().nullable().describe('What the mail server said last'),
          next_attempt_at: instant.nullable(),
          sent_at: instant.nullable(),
        })
        .nullable(),
      handle: ({ database, params }) => lastAccountMail(database, params.id),
    }),
    'POST /pin': route({
      access,
      summary: 'A new PIN for the wall terminals; the earlier one dies',
      returns: pinGiven,
      refuses: { 409: ['inactive'] },
      handle: (call) => givePin(call, call.me, call.params.id),
    }),
    'DELETE /pin': route({
      access,
      summary: 'Take the PIN away',
      returns: null,
      handle: (call) => takePin(call, call.me, call.params.id),
    }),
    'GET /sessions': route({
      access,
      summary: 'Where the user is signed in, the session used last on top',
      returns: sessionList,
      handle: ({ database, me, params }) => sessionsOf(database, me, params.id),
    }),
    'DELETE /sessions': route({
      access,
      summary: 'Sign the user out everywhere; not one who may do more than the caller',
      returns: sessionsEnded,
      handle: (call) => endSessions(call, call.me, call.params.id),
    }),
    'DELETE /sessions/:session_id': route({
      access,
      summary: 'Sign one session of the user out; not of one who may do more than the caller',
      returns: null,
      handle: (call) => endSession(call, call.me, call.params.id, call.params.session_id),
    }),
    'DELETE /second_factor': route({
      access,
      summary: 'Take away the second factor of a user whose phone is lost; not of one who may do more than the caller',
      body: z.strictObject({ reason: text({ max: 1000 }) }),
      returns: null,
      refuses: { 409: ['secondFactorNotInForce'] },
      handle: (call) => takeSecondFactor(call, call.me, call.params.id, call.body.reason),
    }),
  },
  'user',
);
