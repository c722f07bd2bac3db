// Deactivates a user who leaves the company, or activates one who returns, with a reason.

import { z } from 'zod';
import { allOf, can } from '#schema/core/access.ts';
import { flag, longText } from '#schema/core/fields.ts';
import { user } from '#schema/people/user.ts';
import { resource, route } from '#server/core/http/route.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { update } from '#server/crud/write/write.ts';
import { userCheck } from '#server/domain/company-wide/user-check.ts';

export default resource('/user', {
  'PUT /:id/active': route({
    access: allOf(can('users.deactivate'), can('users.write'), can('users.read')),
    summary: 'Deactivate an account or open it again, with the reason; whoever leaves is signed out and nothing of theirs keeps running',
    body: z.strictObject({ active: flag(), reason: longText({ max: 1000 }).optional() }),
    returns: user.record,
    entity: entityNamed(user.name),
    refuses: { 404: ['notFound'], 409: ['lastEditor'] },
    handle: ({ database, hub, me, params, body: { active, reason } }) =>
      update({ database, hub }, entityNamed(user.name), me, params.id, { active }, null, userCheck, reason),
  }),
});
