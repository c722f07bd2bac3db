// The workflow of a swap: nothing changes before somebody has accepted, and whoever plans has agreed where the settings say so.
import { anyOf, can, own, signedIn } from '../core/access.ts';
import { text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { onCallSwap, swapStates } from './on-call-swap.ts';

const plans = can('on_call.write');
const reason = text({ max: 500 }).optional();

export const onCallSwapWorkflow = defineWorkflow(onCallSwap, 'status', {
  states: swapStates,
  guards: {
    /** Offered to the caller or to all, and not by the caller. */
    offeredToMe: ({ user_id, offered_by }, me) => me !== null && offered_by !== me.id && (user_id === null || user_id === me.id),
  },
  transitions: {
    accept: { from: 'offered', to: 'accepted', allow: signedIn, require: ['offeredToMe'] },
    decline: { from: ['offered', 'accepted'], to: 'declined', allow: anyOf(own('user_id'), plans), input: { reason } },
    agree: { from: 'accepted', to: 'done', allow: plans },
    cancel: { from: ['offered', 'accepted'], to: 'cancelled', allow: anyOf(own('offered_by'), plans), input: { reason } },
  },
});
