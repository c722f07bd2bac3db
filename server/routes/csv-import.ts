// Records from a file: what its lines would come to, and the bringing in of all of them at once.
import { z } from 'zod';
import { entities } from '#generated/registry.ts';
import { allOf } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { resource, route } from '#server/core/route.ts';
import { isImportable } from '#server/crud/importable.ts';
import { checks } from '#server/domain/checks.ts';
import { importGuide, importSheet, previewSheet } from '#server/domain/import.ts';

const mostRows = 20_000;
const largest = 20_000_000;
const told = z.object({ field: z.string(), reason: z.string(), detail: z.string() });
const preview = z.object({
  created: z.int(),
  updated: z.int(),
  same: z.int(),
  refused: z.int(),
  rows: z.array(
    z.object({
      row: z.int(),
      outcome: z.enum(['create', 'update', 'same', 'refused']),
      id: z.int().nullable(),
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      errors: z.array(told),
    }),
  ),
});

const bodyFor = (entity: Entity) =>
  z.strictObject({
    fields: z
      .array(z.enum(entity.writable as [string, ...string[]]))
      .min(1)
      .max(60),
    key: z
      .array(z.enum(entity.writable as [string, ...string[]]))
      .max(4)
      .default([])
      .describe('None: every line is a new row'),
    rows: z
      .array(z.strictObject({ row: z.int().min(1).max(1_000_000), values: z.array(z.string().max(20_000)).max(60) }))
      .min(1)
      .max(mostRows),
  });

const routesOf = (entity: Entity) => {
  const access = allOf(ruleFor(entity, 'create'), ruleFor(entity, 'read'));
  const body = bodyFor(entity);
  return {
    [`GET /${entity.name}`]: route({
      access,
      summary: `What can be brought in as ${entity.name}: its fields with the words by which a column is known, and by what a row is known again`,
      returns: z.object({
        keys: z.array(z.array(z.string())),
        fields: z.array(z.object({ field: z.string(), names: z.array(z.string()) })),
      }),
      handle: async () => importGuide(entity),
    }),
    [`POST /${entity.name}/preview`]: route({
      access,
      summary: `What the lines of a file would come to as ${entity.name}; nothing is written`,
      body,
      largest,
      returns: preview,
      handle: ({ database, me, body: sheet }) => previewSheet(database, entity, me, sheet),
    }),
    [`POST /${entity.name}`]: route({
      access,
      summary: `Bring in the lines of a file as ${entity.name}: all or none; answers its progress line by line, last what came of it`,
      body,
      largest,
      returns: z.string(),
      produces: 'application/x-ndjson',
      refuses: { 422: ['invalid', 'importRefused'] },
      handle: async ({ database, hub, me, body: sheet, reply }) => {
        reply.raw = { body: await importSheet({ database, hub }, entity, me, sheet, checks[entity.name]), type: 'application/x-ndjson' };
        return null;
      },
    }),
  };
};

export default resource(
  '/import',
  Object.assign({}, ...(Object.values(entities) as Entity[]).filter(isImportable).map(routesOf)),
  'import',
);
