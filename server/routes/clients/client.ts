// Calls about clients beyond CRUD: merging two clients, finding duplicates, hours worked.
import { z } from 'zod';
import { client } from '#schema/clients/client.ts';
import { allOf, can } from '#schema/core/access.ts';
import { country, reference } from '#schema/core/fields.ts';
import { idText } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { duplicatesOf, townOf } from '#server/domain/clients/duplicates.ts';
import { hoursOf } from '#server/domain/clients/hours.ts';
import { mergeClients, previewMerge } from '#server/domain/clients/merge.ts';
import { mergesOf } from '#server/domain/clients/merge-undo.ts';

const merges = allOf(can('clients.read'), can('clients.write'), can('clients.delete'));
const side = z.object({ id: z.int(), title: z.string() });
const counts = z.array(z.object({ entity: z.string(), count: z.int() }));
const movedCounts = counts.describe('How many rows point at the merged client, by entity');
const nullableText = z.string().nullable();

export default resource('/client', {
  'GET /duplicates': route({
    access: allOf(can('clients.read'), can('clients.write')),
    summary: 'Clients that may be the same one: the same VAT number, or the same name however it is written',
    query: z.object({ vat_number: z.string().max(40).optional(), name: z.string().max(120).optional(), except: idText.optional() }),
    returns: z.array(side.extend({ town: nullableText, vat_number: nullableText, same: z.enum(['vat_number', 'name']) })),
    handle: ({ database, me, query }) => duplicatesOf(database, me, query),
  }),
  'GET /town': route({
    access: can('clients.write'),
    summary: 'The town of a post code, as most clients and branch offices have it',
    query: z.object({ zip: z.string().min(1).max(12), country: country().default('SI') }),
    returns: z.object({ town: nullableText }),
    handle: ({ database, query }) => townOf(database, query.zip.trim(), query.country),
  }),
  'GET /:id/merge': route({
    access: merges,
    summary: 'What merging another client into this one would move and change',
    query: z.object({ with: idText.describe('The client that would go to the archive') }),
    returns: z.object({
      kept: side,
      merged: side,
      moves: movedCounts,
      stays: counts.describe(
        'Rows that stay with the merged client, because this one has such a row itself (a price from the same day on)',
      ),
      fields: z
        .array(
          z.object({
            field: z.string(),
            kept: z.unknown(),
            merged: z.unknown(),
            kept_name: nullableText,
            merged_name: nullableText,
            take: z.boolean().describe('The merged one’s value is taken unless something else is said'),
          }),
        )
        .describe('Fields that differ and in which the merged client says something'),
      tags: z.array(z.int()).describe('Those of both'),
    }),
    refuses: { 404: ['notFound'], 409: ['sameClient', 'alreadyMerged', 'keptArchived'] },
    handle: ({ database, me, params, query }) => previewMerge(database, me, params.id, query.with),
  }),
  'POST /:id/merge': route({
    access: merges,
    summary: 'Merge another client into this one: all that points at it moves here, and it goes to the archive',
    body: z.strictObject({
      merged_id: reference('client'),
      fields: z
        .array(z.string().max(60))
        .max(60)
        .optional()
        .describe('Whose values are taken from the merged client; without it what this one lacks'),
    }),
    entity: client,
    returns: z
      .object({ id: z.int(), kept_id: z.int(), merged_id: z.int(), until: z.iso.datetime(), moves: movedCounts })
      .meta({ id: 'ClientMerge' }),
    status: 201,
    refuses: { 404: ['notFound'], 409: ['sameClient', 'alreadyMerged', 'keptArchived'], 422: ['invalid'] },
    handle: ({ database, hub, me, params, body }) => mergeClients({ database, hub }, me, params.id, body.merged_id, body.fields),
  }),
  'GET /:id/merges': route({
    access: can('clients.read'),
    summary: 'The merges that this client was part of, the newest first',
    returns: z.array(
      z.object({
        id: z.int(),
        kept_id: z.int(),
        kept_name: z.string(),
        merged_id: z.int(),
        merged_name: z.string(),
        at: z.iso.datetime(),
        by_name: z.string(),
        until: z.iso.datetime().describe('Until when it can be taken back'),
        undone_at: z.iso.datetime().nullable(),
      }),
    ),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => mergesOf(database, me, params.id),
  }),
  'GET /:id/hours': route({
    access: allOf(can('client_time.read'), can('clients.read')),
    summary: 'Time worked for a client in a year, by month, person and work type; only stretches that have ended',
    query: z.object({
      year: z
        .string()
        .regex(/^(19|20|21)\d\d$/)
        .optional()
        .describe('The newest year with work, unless told'),
    }),
    returns: z.object({
      year: z.int().nullable(),
      years: z.array(z.int()).describe('Years with work, the newest first'),
      total_time: z.int().describe('Seconds of all years'),
      rows: z.array(
        z.object({
          month: z.string().describe('YYYY-MM, by the company’s clock'),
          user_id: z.int(),
          user_name: z.string(),
          work_type_id: z.int(),
          work_type_name: z.string(),
          tasks: z.int(),
          total_time: z.int(),
        }),
      ),
    }),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params, query }) => hoursOf(database, me, params.id, query.year === undefined ? null : Number(query.year)),
  }),
});
