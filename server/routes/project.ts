// Projects: opened by one call; the rest of their calls derives.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { project } from '#schema/project.ts';
import { resource, route } from '#server/core/route.ts';
import { createProject } from '#server/domain/project.ts';

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
});
