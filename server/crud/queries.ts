// The query parameters of generic lists and histories.
import { z } from 'zod';
import { workflows } from '#generated/registry.ts';
import type { Entity } from '#schema/core/entity.ts';
import { idText } from '#server/core/http/id.ts';
import { shared } from '#server/core/http/route.ts';

const listQuery = z.object({
  filter: shared(
    'ListFilter',
    z
      .string()
      .optional()
      .describe('JSON: {"field": value | [values], "field_gte": , "field_lte": , "field_like": , "field_neq": , "q": , "list": }'),
  ),
  range: shared('ListRange', z.string().optional().describe('JSON: [first, last], both counted from 0; 1000 rows at most')),
  sort: shared('ListSort', z.string().optional().describe('JSON: ["field", "ASC" | "DESC"]')),
});
const livesQuery = z.object({
  transitions: shared(
    'ListTransitions',
    z.literal('true').optional().describe('Ships with each row what the caller may do with it now, or why not'),
  ),
});
const lookupQuery = listQuery.extend({
  type: shared(
    'LookupType',
    z.enum(['names', 'selectable']).optional().describe('names: id and title only; selectable: nothing that is archived'),
  ),
});

export const historyQuery = z.object({
  range: shared('HistoryRange', z.string().optional().describe('JSON: [first, last], both counted from 0, the newest first')),
  entity: shared(
    'HistoryEntity',
    z.string().max(60).optional().describe('Only what happened to this: the record itself or one kind of its parts'),
  ),
  by: shared('HistoryBy', idText.optional().describe('Only what this user did')),
  q: shared(
    'HistorySearch',
    z.string().trim().max(200).optional().describe('Only what holds all these words, as the caller reads it; of the newest 2000'),
  ),
});

type ListQuery = typeof listQuery & typeof lookupQuery & typeof livesQuery;
/** The query parameters of an entity's list; a record without a workflow has no transitions. */
export const queryOf = (entity: Entity) => {
  const query = entity.access.lookup ? lookupQuery : listQuery;
  return (workflows[entity.name] ? query.extend(livesQuery.shape) : query) as ListQuery;
};
