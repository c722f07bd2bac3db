// Offer types in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { offerType } from '../../offer-type.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Vrsta ponude',
  many: 'Vrste ponuda',
  count: '%{smart_count} vrsta ponude |||| %{smart_count} vrste ponuda |||| %{smart_count} vrsta ponuda',
  create: 'Nova vrsta ponude',
  search: 'Naziv vrste',
  empty: 'Ovdje će biti vrste ponuda, na primjer servis, oprema ili održavanje. Dodaj ih gumbom „Nova vrsta ponude”.',
  help: { archived: 'Arhivirana se više ne može odabrati. Gdje već stoji, ostaje.' },
  rules: { offer_type_name_unique: 'Vrsta ponude s tim nazivom već postoji. Odaberi drugi naziv.' },
} satisfies EntityTranslation<typeof sl, typeof offerType>;
