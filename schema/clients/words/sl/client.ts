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
    name: 'Naziv',
    address: 'Naslov',
    zip: 'Pošta',
    town: 'Kraj',
    country: 'Država',
    vat_number: 'Davčna številka',
    email: 'E-pošta',
    phone: 'Telefon',
    payment_term_days: 'Rok plačila',
    language: 'Jezik dokumentov',
    notes: 'Interne opombe',
    tags: 'Oznake',
    primary_contact_id: 'Glavni kontakt',
    archived: 'V arhivu',
    merged_into_id: 'Združena s stranko',
    branch_offices: 'Enote',
    contacts: 'Kontakti',
    open_tasks: 'Odprte naloge',
  },
  short: { vat_number: 'Davčna št.', language: 'Jezik' },
  form: { general: 'Splošno', address: 'Naslov', billing: 'Plačevanje', notes: 'Opombe', sorting: 'Oznake in arhiv' },
  help: {
    address: 'Kraj dopolnimo iz pošte.',
    general: 'Kot na računu in delovnem nalogu.',
    vat_number: 'Z oznako države, na primer SI12345679.',
    notes: 'Vidijo jih le tisti, ki vidijo stranke; ni jih na nobenem dokumentu.',
    archived: 'Arhivirana stranka ne dobi novih nalog. Odprte tečejo naprej.',
  },
  values: { archived: { true: 'V arhivu', false: 'Brez arhiva' } },
} as const satisfies EntityWords<typeof client>;
