// Materials used on a task: added there, then read, changed and deleted one by one.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { transitionStates } from '#schema/core/entity.ts';
import { material } from '#schema/tasks/material.ts';
import { type Context, type RouteAt, resource, route } from '#server/core/http/route.ts';
import {
  addMaterial,
  changeMaterial,
  materialNames,
  materialOf,
  materialsOf,
  removeMaterial,
  restoreMaterial,
  type WhichMaterial,
} from '#server/domain/tasks/material.ts';

const used = material.record.extend({
  $transitions: transitionStates(['update', 'delete']).describe('What the caller may do with it now, or why not'),
});
type RowCall = Pick<Context<unknown, unknown, unknown, 'mid' | 'id'>, 'params' | 'headers'>;
const which = ({ params, headers }: RowCall): WhichMaterial => ({
  id: params.mid,
  task_id: params.id,
  ifMatch: headers.get('if-match'),
});
const acts = {
  access: signedIn,
  entity: material,
  returns: used,
  refuses: { 404: ['notFound'], 409: ['wrongState'], 412: ['stale'] },
} as const;

/** Below its task's address, whose `id` must match, or alone. */
const ofOne: RouteAt<'mid' | 'id'> = route;
const reads = ofOne({
  access: signedIn,
  summary: 'One material',
  returns: used,
  refuses: { 404: ['notFound'] },
  handle: ({ database, me, params }) => materialOf(database, me, params.mid, params.id),
});
const changes = ofOne({
  ...acts,
  summary: 'Change a material: its author, while the task is not with the client',
  body: z.record(z.string(), z.unknown()),
  shows: material.patch,
  handle: (call) => changeMaterial(call, call.me, which(call), call.body),
});
const removes = ofOne({
  ...acts,
  returns: material.record,
  summary: 'Take a material back: its author, while the task is not with the client',
  handle: (call) => removeMaterial(call, call.me, which(call)),
});

const restores = ofOne({
  access: signedIn,
  summary: 'Bring a material back: who took it away, within a day and while the task is not with the client',
  returns: used,
  refuses: { 404: ['notFound'], 409: ['wrongState'] },
  handle: (call) => restoreMaterial(call, call.me, which(call)),
});

export default resource(
  '',
  {
    'GET /material_names': route({
      access: signedIn,
      summary: 'Names of materials used lately that hold these letters, each as it was used last; 8 at most',
      query: z.object({ q: z.string().max(200) }),
      returns: z.array(
        z.object({ name: z.string(), unit: material.input.shape.unit, date_added: z.iso.datetime(), company_task_id: z.int() }),
      ),
      handle: ({ database, query }) => materialNames(database, query.q),
    }),
    'GET /task/:id/material': route({
      access: signedIn,
      summary: 'The material of a task, the newest first',
      returns: z.array(used),
      refuses: { 404: ['notFound'] },
      handle: ({ database, me, params }) => materialsOf(database, me, params.id),
    }),
    'POST /task/:id/material': route({
      access: signedIn,
      summary: 'Write down what was used up: owner, team and tasks.manage',
      body: material.input,
      entity: material,
      returns: used,
      status: 201,
      refuses: { 404: ['notFound'], 409: ['wrongState'] },
      handle: (call) => addMaterial(call, call.me, call.params.id, call.body),
    }),
    'GET /material/:mid': reads,
    'PUT /material/:mid': changes,
    'DELETE /material/:mid': removes,
    'PUT /material/:mid/restore': restores,
    // The specification's paths can also be read as below the task's address.
    'GET /task/:id/material/:mid': reads,
    'PUT /task/:id/material/:mid': changes,
    'DELETE /task/:id/material/:mid': removes,
    'PUT /task/:id/material/:mid/restore': restores,
  },
  'material',
);
