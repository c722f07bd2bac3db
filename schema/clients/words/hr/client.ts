// Clients in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { client } from '../../client.ts';
import type sl from '../sl/client.ts';

export default {
  one: 'Klijent',
  many: 'Klijenti',
  count: '%{smart_count} klijent |||| %{smart_count} klijenta |||| %{smart_count} klijenata',
  create: 'Novi klijent',
  search: 'Naziv, PDV ID, mjesto (c nalazi č)',
  empty: 'Ovdje će biti tvrtke i ljudi za koje radimo. Dodaješ ih gumbom „Novi klijent”.',
  fields: {
    vat_number: 'PDV ID broj',
    payment_term_days: 'Rok plaćanja',
    language: 'Jezik dokumenata',
    notes: 'Interne napomene',
    primary_contact_id: 'Glavni kontakt',
    merged_into_id: 'Spojeno s klijentom',
    branch_offices: 'Lokacije',
    contacts: 'Kontakti',
    open_tasks: 'Otvoreni zadaci',
  },
  short: { vat_number: 'PDV ID', language: 'Jezik' },
  form: { address: 'Adresa', billing: 'Plaćanje', sorting: 'Oznake i arhiva' },
  help: {
    address: 'Mjesto dopunjujemo iz poštanskog broja.',
    general: 'Kao na računu i radnom nalogu.',
    vat_number: 'S oznakom države, na primjer SI12345679.',
    notes: 'Vide ih samo oni koji vide klijente; nema ih ni na jednom dokumentu.',
    archived: 'Arhivirani klijent ne dobiva nove zadatke. Otvoreni idu dalje.',
  },
  permissions: {
    clients: {
      name: 'Klijenti',
      read: { allows: 'Vidi klijente, lokacije i kontakte', effect: 'Vidi adrese, telefone i e-poštu klijenata i njihovih ljudi.' },
      write: {
        allows: 'Stvara i uređuje klijente, lokacije i kontakte',
        effect: 'Promjena adrese ili kontakta vrijedi za sve buduće zadatke.',
      },
      delete: { allows: 'Briše klijente', effect: 'Klijent koji je u upotrebi može se samo arhivirati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof client>;
