// Clients in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client.ts';

export default {
  one: 'Client',
  many: 'Clients',
  count: '%{smart_count} client |||| %{smart_count} clients',
  create: 'New client',
  search: 'Name, VAT no., town (c finds č)',
  empty: 'The companies and people we work for will be here. Add them with the button “New client”.',
  fields: {
    name: 'Name',
    address: 'Address',
    zip: 'Postcode',
    town: 'Town',
    country: 'Country',
    vat_number: 'VAT number',
    email: 'Email',
    phone: 'Phone',
    payment_term_days: 'Payment term',
    language: 'Document language',
    notes: 'Internal notes',
    tags: 'Tags',
    primary_contact_id: 'Primary contact',
    archived: 'Archived',
    merged_into_id: 'Merged into',
    branch_offices: 'Branch offices',
    contacts: 'Contacts',
    open_tasks: 'Open tasks',
  },
  short: { vat_number: 'VAT no.', language: 'Language' },
  form: { general: 'General', address: 'Address', billing: 'Billing', notes: 'Notes', sorting: 'Tags and archive' },
  help: {
    address: 'The town follows from the postcode.',
    general: 'As on invoices and work orders.',
    vat_number: 'With the country code, for example SI12345679.',
    notes: 'Only those who see clients see them; they are on no document.',
    archived: 'An archived client gets no new tasks. Open ones go on.',
  },
  values: { archived: { true: 'Archived', false: 'Not archived' } },
} satisfies Translation<typeof sl>;
