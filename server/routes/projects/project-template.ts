// Uses a project template: previews the project, then creates it.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { date, text } from '#schema/core/fields.ts';
import { project } from '#schema/projects/project.ts';
import { id, idOrZero, ids } from '#server/core/http/id.ts';
import { resource, route } from '#server/core/http/route.ts';
import { projectFromTemplate, templateOutline } from '#server/domain/projects/template.ts';

const starts = can('projects.create');

/** What a project would begin with, for the preview. */
export const outlineShape = {
  starts_on: z.string(),
  plan: z.array(z.object({ work_type_id: z.int(), work_type_name: z.string(), planned_time: z.int() })),
  tasks: z.array(z.object({ title: z.string(), deadline: z.iso.datetime().nullable() })),
  team: z
    .array(z.object({ user_type_id: z.int(), user_type_name: z.string(), people: z.int(), users: z.array(z.int()) }))
    .describe('How many people of which user type, and who is of it'),
};

export default resource('/project_template/:id', {
  'GET /outline': route({
    access: starts,
    summary: 'What a project made of this template would begin with, its deadlines counted in working days',
    query: z.object({ starts_on: date().optional() }),
    returns: z.object(outlineShape),
    refuses: { 404: ['notFound'] },
    handle: ({ database, params, query }) => templateOutline(database, params.id, query.starts_on),
  }),
  'POST /project': route({
    access: starts,
    summary: 'Make a project of this template: the project, its planned times and all its tasks, or nothing',
    body: z.strictObject({
      title: text({ max: 200 }),
      client_id: id,
      branch_office_id: idOrZero.nullish(),
      contact_id: idOrZero.nullish(),
      leader_id: id.nullish(),
      members: ids(500).default([]),
      starts_on: date().optional(),
    }),
    entity: project,
    returns: project.record,
    status: 201,
    refuses: { 404: ['notFound'], 409: ['archivedClient', 'inactiveUser'] },
    handle: ({ database, hub, me, params, body }) => projectFromTemplate({ database, hub }, me, params.id, body),
  }),
});
