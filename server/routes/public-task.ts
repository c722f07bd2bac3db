// A task behind its public link: whoever holds the token sees what was done and answers, without an account.
import { z } from 'zod';
import { always } from '#schema/core/access.ts';
import { longText, text } from '#schema/core/fields.ts';
import { languages } from '#schema/core/words.ts';
import { limiter } from '#server/core/limited.ts';
import { type Context, resource, route } from '#server/core/route.ts';
import { confirmTask, declineTask, publicTask } from '#server/domain/public-task.ts';

const told = z.string().nullable();
const place = z.object({ name: z.string(), address: told, zip: told, town: told });
const line = z.string().max(40).describe('What an objection names');
const objection = z.strictObject({ line, text: text({ max: 1000 }) });
const shown = z
  .object({
    state: z.enum(['open', 'answered']),
    language: z.enum(languages),
    company: place.extend({ phone: told }),
    sender: z.string().describe('Who sent it'),
    number: z.int(),
    title: z.string(),
    sent_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    document: z
      .object({
        description: told,
        notes: told,
        client: place.nullable(),
        branch_office: place.nullable(),
        people: z.array(z.string()),
        times: z.array(
          z.object({
            line,
            who: z.string(),
            work_type: z.string(),
            from: z.iso.datetime(),
            to: z.iso.datetime(),
            seconds: z.int(),
            multiplier: z.number(),
            notes: told,
          }),
        ),
        transports: z.array(
          z.object({
            line,
            who: z.string(),
            vehicle: z.string(),
            from: z.iso.datetime(),
            route: z.array(z.string()),
            kilometers: z.number(),
          }),
        ),
        materials: z.array(z.object({ line, name: z.string(), quantity: z.number(), unit: z.enum(['Meter', 'Piece']) })),
      })
      .nullable()
      .describe('The work; null once it was declined or opened again'),
    answer: z
      .object({
        answer: z.enum(['confirmed', 'declined']),
        at: z.iso.datetime(),
        name: told,
        reason: told,
        signature: told,
        objections: z.array(objection),
        by_phone: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'PublicTask' });

// A token cannot be guessed; what is slowed down is the trying.
const limited = limiter({ misses: 20, calls: 300 });
const token = ({ texts }: Pick<Context<unknown, unknown, unknown>, 'texts'>) => texts.token ?? '';
const answers = { access: always, returns: shown, refuses: { 404: ['notFound'], 429: ['tooManyTries'] } } as const;
const answering = { ...answers, refuses: { ...answers.refuses, 409: ['alreadyAnswered'] } } as const;

export default resource(
  '/public/task',
  {
    'GET /:token': route({
      ...answers,
      summary: 'The work that is to be confirmed, or the answer that was given; looking changes nothing',
      handle: (call) => limited(call, () => publicTask(call.database, token(call))),
    }),
    'POST /:token/confirm': route({
      ...answering,
      summary: 'Confirm the work, with a name and, when wanted, a drawn signature; allowed for the holder of the link, once',
      body: z.strictObject({
        name: text({ max: 120 }),
        signature: longText({ max: 200_000 })
          .regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)
          .nullish()
          .describe('A PNG as a data URL'),
      }),
      handle: (call) => limited(call, () => confirmTask(call, call.me, token(call), call.body)),
    }),
    'POST /:token/decline': route({
      ...answering,
      summary: 'Decline the work with a reason, and objections to single lines when wanted; allowed for the holder of the link, once',
      body: z.strictObject({ reason: text({ max: 1000 }), objections: z.array(objection).max(200).default([]) }),
      handle: (call) => limited(call, () => declineTask(call, call.me, token(call), call.body)),
    }),
  },
  'public',
);
