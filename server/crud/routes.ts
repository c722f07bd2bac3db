// The generic calls of every entity (list, read, create, update, delete) in the dialect of ra-data-simple-rest, derived from its declaration.
import { z } from 'zod';
import { entities, workflows } from '#generated/registry.ts';
import { allOf, anyOf, describeRule, type Rule } from '#schema/core/access.ts';
import { refusingRules } from '#schema/core/database-rules.ts';
import { componentOf, type Entity, listedIn, ruleFor } from '#schema/core/entity.ts';
import { isLong } from '#schema/core/fields.ts';
import { type Resource, type RouteAt, resource, route } from '#server/core/http/route.ts';
import { words } from '#server/core/http/words.ts';
import { historyOf, historyPage } from './history/history.ts';
import { historyQuery, queryOf } from './queries.ts';
import { contentRange, readList, readOne, readRange } from './read/read.ts';
import { sumsOf } from './read/sums.ts';
import { readWithTransitions, withTransitions } from './read/with-transitions.ts';
import { reasonsAt } from './write/transition.ts';
import { type Check, create, remove, update } from './write/write.ts';

/** The history of a record, for callers who read all of it. */
const historyRoute = (entity: Entity) =>
  route({
    access: ruleFor(entity, 'read'),
    summary: `What happened to the ${entity.name} and to its parts, the newest first`,
    query: historyQuery,
    returns: historyPage,
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params, query: { range, entity: about, by, q } }) => {
      const [first, last] = readRange(range);
      const search = q ? { text: q, phrases: words[me.language] } : undefined;
      return historyOf(database, entity, me, params.id ?? 1, {
        first,
        last,
        entity: about,
        by,
        search,
      });
    },
  });
/** The answer to callers who may only look titles up. */
const lookup = z.strictObject({ id: z.int(), title: z.string() }).meta({ id: 'Lookup' });
const anyBody = z.record(z.string(), z.unknown());

const readable = (entity: Entity): Rule =>
  entity.access.lookup ? anyOf(ruleFor(entity, 'read'), entity.access.lookup) : ruleFor(entity, 'read');
/** A write answers the record, so the caller must be able to read it. */
const writing = (entity: Entity, verb: 'create' | 'update' | 'delete'): Rule => allOf(ruleFor(entity, verb), readable(entity));
const answerOf = (entity: Entity, shape: z.ZodType) => (entity.access.lookup ? z.union([shape, lookup]) : shape);

/** Whether the answer contains nothing from other rows, so that the row's version can be its ETag. */
const standsAlone = (entity: Entity) =>
  !workflows[entity.name] && !entity.facts && Object.values(entity.info).every(({ target }) => target === undefined);

const longIn = (entity: Entity) => entity.readable.filter((field) => isLong(entity.info[field] ?? { kind: 'text' }));
/** A list's rows: the record without long texts. */
const listed = (entity: Entity) => {
  const long = longIn(entity);
  const shown = listedIn(entity);
  const hidden = Object.keys(entity.facts ?? {}).filter((fact) => !shown.has(fact));
  return entity.record
    .omit(Object.fromEntries([...long, ...hidden].map((field) => [field, true])) as never)
    .meta({ id: `${componentOf(entity.name)}Row` });
};

const singleRoutes = (entity: Entity): Resource =>
  resource(`/${entity.path}`, {
    'GET /history': historyRoute(entity),
    'GET /': route({
      access: readable(entity),
      summary: `The ${entity.name}`,
      returns: entity.record,
      handle: ({ database, me }) => readOne(database, entity, me, 1),
    }),
    'PUT /': route({
      access: writing(entity, 'update'),
      summary: `Change the ${entity.name}`,
      body: anyBody,
      shows: entity.patch,
      entity,
      returns: entity.record,
      refuses: { 412: ['stale'] },
      handle: ({ database, hub, me, body, headers }) => update({ database, hub }, entity, me, 1, body, headers.get('if-match')),
    }),
  });

const ofRecord: RouteAt<'id'> = route;
const listRoutes = (entity: Entity, check: Check | undefined): Resource => {
  const detail = answerOf(entity, entity.record);
  const against = check?.refuses ?? [];
  return resource(`/${entity.path}`, {
    'GET /': route({
      access: readable(entity),
      summary: `List: ${describeRule(readable(entity))}`,
      query: queryOf(entity),
      returns: z.array(answerOf(entity, listed(entity))),
      handle: async ({ database, me, query, reply }) => {
        const page = await readList(database, entity, me, query);
        reply.header('content-range', contentRange(entity.name, page.first, page.records.length, page.total));
        if (!query.transitions) return page.records;
        const rows = await withTransitions(database, database.read, entity, me, page.records);
        const long = longIn(entity);
        return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !long.includes(field))));
      },
    }),
    ...(entity.list?.sums && {
      'GET /sums': route({
        access: ruleFor(entity, 'read'),
        summary: 'What all rows of the list come to, beyond its page',
        query: z.object({ filter: z.string().optional().describe('JSON, as the list takes it; a search is left out') }),
        returns: z.object(Object.fromEntries(entity.list.sums.map((name) => [name, z.int()]))),
        handle: ({ database, me, query }) => sumsOf(database, entity, me, query.filter),
      }),
    }),
    'GET /:id': ofRecord({
      access: readable(entity),
      summary: `One ${entity.name}`,
      returns: detail,
      refuses: { 404: ['notFound'] },
      conditional: standsAlone(entity),
      handle: async ({ database, me, params }) => readWithTransitions(database, entity, me, params.id),
    }),
    'GET /:id/history': historyRoute(entity),
    ...(entity.access.create &&
      entity.access.create.is !== 'never' &&
      !workflows[entity.name] && {
        'POST /': route({
          access: writing(entity, 'create'),
          summary: `Create: ${describeRule(entity.access.create)}`,
          body: anyBody,
          shows: entity.input,
          entity,
          returns: entity.record,
          status: 201,
          refuses: { 409: [...against, ...refusingRules(entity.name, entity.database)], 422: ['invalid'] },
          handle: ({ database, hub, me, body }) => create({ database, hub }, entity, me, body, check),
        }),
      }),
    ...(entity.access.update && {
      'PUT /:id': ofRecord({
        access: writing(entity, 'update'),
        summary: `Change: ${describeRule(entity.access.update)}`,
        body: anyBody,
        shows: entity.patch,
        entity,
        returns: entity.record,
        refuses: {
          404: ['notFound'],
          409: [...reasonsAt(entity, 'PUT'), ...against, ...refusingRules(entity.name, entity.database)],
          412: ['stale'],
        },
        handle: ({ database, hub, me, params, body, headers }) =>
          update({ database, hub }, entity, me, params.id, body, headers.get('if-match'), check),
      }),
    }),
    ...(entity.access.delete && {
      'DELETE /:id': ofRecord({
        access: writing(entity, 'delete'),
        summary: `Delete: ${describeRule(entity.access.delete)}`,
        returns: entity.record,
        refuses: { 404: ['notFound'], 409: [...reasonsAt(entity, 'DELETE'), ...against, 'stillReferred'], 412: ['stale'] },
        handle: ({ database, hub, me, params, headers }) =>
          remove({ database, hub }, entity, me, params.id, headers.get('if-match'), check),
      }),
    }),
  });
};

/** The generic calls of all entities that have them; `checks` by the entity's name. */
export const crudRoutes = (checks: Readonly<Record<string, Check>>): Resource[] =>
  (Object.values(entities) as Entity[])
    .filter((entity) => !entity.internal)
    .map((entity) => (entity.single ? singleRoutes(entity) : listRoutes(entity, checks[entity.name])));
