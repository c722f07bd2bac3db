// The card of a client in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-card.ts';

export default {
  none: 'No client',
  headOffice: 'Head office',
  noContact: 'No contact',
  noEmail: 'no email',
  noAddress: 'no address',
  noVatNumber: 'no VAT number',
} satisfies Translation<typeof sl>;
