// Branch offices in Slovenian.

import type { EntityWords } from '../../../core/entity-words.ts';
import type { branchOffice } from '../../branch-office.ts';

export default {
  one: 'Enota',
  many: 'Enote',
  count: '%{smart_count} enota |||| %{smart_count} enoti |||| %{smart_count} enote |||| %{smart_count} enot',
  create: 'Nova enota',
  search: 'Naziv, naslov, kraj',
  empty: 'Tu bodo kraji, na katerih delamo za stranke: kotlovnice, trgovine, šole. Dodaš jih z gumbom »Nova enota«.',
  fields: { title: 'Naziv', standing_notes: 'Stalne opombe' },
  form: { address: 'Naslov' },
  help: {
    address: 'Kraj dopolnimo iz pošte.',
    standing_notes: 'Koda vrat, pes, kje parkirati: piše na vsaki nalogi v tej enoti.',
  },
} as const satisfies EntityWords<typeof branchOffice>;
