// Clients in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { client } from '../../client.ts';
import type sl from '../sl/client.ts';

export default {
  one: 'Client',
  many: 'Clients',
  count: '%{smart_count} client |||| %{smart_count} clients',
  create: 'New client',
  search: 'Name, VAT no., town (c finds č)',
  empty: 'The companies and people we work for will be here. Add them with the button “New client”.',
  fields: {
    vat_number: 'VAT number',
    payment_term_days: 'Payment term',
    language: 'Document language',
    notes: 'Internal notes',
    primary_contact_id: 'Primary contact',
    merged_into_id: 'Merged into',
    branch_offices: 'Branch offices',
    contacts: 'Contacts',
    open_tasks: 'Open tasks',
  },
  short: { vat_number: 'VAT no.', language: 'Language' },
  form: { address: 'Address', billing: 'Billing', sorting: 'Tags and archive' },
  help: {
    address: 'The town follows from the postcode.',
    general: 'As on invoices and work orders.',
    vat_number: 'With the country code, for example SI12345679.',
    notes: 'Only those who see clients see them; they are on no document.',
    archived: 'An archived client gets no new tasks. Open ones go on.',
  },
  permissions: {
    clients: {
      name: 'Clients',
      read: {
        allows: 'View clients, branch offices and contacts',
        effect: 'Sees addresses, phones and emails of clients and their people.',
      },
      write: {
        allows: 'Create and edit clients, branch offices and contacts',
        effect: 'A changed address or contact applies to all future tasks.',
      },
      delete: { allows: 'Delete clients', effect: 'A client that is in use can only be archived.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof client>;
