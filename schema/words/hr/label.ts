// Default labels of fields, form groups and flag values in Croatian, for entities without their own.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/label.ts';

export default {
  fields: {
    name: 'Naziv',
    title: 'Naslov',
    number: 'Broj',
    kind: 'Vrsta',
    status: 'Stanje',
    description: 'Opis',
    note: 'Napomena',
    quantity: 'Količina',
    deadline: 'Rok',
    valid_from: 'Vrijedi od',
    archived: 'U arhivi',
    language: 'Jezik',
    address: 'Adresa',
    zip: 'Poštanski broj',
    town: 'Mjesto',
    country: 'Država',
    phone: 'Telefon',
    email: 'E-pošta',
    files: 'Datoteke',
    comments: 'Poruke',
    tasks: 'Zadaci',
    date_added: 'Dodano',
    user_added: 'Unos',
    running_since: 'Teče od',
  },
  form: { general: 'Općenito', use: 'Upotreba', notes: 'Napomene' },
  values: { archived: { true: 'U arhivi', false: 'Bez arhive' } },
} satisfies Translation<typeof sl>;
