// The workflow of an absence, from the request to the return.
import { anyOf, can, own } from '../core/access.ts';
import { date, text } from '../core/fields.ts';
import { defineWorkflow } from '../core/workflow.ts';
import { absence, absenceStates } from './absence.ts';

const decides = can('absences.write');
const ownOrOffice = anyOf(own('user_id'), decides);
/** Where the days lie in a locked month. */
const reason = text({ max: 1000 });

export const absenceWorkflow = defineWorkflow(absence, 'status', {
  states: absenceStates,
  guards: {},
  transitions: {
    edit: { from: 'requested', to: 'same', allow: ownOrOffice, path: '', untold: true },
    approve: { from: 'requested', to: 'approved', allow: decides, input: { reason: reason.optional() } },
    decline: { from: 'requested', to: 'declined', allow: decides, input: { reason } },
    cancel: { from: ['requested', 'approved'], to: 'cancelled', allow: ownOrOffice, input: { reason: reason.optional() } },
    // A paper, such as a certificate: whoever may not know why somebody is away does not find it either.
    addFile: { from: ['requested', 'approved'], to: 'same', allow: ownOrOffice, method: 'POST', path: 'file', untold: true },
    cutShort: { from: 'approved', to: 'same', allow: ownOrOffice, input: { to: date(), reason: reason.optional() } },
  },
});
