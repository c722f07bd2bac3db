// Offer types in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { offerType } from '../../offer-type.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Angebotsart',
  many: 'Angebotsarten',
  count: '%{smart_count} Angebotsart |||| %{smart_count} Angebotsarten',
  create: 'Neue Angebotsart',
  search: 'Name der Art',
  empty: 'Hier stehen Angebotsarten, zum Beispiel Service, Geräte oder Wartung. Du fügst sie mit „Neue Angebotsart“ hinzu.',
  help: { archived: 'Eine archivierte Art steht nicht mehr zur Wahl. Wo sie schon steht, bleibt sie.' },
  rules: { offer_type_name_unique: 'Eine Angebotsart mit diesem Namen gibt es schon. Wähle einen anderen Namen.' },
} satisfies EntityTranslation<typeof sl, typeof offerType>;
