// Swaps of turns on call: offered here; accepted, declined, agreed to and cancelled by the calls of their workflow.
import { z } from 'zod';
import { signedIn } from '#schema/core/access.ts';
import { dateTime, reference, text } from '#schema/core/fields.ts';
import { onCallSwap } from '#schema/on-call/on-call-swap.ts';
import { resource, route } from '#server/core/http/route.ts';
import { offerSwap } from '#server/domain/on-call/swaps.ts';

export default resource('/on_call_swap', {
  'POST /': route({
    access: signedIn,
    summary: 'Offer an own turn or a part of it to a colleague or to all; with 1403 those of others',
    body: z.strictObject({
      shift_id: reference('on_call_shift'),
      from: dateTime().optional().describe('The whole turn without it'),
      to: dateTime().optional(),
      user_id: reference('user').optional().describe('The colleague; all without it'),
      note: text({ max: 500 }).nullish(),
    }),
    entity: onCallSwap,
    returns: onCallSwap.record,
    status: 201,
    refuses: { 403: ['notAllowed'], 409: ['past', 'alreadyOffered'], 422: ['invalid'] },
    handle: (call) => offerSwap(call, call.me, call.body),
  }),
});
