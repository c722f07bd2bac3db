// Wiki pages: the tree, texts and their versions, positions, and the bin.
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ruleFor } from '#schema/core/entity.ts';
import { date, isPlainText, richText, text } from '#schema/core/fields.ts';
import { longestPage, wikiPage, wikiSpaces } from '#schema/wiki/wiki-page.ts';
import { id, ids } from '#server/core/http/id.ts';
import { resource, route, which } from '#server/core/http/route.ts';
import { searchAll } from '#server/domain/company-wide/search.ts';
import { spaceMarkdown, spacePdf } from '#server/domain/wiki/export.ts';
import { importMarkdown } from '#server/domain/wiki/import.ts';
import { binPage, createPage, movePage, restorePage, reviewPage } from '#server/domain/wiki/page.ts';
import { binOf, treeOf } from '#server/domain/wiki/place.ts';
import { revertPage, versionOf, versionsOf, writePage } from '#server/domain/wiki/text.ts';
import { findPages } from '../../domain/wiki/find-pages.ts';

const access = ruleFor(wikiPage, 'read');
const reads = { access, refuses: { 404: ['notFound'] } } as const;
const acts = { access, entity: wikiPage, returns: wikiPage.record, refuses: { 404: ['notFound'], 409: ['wrongState'] } } as const;
const instant = z.iso.datetime();
const space = z.enum(wikiSpaces);
const inSpace = z.object({ space });
const body = richText({ max: longestPage }).nullable();
const number = z.int().min(1).max(2_147_483_647);

const version = z.object({
  number: z.int(),
  page_title: z.string(),
  note: z.string().nullable(),
  reverts_to: z.int().nullable().describe('The version that it brought back'),
  made_by: z.int(),
  made_by_name: z.string(),
  made_at: instant,
});

export default resource('/wiki_page', {
  'POST /': route({
    access: ruleFor(wikiPage, 'create'),
    summary: 'Begin a page, as the last below its parent or of its space',
    body: z.strictObject({
      space,
      parent_id: id.nullish(),
      title: text({ max: 200 }),
      body: body.optional(),
      tags: ids(500).optional(),
      owner_id: id.nullish(),
      review_on: date().nullish(),
    }),
    entity: wikiPage,
    returns: wikiPage.record,
    status: 201,
    refuses: { 422: ['invalid'] },
    handle: (call) => createPage(call, call.me, call.body),
  }),
  'GET /tree': route({
    access,
    summary: 'All pages of a space in their order, each with the page above it',
    query: inSpace,
    returns: z.array(z.object({ id: z.int(), parent_id: z.int().nullable(), title: z.string(), review_on: z.string().nullable() })),
    handle: ({ database, me, query }) => treeOf(database, me, query.space),
  }),
  'GET /found': route({
    access,
    summary: 'The pages of all spaces that the caller reads, by words of title, text and tags, the best first, with the words around them',
    query: z.object({ q: z.string().max(200) }),
    returns: z.array(z.object({ id: z.int(), title: z.string(), space, text: z.string().nullable() })),
    handle: ({ database, me, query }) => findPages(searchAll, database, me, query.q),
  }),
  'GET /pdf': route({
    access,
    summary: 'A whole space as one PDF, with its contents',
    query: inSpace,
    returns: z.string().meta({ format: 'binary' }),
    produces: 'application/pdf',
    handle: async ({ database, files, me, query, reply }) => {
      const bytes = await spacePdf({ database, files }, me, query.space);
      reply.header('content-disposition', `attachment; filename="wiki-${query.space}.pdf"`);
      reply.raw = { body: new Blob([new Uint8Array(bytes)]).stream(), type: 'application/pdf' };
      return '';
    },
  }),
  'GET /markdown': route({
    access,
    summary: 'A whole space as Markdown files in the folders of its tree, with pictures and files beside them',
    query: inSpace,
    returns: z.string().meta({ format: 'binary' }),
    produces: 'application/zip',
    handle: async ({ database, files, me, query, reply }) => {
      const archive = await spaceMarkdown({ database, files }, me, query.space);
      reply.header('content-disposition', `attachment; filename="wiki-${query.space}.zip"`);
      reply.raw = { body: Readable.toWeb(archive) as ReadableStream, type: 'application/zip' };
      return '';
    },
  }),
  'POST /import': route({
    access: ruleFor(wikiPage, 'create'),
    summary: 'Make a page of each Markdown file, and of each folder above them: all or none, 1000 pages at most',
    largest: 10_000_000,
    body: z.strictObject({
      space,
      parent_id: id.nullish(),
      files: z
        .array(
          z.strictObject({
            path: text({ max: 1000 }).describe('Its folders and its name: Heating/Pumps.md'),
            text: z
              .string()
              .max(longestPage)
              .refine(isPlainText, { params: { reason: 'notText' } }),
          }),
        )
        .min(1)
        .max(500),
    }),
    entity: wikiPage,
    returns: z.object({ pages: z.int().describe('How many pages were made') }),
    status: 201,
    refuses: { 422: ['invalid'], 429: ['tooManyPapers'] },
    handle: (call) => importMarkdown(call, call.me, { ...call.body, parent_id: call.body.parent_id ?? null }),
  }),
  'GET /bin': route({
    access,
    summary: 'What rests in the bin of a space, for whoever writes there',
    query: inSpace,
    returns: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        binned_at: instant,
        binned_by: z.int().nullable(),
        binned_by_name: z.string().nullable(),
        below: z.int().describe('How many pages went into the bin with it'),
      }),
    ),
    handle: ({ database, me, query }) => binOf(database, me, query.space),
  }),
  'PUT /:id/text': route({
    ...acts,
    refuses: { ...acts.refuses, 409: ['wrongState', 'changedMeanwhile'] },
    summary: 'Keep what a page says from now on, as its next version, unless somebody else has changed it since the one that was read',
    body: z.strictObject({ edition: number, title: text({ max: 200 }).optional(), body, note: text({ max: 300 }).nullish() }),
    handle: (call) => writePage(call, call.me, call.params.id, call.body),
  }),
  'PUT /:id/move': route({
    ...acts,
    refuses: { ...acts.refuses, 422: ['invalid'] },
    summary: 'Give a page, with all below it, another place; links to it go on',
    body: z.strictObject({
      space: space.optional(),
      parent_id: id.nullable().describe('Null for the top of the space'),
      after: id.nullish().describe('The page behind which it stands; null for the first place, the last unless said'),
    }),
    handle: (call) => movePage(call, call.me, call.params.id, call.body),
  }),
  'PUT /:id/revert': route({
    ...acts,
    summary: 'Bring back what an earlier version said, as the next one',
    body: z.strictObject({ number }),
    handle: (call) => revertPage(call, call.me, call.params.id, call.body.number),
  }),
  'PUT /:id/review': route({
    ...acts,
    refuses: { ...acts.refuses, 412: ['stale'] },
    summary: 'Say that a page was looked over and holds; with the date of the next review',
    body: z.strictObject({ review_on: date().nullish() }),
    handle: (call) => reviewPage(call, call.me, call.params.id, call.body.review_on ?? null, which(call).ifMatch),
  }),
  'PUT /:id/bin': route({
    ...acts,
    returns: z.object({ pages: z.int().describe('How many pages rest there now: it and all below it') }),
    summary: 'Put a page and all below it into the bin, where they rest for 30 days',
    handle: (call) => binPage(call, call.me, call.params.id),
  }),
  'PUT /:id/restore': route({
    ...acts,
    summary: 'Take a page out of the bin, with what went there along with it',
    handle: (call) => restorePage(call, call.me, call.params.id),
  }),
  'GET /:id/version': route({
    ...reads,
    summary: 'The versions of a page, the newest first',
    returns: z.array(version),
    handle: ({ database, me, params }) => versionsOf(database, me, params.id),
  }),
  'GET /:id/version/:number': route({
    ...reads,
    summary: 'A version of a page with its text',
    returns: version.extend({ body: z.string().nullable() }),
    handle: ({ database, me, params }) => versionOf(database, me, params.id, params.number),
  }),
});
