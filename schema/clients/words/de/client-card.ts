// The card of a client in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-card.ts';

export default {
  none: 'Ohne Kunde',
  headOffice: 'Hauptsitz',
  noContact: 'Ohne Kontakt',
  noEmail: 'ohne E-Mail',
  noAddress: 'ohne Adresse',
  noVatNumber: 'ohne USt-IdNr.',
} satisfies Translation<typeof sl>;
