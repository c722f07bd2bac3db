// The calls of a wall terminal's tablet: its state, who somebody is, and taps; the secret address is the only credential.
import { z } from 'zod';
import { always } from '#schema/core/access.ts';
import { callText } from '#schema/core/call-text.ts';
import { dateTime } from '#schema/core/fields.ts';
import { callerNetwork } from '#schema/core/networks.ts';
import { languages } from '#schema/core/words.ts';
import { pairingDigits } from '#schema/terminals/tablet-proof.ts';
import { terminalActions } from '#schema/terminals/terminal-event.ts';
import { workAnswers } from '#schema/times/presence.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { type Context, resource, route } from '#server/core/http/route.ts';
import { Throttle } from '#server/core/http/throttle.ts';
import { type Terminal, terminalAt } from '#server/domain/terminals/access.ts';
import { takeEvent } from '#server/domain/terminals/event.ts';
import { pairTablet } from '#server/domain/terminals/tablet.ts';
import { limiter, refuseWhenLimited } from '../../core/http/rate-limit.ts';
import { identify, terminalState } from '../../domain/terminals/terminal-state.ts';

const instant = z.iso.datetime();
const presence = z.object({ name: z.string(), terminal: z.string(), state: z.enum(['in', 'paused']), since: instant });
const choice = z.object({ allowed: z.boolean(), reason: z.string().nullable() });

// Enough for a shift of fifty that begins at seven, and for a queue sent after a day offline.
const limited = limiter({ misses: Number.POSITIVE_INFINITY, calls: 1200 });
/** Slows down callers with a wrong address, but not a tablet behind the same proxy. */
const strangerLimit = new Throttle(20);
type Call = Pick<Context<unknown, unknown, unknown, 'access_key'>, 'database' | 'hub' | 'texts' | 'address'>;
const at = async <T>(call: Call, work: (terminal: Terminal) => Promise<T>): Promise<T> => {
  const terminal = await limited(call, () => terminalAt(call.database, call.texts.access_key, call.address)).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) {
      const caller = callerNetwork(call.address);
      refuseWhenLimited(strangerLimit, caller);
      strangerLimit.failed(caller);
    }
    throw error;
  });
  return work(terminal);
};

const signatureText = z
  .string()
  .regex(/^[\w-]{86}$/)
  .describe('ECDSA on P-256 with SHA-256, r and s, base64url');
/** By the tablet that the terminal is paired with. */
const signature = signatureText.optional();

const refuses = { 403: ['foreignNetwork'], 404: ['notFound'], 409: ['outOfUse'], 429: ['tooManyTries'] } as const;

export default resource(
  '/terminal',
  {
    'GET /:access_key': route({
      access: always,
      summary: 'What the terminal shows: its name, the time, the key to seal with, who is in',
      returns: z.object({
        name: z.string(),
        location: z.string().nullable(),
        language: z.enum(languages),
        company: z.string(),
        phone: z.string().nullable().describe('For who has forgotten their PIN'),
        timezone: z.string(),
        server_time: instant,
        public_key: z.string().describe('A point on P-256, uncompressed, base64url: what is kept without network is sealed with it'),
        tablet_key: z.string().nullable().describe('What the tablet of this terminal signs with; any browser is one while there is none'),
        rests: z.int().describe('Seconds for which PINs are not taken'),
        present: z.array(presence),
      }),
      refuses,
      handle: (call) => at(call, (terminal) => terminalState(call, terminal)),
    }),
    'POST /:access_key/identify': route({
      access: always,
      summary: 'Recognise somebody by PIN or chip; five wrong PINs in a row let the pad rest, each time twice as long',
      body: z.union([z.strictObject({ pin: z.string().regex(/^\d{4,8}$/), signature }), z.strictObject({ rfid: callText(40), signature })]),
      returns: z.object({
        user_token: z.string().describe('For one choice'),
        name: z.string(),
        state: z.enum(['out', 'in', 'paused']),
        since: instant.nullable().describe('Since when they are in'),
        state_since: instant.nullable().describe('Since when they work or pause'),
        terminal: z.string().nullable().describe('Where they are in, when it is not here'),
        runs_on: z
          .object({ number: z.int(), title: z.string() })
          .nullable()
          .describe('The task whose clock runs: at a break or departure they say whether it follows'),
        rests_on: z.object({ number: z.int(), title: z.string() }).nullable().describe('The task whose clock rests with their break'),
        day: z.array(z.object({ start: instant, end: instant.nullable(), kind: z.enum(['worked', 'paused']) })),
        worked: z.int().describe('Seconds, today'),
        paused: z.int().describe('Seconds, today'),
        choices: z.object({ enter: choice, pause: choice, leave: choice }),
        sensible: z.enum(terminalActions),
        server_time: instant,
      }),
      refuses: {
        ...refuses,
        403: ['foreignNetwork', 'foreignTablet'],
        404: ['notFound', 'unknownPin', 'unknownChip'],
        429: ['tooManyTries', 'padRests'],
      },
      handle: (call) =>
        at(call, (terminal) => {
          const { signature: signed, ...credential } = call.body;
          return identify(call, terminal, credential, signed);
        }),
    }),
    'POST /:access_key/pair': route({
      access: always,
      summary: 'Bind the terminal to this tablet, by a code from the office; from then on only what it signs is booked',
      body: z.strictObject({
        code: z.string().regex(new RegExp(`^\\d{${pairingDigits}}$`)),
        public_key: z
          .string()
          .regex(/^[\w-]{87}$/)
          .describe('A point on P-256, uncompressed, base64url'),
        signature: signatureText,
      }),
      returns: z.object({ paired_at: instant }),
      refuses: { ...refuses, 404: ['notFound', 'wrongCode'] },
      handle: (call) => at(call, (terminal) => pairTablet(call, terminal, call.body)),
    }),
    'POST /:access_key/event': route({
      access: always,
      summary:
        'Enter, pause or leave, at its true time; the same id is booked once. What is told later and cannot be booked is kept for a decision',
      body: z.strictObject({
        id: z
          .string()
          .regex(/^[\w-]{8,64}$/)
          .describe('Of the tap, given by the tablet'),
        user_token: callText(2000).describe('As identify gave it, or a PIN or chip sealed without network: s.{sender}.{start}.{sealed}'),
        action: z.enum(terminalActions),
        occurred_at: dateTime(),
        queued: z.boolean().default(false).describe('It waited in the tablet'),
        work: z
          .enum(workAnswers)
          .optional()
          .describe(
            'Whether the clock of their task follows: rests with the break, goes on after it, stops with the departure. It stays without an answer',
          ),
        signature,
      }),
      returns: z.object({
        id: z.string(),
        outcome: z.enum(['done', 'repeated', 'kept', 'settled', 'dismissed']),
        action: z.enum(terminalActions),
        occurred_at: instant,
      }),
      refuses: {
        ...refuses,
        409: ['outOfUse', 'alreadyIn', 'inElsewhere', 'notIn', 'alreadyPaused', 'choiceClosed', 'gone', 'noWorkType', 'drives'],
        429: ['tooManyTries', 'padRests'],
      },
      handle: (call) => at(call, (terminal) => takeEvent(call, terminal, call.body)),
    }),
  },
  'terminal',
);
