// Tasks from their creation to their team: created, taken, given, stolen, set waiting.
import { z } from 'zod';
import { branchOfficeParty, clientParty, contactParty } from '#schema/clients/parties.ts';
import { can, signedIn } from '#schema/core/access.ts';
import { transitionStatesOf } from '#schema/core/entity.ts';
import { text } from '#schema/core/fields.ts';
import { task } from '#schema/tasks/task.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import { type RouteAt, resource, route } from '#server/core/http/route.ts';
import { changesWith, contactsOf, selectableTags } from '#server/domain/tasks/choices.ts';
import { taskDetail } from '#server/domain/tasks/detail.ts';
import { addUser, createTask, give, removeUser, steal, take, team, wait } from '#server/domain/tasks/life.ts';
import { teamOf } from '#server/domain/times/entries.ts';

const nullableText = z.string().nullable();
const person = { id: z.int(), name: z.string(), l_name: nullableText, phone: nullableText, email: nullableText };
const detail = task.record.extend({
  $transitions: transitionStatesOf(taskWorkflow).describe('What the caller may do now, or why not and who stands in the way'),
  client: clientParty.nullable(),
  branch_office: branchOfficeParty
    .extend({ standing_notes: nullableText.describe('What whoever comes there must know: a door code, a dog') })
    .nullable()
    .describe('Null: the work is at the head office'),
  contact: contactParty.nullable(),
  confirmation: z
    .object({
      sender: z.string(),
      sent_at: z.iso.datetime(),
      reminded_at: z.iso.datetime().nullable().describe('When the client was reminded, once'),
      expires_at: z.iso.datetime(),
      ended_at: z.iso.datetime().nullable().describe('Withdrawn or replaced'),
      email: nullableText,
      mail: z.enum(['waiting', 'sent', 'failed', 'cancelled']).nullable().describe('Null: handed over by hand'),
      refusal: nullableText.describe('What the mail server said last'),
      answer: z.enum(['confirmed', 'declined']).nullable(),
      answered_at: z.iso.datetime().nullable(),
      answered_by_name: nullableText.describe('Staff who answered for the client'),
      by_phone: z.boolean(),
      on_the_spot: z.boolean().describe('The client answered on the device of that user'),
      handed_over: z.boolean().describe('The sender handed the link over, instead of a mail'),
      name: nullableText,
      note: nullableText,
      reason: nullableText,
      signature: nullableText,
      objections: z.array(
        z.object({
          line: z.string(),
          text: z.string(),
          name: z.string().optional().describe('What the line is about; missing in objections that are older than it'),
          from: z.iso.datetime().nullish(),
          to: z.iso.datetime().nullish(),
        }),
      ),
    })
    .nullable()
    .describe('The last link that was sent to the client, and what was answered'),
});

const routeBase = { access: signedIn, returns: task.record, refuses: { 404: ['notFound'], 409: ['wrongState'] } } as const;

const ofTask: RouteAt<'id'> = route;
const takes = ofTask({
  ...routeBase,
  summary: 'Become the owner of an unassigned task',
  changes: true,
  handle: ({ database, hub, me, params }) => take({ database, hub }, me, params.id),
});
const steals = ofTask({
  ...routeBase,
  summary: 'Take over an open task of somebody else (permission tasks.steal)',
  refuses: { ...routeBase.refuses, 409: ['wrongState', 'anotherOwns'] },
  changes: true,
  handle: ({ database, hub, me, params }) => steal({ database, hub }, me, params.id),
});

export default resource('/task', {
  'POST /': route({
    access: can('tasks.create'),
    summary: 'Create a task; `users` are put on its team (others than oneself need tasks.users)',
    body: z.record(z.string(), z.unknown()),
    shows: task.input.extend({ users: team.optional() }),
    entity: task,
    returns: task.record,
    status: 201,
    refuses: { 409: ['archivedClient', 'projectClosed', 'otherClient'] },
    handle: ({ database, hub, me, body }) => createTask({ database, hub }, me, body),
  }),
  'GET /:id': route({
    access: signedIn,
    summary: 'One task with its transitions, client, branch office and contact',
    returns: detail,
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => taskDetail(database, me, params.id),
  }),
  // The specification does these two by GET; PUT does the same for callers who keep GET free of side effects.
  'GET /:id/take': takes,
  'PUT /:id/take': takes,
  'GET /:id/steal': steals,
  'PUT /:id/steal': steals,
  'PUT /:id/give/:userId': route({
    ...routeBase,
    summary: 'Give the task to a user: the owner to one on its team, tasks.users to anyone',
    handle: ({ database, hub, me, params }) => give({ database, hub }, me, params.id, params.userId),
  }),
  'PUT /:id/wait': route({
    ...routeBase,
    refuses: { ...routeBase.refuses, 409: ['wrongState', 'nobodyRuns'] },
    summary: 'Set the task waiting, with what it waits for',
    body: z.strictObject({ waiting_reason: text({ max: 1000 }) }),
    entity: task,
    handle: ({ database, hub, me, params, body }) => wait({ database, hub }, me, params.id, body.waiting_reason),
  }),
  'GET /:id/contacts': route({
    access: signedIn,
    summary:
      "The people at the task's client, one of whom is its contact; phone and e-mail of the others for who reads clients or may change the contact",
    returns: z.array(z.object({ ...person, primary: z.boolean() })),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => contactsOf(database, me, params.id),
  }),
  'GET /:id/tags': route({
    access: signedIn,
    summary: "The tags that the task may be given, by name: global ones and the client's",
    returns: z.array(z.int()),
    refuses: { 404: ['notFound'] },
    handle: ({ database, params }) => selectableTags(database, params.id),
  }),
  'GET /:id/client/:clientId': route({
    access: signedIn,
    summary:
      'For who may change the client: what else would change with another one: the contact, the language, and the tags that come off',
    returns: z.object({
      language: z.string(),
      contact: z.object({ name: z.string(), l_name: nullableText }).nullable(),
      tags: z.array(z.int()).describe('Come off: its tasks may not carry them'),
    }),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => changesWith(database, me, params.id, params.clientId),
  }),
  'GET /:id/user': route({
    access: signedIn,
    summary: 'The team of a task, its owner first',
    returns: z.array(z.object({ user_id: z.int(), name: z.string(), l_name: z.string() })),
    handle: ({ database, params }) => teamOf(database, params.id),
  }),
  'PUT /:id/user/:userId': route({
    ...routeBase,
    summary: 'Put a user on the team (permission tasks.users)',
    handle: ({ database, hub, me, params }) => addUser({ database, hub }, me, params.id, params.userId),
  }),
  'DELETE /:id/user/:userId': route({
    ...routeBase,
    refuses: { 404: ['notFound'], 409: ['userOwns', 'userWorks', 'wrongState'] },
    summary: 'Take a user off the team (permission tasks.users)',
    handle: ({ database, hub, me, params }) => removeUser({ database, hub }, me, params.id, params.userId),
  }),
});
