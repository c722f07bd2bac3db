// Sets a password without a session: a user who forgot theirs requests a link, and the link sets it; invitations work the same way.
import { AsyncResource } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { always } from '#schema/core/access.ts';
import { mailAddress } from '#schema/core/call-text.ts';
import { callerNetwork } from '#schema/core/networks.ts';
import { languages } from '#schema/core/words.ts';
import { nullable, sql, text } from '#server/core/database/sql.ts';
import { resource, route } from '#server/core/http/route.ts';
import { secretInput } from '#server/core/http/secret-input.ts';
import { AttemptLimiter } from '#server/core/security/attempt-limiter.ts';
import { longestPassword } from '#server/core/security/password.ts';
import { accountLink, againAfterSeconds, requestReset, resetSeconds, usePasswordLink } from '#server/domain/people/account-links.ts';
import { limiter } from '../../core/http/rate-limit.ts';

/** The answer reveals nothing, so every request counts: by the sender's address and by the requested e-mail address. */
const attempts = new AttemptLimiter('reset', 10);
const limited = limiter({ misses: 10, calls: 120 });
/** The same response time for known and unknown addresses: the answer never waits for the mail to be written. */
const answerMs = 400;
// Runs outside the request: the caller is not told of failures there and can ask again.
const beside = new AsyncResource('reset password');

export default resource(
  '/public/reset_password',
  {
    'POST /': route({
      access: always,
      summary: 'Ask for a link that sets a new password; the answer is the same for a known and an unknown address',
      body: z.strictObject({
        email: mailAddress().pipe(z.email()),
      }),
      returns: z.object({
        expires_in: z.int().describe('Seconds that the link lives'),
        wait: z.int().describe('Seconds after which another one can be asked for'),
        phone: z.string().nullable().describe('Of the company, for who waits in vain'),
      }),
      refuses: { 429: ['tooManyTries'] },
      handle: async ({ database, hub, publicUrl, body: { email }, address, fault }) => {
        await attempts.count({ database, hub }, [`address ${callerNetwork(address)}`, `account ${email}`]);
        beside.runInAsyncScope(() => void requestReset({ database, hub, publicUrl }, email).catch(fault));
        await setTimeout(answerMs);
        const phone = await database.read.value(sql`select phone from settings where id = 1`, nullable(text));
        return { expires_in: resetSeconds, wait: againAfterSeconds, phone };
      },
    }),
    'GET /:token': route({
      access: always,
      summary: 'What a link is for; looking changes nothing',
      returns: z.object({
        purpose: z.enum(['invitation', 'passwordReset']),
        state: z.enum(['open', 'used']),
        name: z.string(),
        company: z.string(),
        language: z.enum(languages),
        expires_at: z.iso.datetime(),
      }),
      refuses: { 404: ['notFound'], 429: ['tooManyTries'] },
      handle: (call) => limited(call, () => accountLink(call.database, call.texts.token)),
    }),
    'POST /:token': route({
      access: always,
      summary: 'Set the password; allowed for the holder of the link, once. Every session of the user ends',
      body: z.strictObject({ password: secretInput(longestPassword) }),
      returns: z.object({ email: z.string().describe('What one signs in with') }),
      refuses: {
        404: ['notFound'],
        409: ['alreadyUsed'],
        422: ['shortPassword', 'commonPassword', 'personalPassword'],
        429: ['tooManyTries'],
      },
      handle: (call) => limited(call, () => usePasswordLink(call, call.texts.token, call.body.password)),
    }),
  },
  'public',
);
