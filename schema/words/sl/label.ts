// Default labels of fields, form groups and flag values in Slovenian, for entities without their own.
import type { Phrases } from '../../core/words.ts';

export default {
  fields: {
    name: 'Naziv',
    title: 'Naslov',
    number: 'Številka',
    kind: 'Vrsta',
    status: 'Stanje',
    description: 'Opis',
    note: 'Opomba',
    quantity: 'Količina',
    deadline: 'Rok',
    valid_from: 'Velja od',
    archived: 'V arhivu',
    language: 'Jezik',
    address: 'Naslov',
    zip: 'Pošta',
    town: 'Kraj',
    country: 'Država',
    phone: 'Telefon',
    email: 'E-pošta',
    files: 'Datoteke',
    comments: 'Sporočila',
    tasks: 'Naloge',
    date_added: 'Dodano',
    user_added: 'Vpis',
    running_since: 'Teče od',
  },
  form: { general: 'Splošno', use: 'Uporaba', notes: 'Opombe' },
  values: { archived: { true: 'V arhivu', false: 'Brez arhiva' } },
} as const satisfies Phrases;
