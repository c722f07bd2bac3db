// Users in Slovenian.
import type { EntityWords } from '../../core/entity-words.ts';
import type { user } from '../../user.ts';

export default {
  one: 'Uporabnik',
  many: 'Uporabniki',
  count: '%{smart_count} uporabnik |||| %{smart_count} uporabnika |||| %{smart_count} uporabniki |||| %{smart_count} uporabnikov',
  create: 'Nov uporabnik',
  search: 'Ime, priimek, e-pošta, telefon',
  empty: 'Tu bodo ljudje iz podjetja, ki se prijavljajo. Dodaš jih z gumbom »Nov uporabnik«.',
  fields: {
    name: 'Ime',
    last_name: 'Priimek',
    email: 'E-pošta za prijavo',
    phone: 'Telefon',
    role_id: 'Vloga',
    user_type_id: 'Tip uporabnika',
    contract_hours: 'Ure po pogodbi',
    vacation_days: 'Dopust',
    notification_start_hour: 'Obvestila od',
    notification_end_hour: 'Obvestila do',
    language: 'Jezik',
    active: 'Dejaven račun',
    theme: 'Tema',
    zoom: 'Povečava',
    password_hash: 'Geslo',
  },
  short: { email: 'E-pošta', user_type_id: 'Tip', active: 'Račun' },
  form: { general: 'Osebno', work: 'Delo', notifications: 'Obvestila', state: 'Račun' },
  help: {
    notifications: 'Zunaj teh ur obvestila počakajo, tudi e-pošta.',
    active: 'Z deaktiviranim računom prijava ni mogoča. Naloge in časi ostanejo.',
  },
  values: { active: { true: 'Dejaven', false: 'Deaktiviran' }, theme: { dark: 'Temna', light: 'Svetla' } },
  rules: {
    notificationHours: 'Konec obvestil mora biti po začetku. Popravi eno od ur.',
    user_email_unique: 'Ta e-pošta že pripada drugemu uporabniku. Vpiši drugo.',
  },
} as const satisfies EntityWords<typeof user>;
