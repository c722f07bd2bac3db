// Users in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { user } from '../../user.ts';
import type sl from '../sl/user.ts';

export default {
  one: 'Korisnik',
  many: 'Korisnici',
  count: '%{smart_count} korisnik |||| %{smart_count} korisnika |||| %{smart_count} korisnika',
  create: 'Novi korisnik',
  search: 'Ime, prezime, e-pošta, telefon',
  empty: 'Ovdje će biti ljudi iz tvrtke koji se prijavljuju. Dodaješ ih gumbom „Novi korisnik”.',
  fields: {
    name: 'Ime',
    last_name: 'Prezime',
    email: 'E-pošta za prijavu',
    contract_hours: 'Sati po ugovoru',
    vacation_days: 'Godišnji odmor',
    notification_start_hour: 'Obavijesti od',
    notification_end_hour: 'Obavijesti do',
    active: 'Aktivan račun',
    theme: 'Tema',
    zoom: 'Povećanje',
    password_hash: 'Lozinka',
    password_set_at: 'Lozinka postavljena',
    invited_at: 'Pozivnica poslana',
    rfid_tag: 'Čip',
    pin_set_at: 'PIN postavljen',
    pin_hash: 'PIN',
    pin_key: 'Otisak PIN-a',
    second_factor_since: 'Drugi faktor',
    second_factor_required: 'Obavezan drugi faktor',
    second_factor_secret: 'Ključ drugog faktora',
    second_factor_step: 'Zadnji kôd drugog faktora',
  },
  short: { email: 'E-pošta', user_type_id: 'Tip', active: 'Račun' },
  form: { general: 'Osobno', work: 'Rad', notifications: 'Obavijesti', terminal: 'Terminal' },
  help: {
    user_type_id: 'Određuje među kojim vrstama rada osoba bira.',
    rfid_tag: 'Broj čipa kako ga čita terminal: prisloni čip dok je polje odabrano.',
    notifications: 'Izvan tih sati obavijesti čekaju, i e-pošta.',
  },
  values: { active: { true: 'Aktivan', false: 'Deaktiviran' }, theme: { dark: 'Tamna', light: 'Svijetla' } },
  rules: {
    notificationHours: 'Kraj obavijesti mora biti nakon početka. Ispravi jedan od sati.',
    user_email_unique: 'Ta e-pošta već pripada drugom korisniku. Upiši drugu.',
    user_rfid_tag_unique: 'Ovaj čip već pripada drugom korisniku. Uzmi drugi.',
    user_pin_key_unique: 'Ovaj PIN je zauzet. Zatraži drugi.',
  },
} satisfies EntityTranslation<typeof sl, typeof user>;
