// The user's own account: password, second factor, PIN and sessions.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { codeInput, secretInput } from '#server/core/http/secret-input.ts';
import { longestPassword } from '#server/core/security/password.ts';
import { cookieGone } from '#server/core/security/session.ts';
import { devices } from '#server/domain/company/browser-name.ts';
import { endSession, endSessions, sessionsOf } from '#server/domain/people/account-sessions.ts';
import { changePassword } from '#server/domain/people/own-password.ts';
import { givePin, takePin } from '#server/domain/people/pin.ts';
import { giveProof } from '#server/domain/people/recent-proof.ts';
import { beginSecondFactor, confirmSecondFactor, dropSecondFactor, renewRecoveryCodes } from '#server/domain/people/second-factor.ts';

const secret = secretInput(longestPassword);
const code = codeInput();
const instant = z.iso.datetime();
const codes = z.array(z.string()).describe('Told once').optional();
const slow = { 422: ['wrongPassword', 'wrongCode'], 429: ['tooManyTries'] } as const;

export const sessionList = z.array(
  z
    .object({
      id: z.int(),
      current: z.boolean(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      device: z.enum(devices),
      address: z.string().nullable(),
      created_at: instant,
      last_seen_at: instant,
    })
    .meta({ id: 'Session' }),
);
export const pinGiven = z.object({ pin: z.string().describe('Told once').optional(), pin_set_at: instant });
export const sessionsEnded = z.object({ ended: z.int() });

export default resource(
  '/me',
  {
    'PUT /password': route({
      access: signedIn,
      summary: 'Change the own password; every other session ends',
      body: z.strictObject({ current: secret, password: secret }),
      returns: z.object({ password_set_at: instant }),
      refuses: slow,
      handle: (call) => changePassword(call, call.me, call.body),
    }),
    'POST /password/proof': route({
      access: signedIn,
      summary: 'Give the own password once more: for ten minutes this session may change roles and how others sign in',
      body: z.strictObject({ password: secret }),
      returns: z.object({ proved_at: instant }),
      refuses: slow,
      handle: (call) => giveProof(call, call.me, call.body.password),
    }),
    'POST /second_factor': route({
      access: signedIn,
      beforeSecondFactor: true,
      summary: 'Begin to set up a second factor: answers the secret for the app, which counts once it is confirmed',
      body: z.strictObject({ password: secret }),
      returns: z.object({ secret: z.string().describe('Told once').optional(), uri: z.string().optional() }),
      refuses: { ...slow, 409: ['secondFactorInForce'] },
      handle: (call) => beginSecondFactor(call, call.me, call.body.password),
    }),
    'POST /second_factor/confirm': route({
      access: signedIn,
      beforeSecondFactor: true,
      summary: 'Confirm it with the first code of the app: from now on signing in asks for one',
      body: z.strictObject({ code }),
      returns: z.object({ since: instant, recovery_codes: codes }),
      refuses: { ...slow, 409: ['secondFactorInForce', 'secondFactorNotBegun'] },
      handle: (call) => confirmSecondFactor(call, call.me, call.body.code),
    }),
    'POST /second_factor/recovery_codes': route({
      access: signedIn,
      summary: 'New recovery codes; the earlier ones die',
      body: z.strictObject({ password: secret }),
      returns: z.object({ recovery_codes: codes }),
      refuses: { ...slow, 409: ['secondFactorNotInForce'] },
      handle: (call) => renewRecoveryCodes(call, call.me, call.body.password),
    }),
    'DELETE /second_factor': route({
      access: signedIn,
      summary: 'Take the own second factor away, with the password or a code',
      body: z.strictObject({ password: secret.optional(), code: code.optional() }),
      returns: null,
      refuses: { ...slow, 409: ['secondFactorNotInForce'] },
      handle: (call) => dropSecondFactor(call, call.me, call.body),
    }),
    'POST /pin': route({
      access: signedIn,
      summary: 'A new PIN for the wall terminals; the earlier one dies',
      returns: pinGiven,
      handle: (call) => givePin(call, call.me, call.me.id),
    }),
    'DELETE /pin': route({
      access: signedIn,
      summary: 'Take the own PIN away',
      returns: null,
      handle: (call) => takePin(call, call.me, call.me.id),
    }),
    'GET /sessions': route({
      access: signedIn,
      summary: 'Where one is signed in, the session used last on top',
      returns: sessionList,
      handle: ({ database, me }) => sessionsOf(database, me, me.id),
    }),
    'DELETE /sessions': route({
      access: signedIn,
      summary: 'Sign out everywhere else',
      returns: sessionsEnded,
      handle: (call) => endSessions(call, call.me, call.me.id),
    }),
    'DELETE /sessions/:session_id': route({
      access: signedIn,
      summary: 'Sign one own session out',
      returns: null,
      handle: (call) => {
        const id = call.params.session_id;
        if (id === call.me.session_id) call.reply.cookies.push(cookieGone(call.secure));
        return endSession(call, call.me, call.me.id, id);
      },
    }),
  },
  'account',
);
