// The card of a client in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-card.ts';

export default {
  none: 'Sans client',
  headOffice: 'Siège du client',
  noContact: 'Sans contact',
  noEmail: 'sans e-mail',
  noAddress: 'sans adresse',
  noVatNumber: 'sans numéro de TVA',
} satisfies Translation<typeof sl>;
