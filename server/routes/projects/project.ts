// Projects: opened by one call, read with the data of their page, and the materials and rides of their tasks; all else is generated.
import { z } from 'zod';
import { branchOfficeParty, clientParty, contactParty } from '#schema/clients/parties.ts';
import { can, signedIn } from '#schema/core/access.ts';
import { transitionStatesOf } from '#schema/core/entity.ts';
import { project } from '#schema/projects/project.ts';
import { projectWorkflow } from '#schema/projects/project.workflow.ts';
import { idText } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { materialOf, projectDetail, transportsOf } from '#server/domain/projects/detail.ts';
import { createProject } from '#server/domain/projects/life.ts';
import { timesOfProject } from '#server/domain/projects/times.ts';

const nullableText = z.string().nullable();
const ofTask = { id: z.int(), task_id: z.int(), company_task_id: z.int(), task_title: z.string(), who: z.string() };

const detail = project.record.extend({
  $transitions: transitionStatesOf(projectWorkflow).describe('What the caller may do now, or why not and what stands in the way'),
  work: z
    .array(
      z.object({
        work_type_id: z.int(),
        name: z.string(),
        planned_time: z.int(),
        worked_time: z.int().describe('Of closed stretches, seconds'),
        running_since: z.array(z.iso.datetime()),
      }),
    )
    .describe('Planned and worked time on each kind of work, the planned ones first'),
  outside: z.object({ tasks: z.int(), time: z.int() }).describe('Tasks whose times do not count against the plan'),
  rides: z.object({ count: z.int(), kilometers: z.number() }),
  offers: z
    .array(z.object({ id: z.int(), number: z.int(), letter: z.string(), net: z.int() }))
    .describe('The offers of which it came, for whoever may see project offers'),
  material: z
    .object({
      planned: z.int(),
      used: z.int().describe('At the prices of the offer, without what it does not name'),
      unpriced: z.int().describe('Kinds of material that were used and have no price in the offer'),
    })
    .nullable()
    .describe('Cents: what was offered for material, and what was used of it; for whoever may see project offers'),
  client: clientParty,
  branch_office: branchOfficeParty.nullable().describe('Null: it is at the head office'),
  contact: contactParty.nullable(),
  confirmation: z
    .looseObject({
      sent_at: z.iso.datetime(),
      reminded_at: z.iso.datetime().nullable().describe('When the client was reminded, once'),
      email: nullableText,
      answer: z.enum(['confirmed', 'declined']).nullable(),
      answered_at: nullableText,
      name: nullableText.describe('Who answered'),
      sender: z.string(),
      answered_by_name: nullableText.describe('On whose device, or in whose session'),
      on_the_spot: z.boolean().describe('The client answered on the device of that user'),
      handed_over: z.boolean().describe('The sender handed the link over, instead of a mail'),
    })
    .nullable()
    .describe('The last link that was sent to the client, and what was answered'),
});
const amount = z.int().nullable().describe('Cents at the price of the offer; null without one, and for whoever may not see project offers');
const reads = { access: signedIn, refuses: { 404: ['notFound'] } } as const;

export default resource('/project', {
  'POST /': route({
    access: can('projects.create'),
    summary: 'Open a project',
    body: z.record(z.string(), z.unknown()),
    shows: project.input,
    entity: project,
    returns: project.record,
    status: 201,
    refuses: { 409: ['archivedClient', 'inactiveUser'] },
    handle: ({ database, hub, me, body }) => createProject({ database, hub }, me, body),
  }),
  'GET /:id': route({
    ...reads,
    summary: 'One project with its transitions, planned and worked time, client and handover',
    returns: detail,
    handle: ({ database, me, params }) => projectDetail(database, me, params.id),
  }),
  'GET /:id/material': route({
    ...reads,
    summary: 'The material of its tasks, the newest first',
    returns: z.array(z.object({ ...ofTask, name: z.string(), unit: z.string(), quantity: z.number(), amount })),
    handle: ({ database, me, params }) => materialOf(database, me, params.id),
  }),
  'GET /:id/time': route({
    ...reads,
    summary: 'The times that count against the plan, the newest first: all, or those of one kind of work',
    query: z.object({
      work_type_id: idText.optional(),
    }),
    returns: z.array(
      z.object({
        id: z.int(),
        task_id: z.int(),
        company_task_id: z.int(),
        task_title: z.string(),
        user_id: z.int(),
        user_name: z.string(),
        work_type_id: z.int(),
        work_type_name: z.string(),
        total_time: z.int().describe('Of closed stretches, seconds'),
        running_since: z.iso.datetime().nullable(),
        last: z.iso.datetime().describe('When it was begun, paused or stopped last'),
      }),
    ),
    handle: ({ database, me, params, query: { work_type_id } }) => timesOfProject(database, me, params.id, work_type_id ?? null),
  }),
  'GET /:id/transport': route({
    ...reads,
    summary: 'The rides for its tasks that are over, the newest first',
    returns: z.array(
      z.object({
        ...ofTask,
        vehicle: z.string(),
        start_time: z.iso.datetime(),
        start_point: nullableText,
        end_point: nullableText,
        start_kilometers: z.number(),
        end_kilometers: z.number().nullable(),
      }),
    ),
    handle: ({ database, me, params }) => transportsOf(database, me, params.id),
  }),
});
