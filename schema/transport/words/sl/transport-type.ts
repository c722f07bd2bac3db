// Transport types in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { transportType } from '../../transport-type.ts';

export default {
  one: 'Vrsta prevoza',
  many: 'Vrste prevoza',
  count:
    '%{smart_count} vrsta prevoza |||| %{smart_count} vrsti prevoza |||| %{smart_count} vrste prevoza |||| %{smart_count} vrst prevoza',
  create: 'Nova vrsta prevoza',
  search: 'Naziv vrste prevoza',
  empty: 'Tu bodo vrste prevoza, na primer k stranki ali po material, s ceno kilometra. Dodaš jih z gumbom »Nova vrsta prevoza«.',
  fields: { price_per_km: 'Cena kilometra' },
  help: { price_per_km: 'Za vsak kilometer na računu stranki.' },
  rules: { transport_type_name_unique: 'Vrsta prevoza s tem nazivom že obstaja. Izberi drug naziv.' },
} as const satisfies EntityWords<typeof transportType>;
