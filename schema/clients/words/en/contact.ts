// Contacts in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Contact',
  many: 'Contacts',
  count: '%{smart_count} contact |||| %{smart_count} contacts',
  create: 'New contact',
  search: 'First name, last name, email, phone',
  empty: 'The people at our clients whom we call and write to will be here. Add them with the button “New contact”.',
  fields: {
    client_id: 'Client',
    branch_office_id: 'Branch office',
    name: 'First name',
    l_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
  },
  form: { general: 'Person', reach: 'How to reach them' },
  none: { language: 'as the client' },
  help: { language: 'Empty means the client’s language.' },
} satisfies Translation<typeof sl>;
