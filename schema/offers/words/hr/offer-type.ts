// Offer types in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Vrsta ponude',
  many: 'Vrste ponuda',
  count: '%{smart_count} vrsta ponude |||| %{smart_count} vrste ponuda |||| %{smart_count} vrsta ponuda',
  create: 'Nova vrsta ponude',
  search: 'Naziv vrste',
  empty: 'Ovdje će biti vrste ponuda, na primjer servis, oprema ili održavanje. Dodaj ih gumbom „Nova vrsta ponude”.',
  fields: { name: 'Naziv', archived: 'U arhivi' },
  form: { general: 'Općenito' },
  help: { archived: 'Arhivirana se više ne može odabrati. Gdje već stoji, ostaje.' },
  values: { archived: { true: 'U arhivi', false: 'Bez arhive' } },
  rules: { offer_type_name_unique: 'Vrsta ponude s tim nazivom već postoji. Odaberi drugi naziv.' },
} satisfies Translation<typeof sl>;
