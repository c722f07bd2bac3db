// Imports records from a file: a preview of every line, then the import of all of them at once.
import { z } from 'zod';
import { entities } from '#generated/registry.ts';
import { allOf, anyOf } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { holdsSeveral, kinds } from '#schema/core/field-kinds.ts';
import { zipAndTown } from '#schema/core/import-keys.ts';
import { type RouteAt, resource, route } from '#server/core/http/route.ts';
import { isImportable } from '#server/crud/import/importable.ts';
import { checks } from '#server/domain/company-wide/checks.ts';
import { importGuide, importSheet, previewSheet } from '#server/domain/transfer/import.ts';
import { keepMapping, mappingsOf } from '#server/domain/transfer/import-mapping.ts';
import { lastRun, undoImport } from '#server/domain/transfer/import-undo.ts';

const mostRows = 20_000;
const largest = 10_000_000;
const cellError = z.object({ field: z.string(), reason: z.string(), detail: z.string() });
const preview = z
  .object({
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
        errors: z.array(cellError),
      }),
    ),
  })
  .meta({ id: 'ImportPreview' });

const known = z.object({
  head: z.array(z.string()),
  columns: z.array(z.string().nullable()),
  key: z.array(z.string()),
  by_name: z.string(),
  at: z.iso.datetime(),
});
/** An import that can be undone, and until when. */
const last = z.object({
  id: z.int(),
  by_name: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  created: z.int(),
  updated: z.int(),
});
const guide = z
  .object({
    keys: z.array(z.array(z.string())),
    fields: z.array(z.object({ field: z.string(), names: z.array(z.string()) })),
    known: z.array(known),
    last: last.nullable(),
  })
  .meta({ id: 'ImportGuide' });
const mostColumns = 300;
/** The fields that can identify an existing record: those with a single value in the row. */
const keyFor = ({ writable, info }: Entity) =>
  z
    .array(
      z.enum(
        writable.filter((field) => info[field] && !holdsSeveral(info[field]) && kinds[info[field].kind].sheet !== 'notAtAll') as [
          string,
          ...string[],
        ],
      ),
    )
    .max(4)
    .default([])
    .describe('None: every line is a new row');

const mappingFor = (entity: Entity) =>
  z.strictObject({
    head: z.array(z.string().max(300)).min(1).max(mostColumns).describe('The names of the columns, in their order'),
    columns: z
      .array(z.enum([zipAndTown, ...entity.writable]).nullable())
      .min(1)
      .max(mostColumns)
      .describe('The field of each, null for a column that is left out'),
    key: keyFor(entity),
  });

const bodyFor = (entity: Entity) =>
  z.strictObject({
    fields: z
      .array(z.enum(entity.writable as [string, ...string[]]))
      .min(1)
      .max(60),
    key: keyFor(entity),
    rows: z
      .array(z.strictObject({ row: z.int().min(1).max(1_000_000), values: z.array(z.string().max(20_000)).max(60) }))
      .min(1)
      .max(mostRows),
  });

const ofImport: RouteAt<'id'> = route;
const routesOf = (entity: Entity) => {
  const access = allOf(ruleFor(entity, 'create'), ruleFor(entity, 'read'));
  const body = bodyFor(entity);
  return {
    [`GET /${entity.name}`]: route({
      access,
      summary: `What can be brought in as ${entity.name}: its fields with the words by which a column is known, by what a row is known again, what the columns of earlier files were taken for, and the last import that can be taken back`,
      returns: guide,
      handle: async ({ database, me }) => ({
        ...importGuide(entity),
        known: await mappingsOf(database, entity),
        last: await lastRun(database, entity, me),
      }),
    }),
    [`PUT /${entity.name}/mapping`]: route({
      access,
      summary: `Keep what the columns of a file with this head are taken for as ${entity.name}`,
      body: mappingFor(entity),
      returns: null,
      handle: async ({ database, hub, me, body: mapped }) => {
        await keepMapping({ database, hub }, entity, me, mapped);
        return null;
      },
    }),
    [`POST /${entity.name}/preview`]: route({
      access,
      summary: `What the lines of a file would come to as ${entity.name}; nothing is written`,
      body,
      largest,
      returns: preview,
      handle: ({ database, me, body: sheet }) => previewSheet(database, entity, me, sheet, checks[entity.name]),
    }),
    [`POST /${entity.name}`]: route({
      access,
      summary: `Bring in the lines of a file as ${entity.name}: all or none; answers its progress line by line, last what came of it`,
      body,
      largest,
      returns: z.string(),
      produces: 'application/x-ndjson',
      refuses: { 422: ['invalid', 'importRefused'] },
      handle: async ({ database, hub, fault, me, body: sheet, reply }) => {
        reply.raw = {
          body: await importSheet({ database, hub, fault }, entity, me, sheet, checks[entity.name]),
          type: 'application/x-ndjson',
        };
        return null;
      },
    }),
    [`POST /${entity.name}/:id/undo`]: ofImport({
      access: allOf(anyOf(ruleFor(entity, 'delete'), ruleFor(entity, 'update')), ruleFor(entity, 'read')),
      summary: `Take an import of ${entity.name} back within a day, all of it, for whoever may delete what it made and change what it changed: refused when a row of it has changed since or is referred to`,
      returns: z.object({ deleted: z.int(), restored: z.int() }),
      refuses: { 404: ['notFound'], 409: ['alreadyUndone', 'tooLate', 'changedSince'] },
      handle: ({ database, hub, me, params }) => undoImport({ database, hub }, entity, me, params.id, checks[entity.name]),
    }),
  };
};

export default resource(
  '/import',
  Object.assign({}, ...(Object.values(entities) as Entity[]).filter(isImportable).map(routesOf)),
  'import',
);
