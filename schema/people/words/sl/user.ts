// Users in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
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
    contract_hours: 'Ure po pogodbi',
    vacation_days: 'Dopust',
    notification_start_hour: 'Obvestila od',
    notification_end_hour: 'Obvestila do',
    active: 'Dejaven račun',
    theme: 'Tema',
    zoom: 'Povečava',
    password_hash: 'Geslo',
    password_set_at: 'Geslo nastavljeno',
    invited_at: 'Vabilo poslano',
    rfid_tag: 'Čip',
    pin_set_at: 'PIN nastavljen',
    pin_hash: 'PIN',
    pin_key: 'Odtis PIN-a',
    second_factor_since: 'Drugi faktor',
    second_factor_required: 'Obvezen drugi faktor',
    second_factor_secret: 'Ključ drugega faktorja',
    second_factor_step: 'Zadnja koda drugega faktorja',
  },
  short: { email: 'E-pošta', user_type_id: 'Tip', active: 'Račun' },
  form: { general: 'Osebno', work: 'Delo', notifications: 'Obvestila', terminal: 'Registrator' },
  help: {
    user_type_id: 'Določa, med katerimi vrstami dela oseba izbira.',
    rfid_tag: 'Številka čipa, kot jo prebere registrator: prisloni čip, ko je polje izbrano.',
    notifications: 'Zunaj teh ur obvestila počakajo, tudi e-pošta.',
  },
  values: { active: { true: 'Dejaven', false: 'Deaktiviran' }, theme: { dark: 'Temna', light: 'Svetla' } },
  rules: {
    notificationHours: 'Konec obvestil mora biti po začetku. Popravi eno od ur.',
    user_email_unique: 'Ta e-pošta že pripada drugemu uporabniku. Vpiši drugo.',
    user_rfid_tag_unique: 'Ta čip že pripada drugemu uporabniku. Uporabi drugega.',
    user_pin_key_unique: 'Ta PIN je že zaseden. Zahtevaj drugega.',
  },
} as const satisfies EntityWords<typeof user>;
