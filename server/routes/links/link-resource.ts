// The calls behind a public link: the same for each purpose, which defines its document and the effect of an answer.
import { z } from 'zod';
import { always } from '#schema/core/access.ts';
import { longText, text } from '#schema/core/fields.ts';
import { languages } from '#schema/core/words.ts';
import { type Resource, resource, route } from '../../core/http/route.ts';
import { sendStored, sendsStored } from '../../core/http/send-stored.ts';
import type { LinkPurpose } from '../../domain/links/link-purpose.ts';
import { calendarBehind, confirmBy, declineBy, documentBehind, limitedLooks as limited, lookAt } from '../../domain/links/public-answer.ts';

export const nullableText = z.string().nullable();
export const place = z.object({ name: z.string(), address: nullableText, zip: nullableText, town: nullableText });
export const line = z.string().max(40).describe('What an objection names');
const objection = z.strictObject({ line, text: text({ max: 1000 }) });
const largestDrawing = 200_000;

/** What an act answers that opens a link for signing on this device. */
export const spotLink = z.object({
  url: z.string().optional().describe('Where the client answers on this device; only in the first answer'),
  expires_at: z.iso.datetime(),
});

const shownAs = (purpose: string, document: z.ZodObject) =>
  z
    .object({
      purpose: z.literal(purpose),
      state: z.enum(['open', 'answered']),
      language: z.enum(languages),
      company: place.extend({ phone: nullableText }),
      sender: z.string().describe('Who sent it, and gets the answer'),
      number: z.int(),
      label: z.string().optional().describe('The number as people read it, where it is more than digits'),
      title: z.string(),
      timezone: z.string().describe('Of the company: its times are told in it'),
      sent_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      here: z
        .object({ name: nullableText, path: z.string() })
        .nullable()
        .describe(
          'The user on whose device this is opened to be signed at once, and the page on which they go on; null behind any other link',
        ),
      document: document
        .nullable()
        .describe('What is asked about, as it stood when the link was made; null once it was declined or opened again'),
      answer: z
        .object({
          answer: z.enum(['confirmed', 'declined']),
          at: z.iso.datetime(),
          name: nullableText,
          reason: nullableText,
          signature: nullableText,
          sha256: nullableText.describe('Of the bytes of the document before the signature (`/original`)'),
          objections: z.array(objection),
          by_phone: z.boolean(),
          on_the_spot: nullableText.describe('On whose device it was answered; null behind a mailed or given link'),
        })
        .nullable(),
    })
    .meta({ id: `Public${purpose[0]?.toUpperCase()}${purpose.slice(1)}` });

const token = ({ texts }: { readonly texts: { readonly token: string } }) => texts.token;
const refuses = { 404: ['notFound'], 429: ['tooManyTries'] } as const;

/** `GET/POST /public/{purpose}/{token}/…` of one purpose. */
export const linkResource = <Shown>(linkPurpose: LinkPurpose<Shown>, document: z.ZodObject): Resource => {
  const routeBase = { access: always, returns: shownAs(linkPurpose.purpose, document), refuses, outside: true } as const;
  const acts = { ...routeBase, refuses: { ...refuses, 409: ['alreadyAnswered', 'wrongState'] } } as const;
  const paper = (which: 'now' | 'original', summary: string) =>
    route({
      ...sendsStored,
      access: always,
      produces: 'application/pdf',
      refuses,
      outside: true,
      summary,
      handle: async (call) => sendStored(call, await limited(call, () => documentBehind(call, linkPurpose, token(call), which)), 'inline'),
    });
  return resource(
    `/public/${linkPurpose.purpose}`,
    {
      'GET /:token': route({
        ...routeBase,
        summary: 'What is to be confirmed, or the answer that was given; looking changes nothing',
        handle: (call) => limited(call, () => lookAt(call.database, linkPurpose, token(call))),
      }),
      ...(linkPurpose.original && {
        'GET /:token/pdf': paper('now', 'The document, with the answer below it once it is confirmed'),
        'GET /:token/original': paper('original', 'The document as it was before the answer, whose SHA-256 stands below the signature'),
      }),
      ...(linkPurpose.calendar && {
        'GET /:token/calendar': route({
          access: always,
          summary: 'The entry for a calendar, as an .ics file',
          returns: z.string(),
          produces: 'text/calendar',
          refuses,
          outside: true,
          handle: async (call) => {
            const text = await limited(call, () => calendarBehind(call.database, linkPurpose, token(call)));
            call.reply.header('content-disposition', `attachment; filename="${linkPurpose.purpose}.ics"`);
            call.reply.raw = { body: text, type: 'text/calendar; charset=utf-8' };
            return '';
          },
        }),
      }),
      'POST /:token/confirm': route({
        ...acts,
        summary: 'Confirm, with a name and, when wanted, a drawn signature; allowed for the holder of the link, once',
        body: z.strictObject({
          name: text({ max: 120 }),
          signature: longText({ max: largestDrawing })
            .regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)
            .nullish()
            .describe('A PNG as a data URL'),
        }),
        handle: (call) => limited(call, () => confirmBy(call, call.me, linkPurpose, token(call), call.body)),
      }),
      'POST /:token/decline': route({
        ...acts,
        summary: 'Decline with a reason, and objections to single lines when wanted; allowed for the holder of the link, once',
        body: z.strictObject({ reason: text({ max: 1000 }), objections: z.array(objection).max(200).default([]) }),
        handle: (call) => limited(call, () => declineBy(call, call.me, linkPurpose, token(call), call.body)),
      }),
    },
    'public',
  );
};
