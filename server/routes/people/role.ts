// What the role editor needs besides the role itself.
import { z } from 'zod';
import { can } from '#schema/core/access.ts';
import { resource, route } from '#server/core/http/route.ts';
import { peopleOf } from '#server/domain/people/role-people.ts';

export default resource('/role', {
  'GET /:id/people': route({
    access: can('roles.read'),
    summary: 'Who has the role; when they were last here only with users.read',
    returns: z.array(z.object({ id: z.int(), title: z.string(), last_seen_at: z.iso.datetime().nullable() })),
    refuses: { 404: ['notFound'] },
    handle: ({ database, me, params }) => peopleOf(database, me, params.id),
  }),
});
