// Offer types in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { offerType } from '../../offer-type.ts';

export default {
  one: 'Tip ponudbe',
  many: 'Tipi ponudb',
  count: '%{smart_count} tip ponudbe |||| %{smart_count} tipa ponudb |||| %{smart_count} tipi ponudb |||| %{smart_count} tipov ponudb',
  create: 'Nov tip ponudbe',
  search: 'Naziv tipa',
  empty: 'Tu bodo tipi ponudb, na primer servis, oprema ali vzdrževanje. Dodaš jih z gumbom »Nov tip ponudbe«.',
  help: { archived: 'Arhiviranega ni več na izbiro. Kjer že stoji, ostane.' },
  rules: { offer_type_name_unique: 'Tip ponudbe s tem nazivom že obstaja. Izberi drug naziv.' },
} as const satisfies EntityWords<typeof offerType>;
