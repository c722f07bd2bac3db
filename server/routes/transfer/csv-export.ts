// Exports every list as CSV with the columns, filter and sort order that it shows.
import { z } from 'zod';
import { entities } from '#generated/registry.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { resource, route, shared } from '#server/core/http/route.ts';
import { isExportable } from '#server/crud/import/importable.ts';
import { exportList } from '#server/domain/transfer/export.ts';

const query = z.object({
  filter: shared('ExportFilter', z.string().optional().describe('As of the list')),
  sort: shared('ExportSort', z.string().optional().describe('As of the list')),
  columns: shared(
    'ExportColumns',
    z.string().max(2000).optional().describe('Names with commas between, in their order; without it those that the list shows'),
  ),
});

const routesOf = (entity: Entity) => ({
  [`GET /${entity.name}`]: route({
    access: ruleFor(entity, 'read'),
    summary: `The list of ${entity.name} as a CSV file, all of it, with semicolons, for a spreadsheet`,
    query,
    returns: z.string(),
    produces: 'text/csv',
    handle: async ({ database, me, query, reply }) => {
      reply.header('content-disposition', `attachment; filename="${entity.name}.csv"`);
      reply.raw = { body: await exportList(database, entity, me, query), type: 'text/csv' };
      return null;
    },
  }),
});

export default resource(
  '/export',
  Object.assign({}, ...(Object.values(entities) as Entity[]).filter(isExportable).map(routesOf)),
  'export',
);
