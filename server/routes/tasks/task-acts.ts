// Acts on a task apart from clock and team: edited, sent to the client, withdrawn, confirmed, rejected, reopened, deleted.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { language, text } from '#schema/core/fields.ts';
import { task } from '#schema/tasks/task.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import { id, idOrZero, ids } from '#server/core/http/id.ts';
import { type RouteAt, resource, route, which } from '#server/core/http/route.ts';
import { closedState } from '#server/domain/tasks/closed-state.ts';
import {
  setClient,
  setContact,
  setDeadline,
  setDescription,
  setNotes,
  setPriority,
  setProject,
  setTags,
} from '#server/domain/tasks/edit.ts';
import { confirm, reject, removeTask, reopen, signHere, withdraw } from '#server/domain/tasks/outcome.ts';
import { sendForConfirmation } from '../../domain/tasks/send-for-confirmation.ts';
import { spotLink } from '../links/link-resource.ts';

const transitions = taskWorkflow.transitions;
const routeBase = {
  access: signedIn,
  returns: task.record,
  entity: task,
  refuses: { 404: ['notFound'], 409: ['wrongState'], 412: ['stale'] },
} as const;
const guarded = { ...routeBase, refuses: { ...routeBase.refuses, 409: ['wrongState', 'nobodyWorks', 'nobodyDrives'] } } as const;
const sent = task.record.extend({
  link: z
    .object({
      url: z
        .string()
        .optional()
        .describe('Where the client answers, to be handed over; only in the first answer, and never of a mailed link'),
      expires_at: z.iso.datetime(),
      email: z.string().nullable().describe('Whom it is mailed to; null when it is handed over by hand'),
    })
    .nullable()
    .describe('Null for a task without a client: it is confirmed at once'),
});

const ofContact: RouteAt<'id' | 'contactId'> = route;
const changesContact = ofContact({
  ...routeBase,
  summary: "Make somebody of the client's the contact of the task",
  changes: true,
  handle: (call) => setContact(call, call.me, which(call), call.params.contactId),
});

export default resource('/task/:id', {
  'DELETE /': route({
    ...guarded,
    refuses: { ...routeBase.refuses, 409: ['wrongState', 'nobodyWorks', 'nobodyDrives', 'noLinkLives', 'noGroup', 'timeLocked'] },
    summary: 'Delete the task with all that hangs on it; its number is never given again',
    handle: (call) => removeTask(call, call.me, which(call)),
  }),
  'PUT /description': route({
    ...routeBase,
    summary: 'Change title and description',
    body: z.strictObject({ title: text({ max: 200 }), description: optionalRemark(10_000).nullish() }),
    handle: (call) => setDescription(call, call.me, which(call), call.body),
  }),
  'PUT /additionalNotes': route({
    ...routeBase,
    summary: 'Change the additional notes',
    body: z.strictObject({ additional_comment: optionalRemark(10_000).nullish() }),
    handle: (call) => setNotes(call, call.me, which(call), call.body.additional_comment),
  }),
  'PUT /tags': route({
    ...routeBase,
    summary: "Set the tags, an array of ids: global ones, the client's, and what stands on the task already",
    body: ids(500),
    handle: (call) => setTags(call, call.me, which(call), call.body),
  }),
  'PUT /deadline': route({
    ...routeBase,
    summary: 'Set or clear the deadline',
    body: z.strictObject({ deadline: transitions.changeDeadline.input.deadline.nullable() }),
    handle: (call) => setDeadline(call, call.me, which(call), call.body.deadline ?? null),
  }),
  'PUT /project': route({
    ...routeBase,
    refuses: { ...routeBase.refuses, 409: ['wrongState', 'projectClosed', 'otherClient', 'archivedClient'] },
    summary: 'Put the task into a project (0: none), with whether its times count there and how long it is planned to take',
    body: z.strictObject({
      project: idOrZero,
      project_hours: z.boolean().default(true),
      planned_time: transitions.changeProject.input.planned_time.nullish(),
    }),
    handle: (call) => setProject(call, call.me, which(call), call.body),
  }),
  'PUT /priority': route({
    ...routeBase,
    summary: 'Set the priority',
    body: z.strictObject(transitions.changePriority.input),
    handle: (call) => setPriority(call, call.me, which(call), call.body.priority),
  }),
  'PUT /client': route({
    ...routeBase,
    refuses: { ...routeBase.refuses, 409: ['wrongState', 'noProject', 'archivedClient'] },
    summary:
      'Change client and branch office (0: the head office); the primary contact of the new client becomes the contact, and tags that its tasks may not carry come off',
    body: z.strictObject({ client_company_id: id, branch_office_id: idOrZero.nullish() }),
    handle: (call) => setClient(call, call.me, which(call), { ...call.body, branch_office_id: call.body.branch_office_id ?? 0 }),
  }),
  // The specification changes the contact by GET; PUT does the same for callers who keep GET free of side effects.
  'GET /contact/:contactId': changesContact,
  'PUT /contact/:contactId': changesContact,
  'PUT /close': route({
    ...guarded,
    returns: sent,
    summary: 'Send for confirmation: the client gets a link to answer by; a task without a client is confirmed at once',
    body: z.strictObject({
      language: language().optional().describe("Of the mail and of what the link opens; the client's when it is not said"),
    }),
    handle: (call) => sendForConfirmation(call, call.me, which(call), call.body.language),
  }),
  'PUT /withdraw': route({
    ...routeBase,
    summary: 'Take the task back from the client; the link ends',
    handle: (call) => withdraw(call, call.me, which(call)),
  }),
  'PUT /sign': route({
    ...routeBase,
    returns: spotLink,
    summary: 'Let the client sign on this device at once; what is answered so is marked, and the mailed link stays good',
    handle: (call) => signHere(call, call.me, which(call)),
  }),
  'PUT /confirm': route({
    ...routeBase,
    summary: 'Confirm for a client who did so by phone (permission tasks.manage)',
    body: z.strictObject({ name: transitions.confirm.input.name, note: optionalRemark(1000).nullish() }),
    handle: (call) => confirm(call, call.me, which(call), call.body),
  }),
  'PUT /reject': route({
    ...guarded,
    summary: 'Reject: the work will not be done or billed',
    body: z.strictObject(transitions.reject.input),
    handle: (call) => reject(call, call.me, which(call), call.body.reason),
  }),
  'PUT /reopen': route({
    ...routeBase,
    refuses: { ...routeBase.refuses, 409: ['wrongState', 'noGroup'] },
    summary: 'Open a confirmed or rejected task again',
    body: z.strictObject(transitions.reopen.input),
    handle: (call) => reopen(call, call.me, which(call), call.body.reason),
  }),
  'GET /closed': route({
    access: signedIn,
    summary: 'Whether the task is closed: confirmed, invoiced or rejected',
    returns: z.object({ closed: z.boolean(), taskStatus: z.int() }),
    refuses: { 404: ['notFound'] },
    handle: ({ database, params }) => closedState(database, params.id),
  }),
});
