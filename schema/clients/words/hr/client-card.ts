// The card of a client in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-card.ts';

export default {
  none: 'Bez klijenta',
  headOffice: 'Sjedište klijenta',
  noContact: 'Bez kontakta',
  noEmail: 'bez e-pošte',
  noAddress: 'bez adrese',
  noVatNumber: 'bez PDV broja',
} satisfies Translation<typeof sl>;
