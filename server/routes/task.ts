// A task from the call to the team: made, taken, given, stolen, set waiting.
import { z } from 'zod';
import { can, signedIn } from '#schema/core/access.ts';
import { transitionState } from '#schema/core/entity.ts';
import { text } from '#schema/core/fields.ts';
import { task } from '#schema/task.ts';
import { resource, route } from '#server/core/route.ts';
import { addUser, createTask, give, removeUser, steal, take, wait } from '#server/domain/task.ts';
import { taskDetail } from '#server/domain/task-detail.ts';
import { teamOf } from '#server/domain/times.ts';

const told = z.string().nullable();
const address = { address: told, zip: told, town: told, country: z.string() };
const detail = task.record.extend({
  $transitions: z.record(z.string(), transitionState).describe('What the caller may do now, or why not and who stands in the way'),
  client: z.object({ id: z.int(), name: z.string(), ...address, phone: told, email: told }).nullable(),
  branch_office: z
    .object({ id: z.int(), title: z.string(), ...address })
    .nullable()
    .describe('Null: the work is at the head office'),
  contact: z.object({ id: z.int(), name: z.string(), l_name: told, phone: told, email: told }).nullable(),
});

const answers = { access: signedIn, returns: task.record, refuses: { 404: ['notFound'], 409: ['wrongState'] } } as const;

const takes = route({
  ...answers,
  summary: 'Become the owner of an unassigned task',
  changes: true,
  handle: ({ database, hub, me, params }) => take({ database, hub }, me, params.id ?? 0),
});
const steals = route({
  ...answers,
  summary: 'Take over an open task (permission tasks.steal)',
  changes: true,
  handle: ({ database, hub, me, params }) => steal({ database, hub }, me, params.id ?? 0),
});

export default resource('/task', {
  'POST /': route({
    access: can('tasks.create'),
    summary: 'Create a task; `users` are put on its team (others than oneself need tasks.users)',
    body: z.record(z.string(), z.unknown()),
    shows: task.input.extend({ users: z.array(z.int().min(1)).max(100).optional() }),
    entity: task,
    returns: task.record,
    status: 201,
    handle: ({ database, hub, me, body }) => createTask({ database, hub }, me, body),
  }),
  'GET /:id': route({
    access: signedIn,
    summary: 'One task with its transitions, client, branch office and contact',
    returns: detail,
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => taskDetail(database, me, params.id ?? 0),
  }),
  // The specification reads these two by GET; PUT is the same act for those who keep GET free of changes.
  'GET /:id/take': takes,
  'PUT /:id/take': takes,
  'GET /:id/steal': steals,
  'PUT /:id/steal': steals,
  'PUT /:id/give/:userId': route({
    ...answers,
    summary: 'Give the task to a user: the owner to one on its team, tasks.users to anyone',
    handle: ({ database, hub, me, params }) => give({ database, hub }, me, params.id ?? 0, params.userId ?? 0),
  }),
  'PUT /:id/wait': route({
    ...answers,
    summary: 'Set the task waiting, with what it waits for',
    body: z.strictObject({ waiting_reason: text({ max: 1000 }) }),
    entity: task,
    handle: ({ database, hub, me, params, body }) => wait({ database, hub }, me, params.id ?? 0, body.waiting_reason),
  }),
  'GET /:id/user': route({
    access: signedIn,
    summary: 'The team of a task, its owner first',
    returns: z.array(z.object({ user_id: z.int(), name: z.string(), l_name: z.string() })),
    handle: ({ database, params }) => teamOf(database, params.id ?? 0),
  }),
  'PUT /:id/user/:userId': route({
    ...answers,
    summary: 'Put a user on the team (permission tasks.users)',
    handle: ({ database, hub, me, params }) => addUser({ database, hub }, me, params.id ?? 0, params.userId ?? 0),
  }),
  'DELETE /:id/user/:userId': route({
    ...answers,
    refuses: { 404: ['notFound'], 409: ['userOwns', 'userWorks', 'wrongState'] },
    summary: 'Take a user off the team (permission tasks.users)',
    handle: ({ database, hub, me, params }) => removeUser({ database, hub }, me, params.id ?? 0, params.userId ?? 0),
  }),
});
