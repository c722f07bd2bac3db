// What a user may do and why, for user administrators.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { idText } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { explainAct, explainActs } from '../../domain/company-wide/explain-permission.ts';

const plain = z.union([z.string(), z.number(), z.boolean()]);
const condition = z.object({
  kind: z.string().describe('What must hold: can, own, related, where, state, guard, timeLocked …'),
  source: z.enum(['role', 'record', 'state', 'settings', 'account', 'schema']).describe('Where it is decided'),
  holds: z.boolean(),
  permission: z.string().optional(),
  entity: z.string().optional(),
  field: z.string().optional(),
  wanted: z.array(plain).optional().describe('Values that would do'),
  found: plain.nullable().optional().describe('The value that stands there'),
  guard: z.string().optional(),
  names: z.array(z.string()).optional(),
  at: z.iso.datetime().optional(),
});
const person = z.object({ id: z.int(), title: z.string() });

export default resource('/user', {
  'GET /:id/acts': route({
    access: can('users.read'),
    summary: 'Every act that can be asked about, and what the role of the user alone says of it',
    returns: z.array(
      z.object({
        act: z.string(),
        kind: z.enum(['verb', 'transition', 'permission', 'time']),
        entity: z.string().nullable(),
        name: z.string(),
        record: z.string().nullable().describe('The entity of which one record must be named'),
        may: z.enum(['yes', 'no', 'depends']),
      }),
    ),
    refuses: { 404: ['notFound'] },
    handle: ({ database, params }) => explainActs(database, params.id),
  }),
  'GET /:id/may': route({
    access: can('users.read'),
    summary:
      'Whether the user may do an act, on a record where it hangs on one: the answer of the guard, every condition behind it, who else may',
    query: z.object({
      act: z.string().min(1).max(120).describe('As `GET /user/{id}/acts` names it: task.edit'),
      record: idText.optional().describe('Id of the record'),
    }),
    returns: z.object({
      allowed: z.boolean(),
      reason: z.string().nullable(),
      role: person,
      all: z.array(condition).describe('Each of these must hold'),
      any: z.array(z.array(condition)).describe('And one of these groups'),
      people: z.array(person),
      others: z.int().describe('How many more may'),
    }),
    refuses: { 404: ['notFound'], 422: ['invalid'] },
    handle: ({ database, me, params, query }) => explainAct(database, me, params.id, query),
  }),
});
