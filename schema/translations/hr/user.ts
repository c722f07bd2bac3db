// Users in Croatian.
import type { Translation } from '../../core/words.ts';
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
    phone: 'Telefon',
    role_id: 'Uloga',
    user_type_id: 'Tip korisnika',
    contract_hours: 'Sati po ugovoru',
    vacation_days: 'Godišnji odmor',
    notification_start_hour: 'Obavijesti od',
    notification_end_hour: 'Obavijesti do',
    language: 'Jezik',
    active: 'Aktivan račun',
    theme: 'Tema',
    zoom: 'Povećanje',
    password_hash: 'Lozinka',
  },
  short: { email: 'E-pošta', user_type_id: 'Tip', active: 'Račun' },
  form: { general: 'Osobno', work: 'Rad', notifications: 'Obavijesti', state: 'Račun' },
  help: {
    notifications: 'Izvan tih sati obavijesti čekaju, i e-pošta.',
    active: 'S deaktiviranim računom prijava nije moguća. Zadaci i vremena ostaju.',
  },
  values: { active: { true: 'Aktivan', false: 'Deaktiviran' }, theme: { dark: 'Tamna', light: 'Svijetla' } },
  rules: {
    notificationHours: 'Kraj obavijesti mora biti nakon početka. Ispravi jedan od sati.',
    user_email_unique: 'Ta e-pošta već pripada drugom korisniku. Upiši drugu.',
  },
} satisfies Translation<typeof sl>;
