// The global search, for the command palette and for API clients.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { transitionState } from '#schema/core/entity.ts';
import { resource, route } from '#server/core/http/route.ts';
import { kindsOfSearch, searchAll } from '#server/domain/company-wide/search.ts';
import { workingStatus } from '#server/domain/times/working-status.ts';

const usual = 3;
const hitShape = z.object({
  id: z.int(),
  title: z.string(),
  number: z.int().nullable().describe('By which people call it: #4127'),
  status: z.int().nullable(),
  archived: z.boolean().describe('In the archive, or no longer active'),
  line: z.string().nullable().describe('Whom it is for, and where'),
  path: z.string().nullable().describe('Its page; null where the caller may know its title only'),
  matched: z.object({ field: z.string(), text: z.string() }).nullable().describe('By what it was found, where that is not the title'),
});

export default resource('/search', {
  'GET /': route({
    access: signedIn,
    summary: 'Everything that the caller may see, by words, telephone number or number',
    query: z.object({
      q: z.string().max(200),
      kind: z
        .string()
        .max(400)
        .optional()
        .describe(`Only these, with commas between: ${kindsOfSearch.join(', ')}`),
      rows: z
        .string()
        .regex(/^([1-9]|[1-4]\d|50)$/)
        .optional()
        .describe(`How many rows of each kind are told, 1 to 50; ${usual} unless said`),
    }),
    returns: z.object({
      exact: z
        .array(
          hitShape.extend({
            kind: z.string(),
            $transitions: z.record(z.string(), transitionState).nullable().describe('What the caller may do now, or why not'),
            working: workingStatus.nullable().describe('The own clock on a task'),
          }),
        )
        .describe('What has the number that was typed'),
      kinds: z.array(
        z.object({
          kind: z.string(),
          count: z.int(),
          capped: z.boolean().describe('There may be more than are counted'),
          rows: z.array(hitShape),
        }),
      ),
    }),
    handle: ({ database, me, query: { q, kind, rows } }) => searchAll(database, me, q, kind, Number(rows ?? usual)),
  }),
});
