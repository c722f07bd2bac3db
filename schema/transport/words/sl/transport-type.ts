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
  permissions: {
    transport_types: {
      name: 'Vrste prevoza',
      read: { allows: 'Vidi vrste prevoza in cene kilometra', effect: 'Vidi, koliko stane kilometer.' },
      write: { allows: 'Ustvarja in ureja vrste prevoza', effect: 'Nova cena kilometra šteje pri računih, ki še niso izdani.' },
      delete: { allows: 'Briše vrste prevoza', effect: 'Vrste prevoza, ki je v uporabi, ni mogoče izbrisati.' },
    },
  },
} as const satisfies EntityWords<typeof transportType>;
