// Work types in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { workType } from '../../work-type.ts';

export default {
  one: 'Vrsta dela',
  many: 'Vrste dela',
  count: '%{smart_count} vrsta dela |||| %{smart_count} vrsti dela |||| %{smart_count} vrste dela |||| %{smart_count} vrst dela',
  create: 'Nova vrsta dela',
  search: 'Naziv vrste dela',
  empty: 'Tu bodo vrste dela, na primer montaža ali pregled, s ceno ure. Dodaš jih z gumbom »Nova vrsta dela«.',
  fields: { hourly_price: 'Cena ure', default_multiplier: 'Privzeti faktor', counts_as_work: 'Šteje kot delo' },
  short: { default_multiplier: 'Faktor' },
  help: {
    hourly_price: 'Za uro na računu stranki, pomnoženo s faktorjem.',
    default_multiplier: 'Velja samo za račun stranki. Plačo določi ura, ob kateri je delo opravljeno.',
    counts_as_work: 'Izklopi za čas, ki ne šteje v delovni čas.',
    archived: 'Arhivirane ni več na izbiro. Stari časi jo obdržijo.',
  },
  values: {
    counts_as_work: { true: 'Šteje kot delo', false: 'Ne šteje kot delo' },
  },
  rules: { work_type_name_unique: 'Vrsta dela s tem nazivom že obstaja. Izberi drug naziv.' },
  permissions: {
    work_types: {
      name: 'Vrste dela',
      read: { allows: 'Vidi vrste dela in njihove cene', effect: 'Vidi, koliko stane ura vsake vrste dela.' },
      write: { allows: 'Ustvarja in ureja vrste dela', effect: 'Nova cena ure šteje pri računih, ki še niso izdani.' },
      delete: { allows: 'Briše vrste dela', effect: 'Vrsto dela, ki je v uporabi, lahko le arhivira.' },
    },
  },
} as const satisfies EntityWords<typeof workType>;
