// The minutes of a meeting: written paragraph by paragraph, saved as versions, printed and mailed.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { longText, text } from '#schema/core/fields.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { id } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { readOne } from '#server/crud/read/read.ts';
import { paragraphsOf, revisionOf, writeMinutes } from '#server/domain/meetings/minutes.ts';
import { mailMinutes, minutesPdf } from '#server/domain/meetings/print.ts';
import { correctMinutes, versionOf } from '#server/domain/meetings/version.ts';
import { announceWriter, writersOf } from '#server/domain/meetings/writers.ts';

const nullableText = z.string().nullable();
const instant = z.iso.datetime();
const key = z.string().regex(/^[\w-]{8,40}$/);
const paragraph = z.object({
  key: z.string(),
  item_id: z.int().nullable(),
  html: z.string(),
  edition: z.int(),
  removed: z.boolean(),
  tab: z.string().describe('The open page that wrote it last'),
  written_by: z.int(),
  written_by_name: z.string(),
  written_at: instant,
});
const writer = z.object({ tab: z.string(), user_id: z.int(), user_name: z.string(), key: nullableText, seen_at: instant });
const changes = z
  .array(
    z.strictObject({
      key,
      item_id: id.nullable(),
      after: key.nullable().describe('The paragraph before it; null for the first of its item; counts for a new or moved one'),
      html: z.string().max(20_000).nullable().describe('Null takes the paragraph out'),
      edition: z.int().min(1).nullable().describe('The edition that it was changed from; null for a new one'),
      relocated: z.boolean().optional().describe('Puts it in another place of its item'),
    }),
  )
  .max(500);
const merged = z.object({
  saved: z.array(z.object({ key: z.string(), edition: z.int() })),
  conflicts: z.array(paragraph).describe('Changed by somebody else meanwhile: as they stand, unchanged by this call'),
  stands: z
    .array(paragraph)
    .describe('All paragraphs in their order, where `revision` is another than the one that was sent: then nothing was saved'),
  at: instant,
});
const outcome = z.object({ text: z.string(), who: nullableText, due: instant.nullable(), task: z.int().nullable() });
const minutes = z.object({
  number: z.int(),
  title: z.string(),
  place: nullableText,
  client: nullableText,
  organiser: z.string(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  planned_start: instant,
  planned_end: instant,
  people: z.array(z.object({ name: z.string(), answer: z.string(), attendance: nullableText, reason: nullableText })),
  sections: z.array(
    z.object({
      title: nullableText,
      speaker: nullableText,
      paragraphs: z.array(z.string()),
      decisions: z.array(z.string()),
      actions: z.array(outcome),
    }),
  ),
});
const access = can('meetings.read');
const reads = { access, refuses: { 404: ['notFound'] } } as const;
const acts = { access, entity: meeting, refuses: { 404: ['notFound'], 409: ['wrongState'] } } as const;

export default resource(
  '/meeting/:id',
  {
    'GET /minutes': route({
      ...reads,
      summary: 'The paragraphs in their order, with those that were taken out, and who writes now',
      returns: z.object({
        paragraphs: z.array(paragraph),
        revision: z.int().describe('Rises with each change of a paragraph'),
        writers: z.array(writer),
      }),
      handle: async ({ database, me, params }) => {
        await readOne(database, meeting, me, params.id);
        const [paragraphs, writers] = await Promise.all([paragraphsOf(database, params.id), writersOf(database, params.id)]);
        return { paragraphs, revision: revisionOf(paragraphs), writers };
      },
    }),
    'PUT /minutes': route({
      ...acts,
      summary: 'Keep what a page has written: every paragraph that nobody else has changed meanwhile; the others are answered as conflicts',
      body: z.strictObject({
        tab: key,
        changes,
        revision: z
          .int()
          .min(0)
          .max(2_147_483_647)
          .optional()
          .describe('The one that the page has read: all changes are saved together, or none where somebody else has saved'),
      }),
      returns: merged,
      handle: (call) => writeMinutes(call, call.me, call.params.id, call.body),
    }),
    'PUT /writing': route({
      ...acts,
      summary: 'Say that a page is open for writing, and in which paragraph',
      body: z.strictObject({ tab: key, key: key.nullable() }),
      returns: z.object({ writers: z.array(writer) }),
      handle: (call) => announceWriter(call, call.me, call.params.id, call.body),
    }),
    'PUT /correct': route({
      ...acts,
      refuses: { 404: ['notFound'], 409: ['wrongState', 'correctedMeanwhile'] },
      summary:
        'Correct minutes that stand, their text, who was there and the words of what was agreed on: makes their next version, with the reason',
      body: z.strictObject({
        tab: key,
        reason: text({ max: 1000 }),
        changes: changes.default([]),
        attendance: z
          .array(z.strictObject({ participant: id, attendance: z.enum(['here', 'remote']).nullable().describe('Null: was not there') }))
          .max(100)
          .default([]),
        outcomes: z
          .array(z.strictObject({ id, text: longText({ max: 1000 }) }))
          .max(500)
          .default([]),
      }),
      returns: merged.extend({ number: z.int() }),
      handle: (call) => correctMinutes(call, call.me, call.params.id, call.body),
    }),
    'GET /version/:number': route({
      ...reads,
      summary: 'A version of the minutes as it stands',
      returns: z.object({ number: z.int(), made_by: z.int(), made_by_name: z.string(), made_at: instant, reason: nullableText, minutes }),
      handle: async ({ database, me, params }) => {
        await readOne(database, meeting, me, params.id);
        return versionOf(database, params.id, params.number);
      },
    }),
    'GET /pdf': route({
      ...reads,
      summary: 'The minutes that stand as a PDF; the newest version, unless another is asked for',
      query: z.object({
        version: z
          .string()
          .regex(/^[1-9]\d{0,4}$/)
          .optional(),
      }),
      returns: z.string().meta({ format: 'binary' }),
      produces: 'application/pdf',
      handle: async ({ database, me, params, query, reply }) => {
        const { bytes, name } = await minutesPdf(database, me, params.id, query.version ? Number(query.version) : undefined);
        reply.header('content-disposition', `inline; filename="${name}"`);
        reply.raw = { body: new Blob([new Uint8Array(bytes)]).stream(), type: 'application/pdf' };
        return '';
      },
    }),
    'PUT /mailMinutes': route({
      ...acts,
      summary: 'Mail the newest version as a PDF to participants',
      body: z.strictObject({ participants: z.array(id).min(1).max(100) }),
      returns: z.object({ mailed: z.int() }),
      handle: (call) => mailMinutes(call, call.me, call.params.id, call.body.participants),
    }),
  },
  'meeting',
);
