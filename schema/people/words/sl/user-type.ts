// User types in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { userType } from '../../user-type.ts';

export default {
  one: 'Tip uporabnika',
  many: 'Tipi uporabnikov',
  count:
    '%{smart_count} tip uporabnika |||| %{smart_count} tipa uporabnikov |||| %{smart_count} tipi uporabnikov |||| %{smart_count} tipov uporabnikov',
  create: 'Nov tip uporabnika',
  search: 'Naziv tipa',
  empty: 'Tu bodo tipi, na primer monter ali elektrikar, s svojimi vrstami dela. Dodaš jih z gumbom »Nov tip uporabnika«.',
  fields: {
    hourly_cost: 'Strošek ure',
    on_call: 'Dežurstva',
    presence: 'Prisotnost',
    least_present: 'Najmanj prisotnih',
    shift_work: 'Izmensko delo',
    uneven_hours: 'Neenakomerno razporejen čas',
    increased_pension: 'Beneficirana doba',
    flexible_from: 'Gibljive ure od',
    users: 'Uporabniki',
  },
  form: { work: 'Delo' },
  help: {
    work_type_ids: 'Med temi vrstami dela izbira, kdor začne delo. Če ne izbereš nobene, izbira med vsemi.',
    hourly_cost: 'Koliko ura stane podjetje.',
    on_call: 'Ljudi tega tipa je mogoče razporediti v dežurstvo.',
    presence: 'Od kod je znan delovni dan: prihod in odhod na steni, lastni vnos v telefonu ali prvi in zadnji čas na nalogah.',
    least_present: 'Če bi jih bilo na delovni dan manj, opozori prošnja za odsotnost. Prazno pomeni brez meje.',
    flexible_from:
      'Od meseca tega dne se ure vsak mesec primerjajo s pogodbo in razlika se prenaša naprej. Prazno pomeni, da ure niso gibljive.',
  },
  values: {
    on_call: { true: 'Z dežurstvi', false: 'Brez dežurstev' },
    presence: { terminal: 'z registratorja', own: 'lastni vnos', tasks: 'iz časov na nalogah' },
  },
  rules: { user_type_name_unique: 'Tip s tem nazivom že obstaja. Izberi drug naziv.' },
  permissions: {
    user_types: {
      name: 'Tipi uporabnikov',
      read: { allows: 'Vidi tipe uporabnikov in strošek ure', effect: 'Vidi, koliko podjetje stane ura posameznega tipa.' },
      write: { allows: 'Ustvarja in ureja tipe uporabnikov', effect: 'Določa, katere vrste dela kdo izbere in kdo je dežuren.' },
      delete: { allows: 'Briše tipe uporabnikov', effect: 'Tipa, ki ga kdo ima, ni mogoče izbrisati.' },
    },
  },
} as const satisfies EntityWords<typeof userType>;
