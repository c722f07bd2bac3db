// Clients in Slovenian.

import type { EntityWords } from '../../../core/entity-words.ts';
import type { client } from '../../client.ts';

export default {
  one: 'Stranka',
  many: 'Stranke',
  count: '%{smart_count} stranka |||| %{smart_count} stranki |||| %{smart_count} stranke |||| %{smart_count} strank',
  create: 'Nova stranka',
  search: 'Naziv, davčna, kraj (c najde č)',
  empty: 'Tu bodo podjetja in ljudje, za katere delamo. Dodaš jih z gumbom »Nova stranka«.',
  fields: {
    vat_number: 'Davčna številka',
    payment_term_days: 'Rok plačila',
    language: 'Jezik dokumentov',
    notes: 'Interne opombe',
    primary_contact_id: 'Glavni kontakt',
    merged_into_id: 'Združena s stranko',
    branch_offices: 'Enote',
    contacts: 'Kontakti',
    open_tasks: 'Odprte naloge',
  },
  short: { vat_number: 'Davčna št.', language: 'Jezik' },
  form: { address: 'Naslov', billing: 'Plačevanje', sorting: 'Oznake in arhiv' },
  help: {
    address: 'Kraj dopolnimo iz pošte.',
    general: 'Kot na računu in delovnem nalogu.',
    vat_number: 'Z oznako države, na primer SI12345679.',
    notes: 'Vidijo jih le tisti, ki vidijo stranke; ni jih na nobenem dokumentu.',
    archived: 'Arhivirana stranka ne dobi novih nalog. Odprte tečejo naprej.',
  },
  permissions: {
    clients: {
      name: 'Stranke',
      read: { allows: 'Vidi stranke, enote in kontakte', effect: 'Vidi naslove, telefone in e-pošto strank ter njihovih ljudi.' },
      write: {
        allows: 'Ustvarja in ureja stranke, enote in kontakte',
        effect: 'Sprememba naslova ali kontakta velja za vse prihodnje naloge.',
      },
      delete: { allows: 'Briše stranke', effect: 'Stranko, ki je v uporabi, lahko le arhivira.' },
    },
  },
} as const satisfies EntityWords<typeof client>;
