// The note of a turn on call for the next one.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { optionalRemark } from '#schema/core/call-text.ts';
import { longestHandover, onCallShift } from '#schema/on-call/on-call-shift.ts';
import { resource, route } from '#server/core/http/route.ts';
import { writeHandover } from '#server/domain/on-call/handover.ts';

export default resource('/on_call_shift', {
  'PUT /:id/handover': route({
    access: signedIn,
    summary:
      'Write the note of an own turn for the next one of the same level and team, from its beginning on, none to remove it; with 1403 that of others',
    body: z.strictObject({ note: optionalRemark(longestHandover).nullable() }),
    entity: onCallShift,
    returns: onCallShift.record,
    refuses: { 403: ['notAllowed'], 404: ['notFound'], 409: ['notBegun'] },
    handle: (call) => writeHandover(call, call.me, call.params.id, call.body.note || null),
  }),
});
