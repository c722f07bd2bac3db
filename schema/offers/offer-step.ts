// An offer step is one stay of an offer in a state: who moved it there, when, with which note, and when it left.
import { through } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, dateTime, readOnly, reference, text } from '../core/fields.ts';
import { offerSteps, readsOffer } from './offer.ts';

export const offerStep = defineEntity({
  name: 'offer_step',
  internal: true,
  fields: {
    offer_id: readOnly(reference('offer', { onDelete: 'cascade' })),
    step: readOnly(choice(offerSteps)),
    user_id: readOnly(reference('user')),
    note: readOnly(text({ max: 1000 }).optional()),
    entered_at: readOnly(dateTime()),
    /** Empty for the current state. */
    left_at: readOnly(dateTime().optional()),
  },
  title: ['step'],
  access: { read: through('offer_id', 'offer', readsOffer) },
  database: [index('offer_id', 'id'), index('step', 'entered_at'), unique('offer_id').where('left_at is null')],
});
