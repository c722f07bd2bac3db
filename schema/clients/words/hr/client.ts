// Clients in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client.ts';

export default {
  one: 'Klijent',
  many: 'Klijenti',
  count: '%{smart_count} klijent |||| %{smart_count} klijenta |||| %{smart_count} klijenata',
  create: 'Novi klijent',
  search: 'Naziv, PDV ID, mjesto (c nalazi č)',
  empty: 'Ovdje će biti tvrtke i ljudi za koje radimo. Dodaješ ih gumbom „Novi klijent”.',
  fields: {
    name: 'Naziv',
    address: 'Adresa',
    zip: 'Poštanski broj',
    town: 'Mjesto',
    country: 'Država',
    vat_number: 'PDV ID broj',
    email: 'E-pošta',
    phone: 'Telefon',
    payment_term_days: 'Rok plaćanja',
    language: 'Jezik dokumenata',
    notes: 'Interne napomene',
    tags: 'Oznake',
    primary_contact_id: 'Glavni kontakt',
    archived: 'U arhivi',
    merged_into_id: 'Spojeno s klijentom',
    branch_offices: 'Lokacije',
    contacts: 'Kontakti',
    open_tasks: 'Otvoreni zadaci',
  },
  short: { vat_number: 'PDV ID', language: 'Jezik' },
  form: { general: 'Općenito', address: 'Adresa', billing: 'Plaćanje', notes: 'Napomene', sorting: 'Oznake i arhiva' },
  help: {
    address: 'Mjesto dopunjujemo iz poštanskog broja.',
    general: 'Kao na računu i radnom nalogu.',
    vat_number: 'S oznakom države, na primjer SI12345679.',
    notes: 'Vide ih samo oni koji vide klijente; nema ih ni na jednom dokumentu.',
    archived: 'Arhivirani klijent ne dobiva nove zadatke. Otvoreni idu dalje.',
  },
  values: { archived: { true: 'U arhivi', false: 'Bez arhive' } },
} satisfies Translation<typeof sl>;
