// Contacts in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { contact } from '../../contact.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Contact',
  many: 'Contacts',
  count: '%{smart_count} contact |||| %{smart_count} contacts',
  create: 'New contact',
  search: 'First name, last name, email, phone',
  empty: 'The people at our clients whom we call and write to will be here. Add them with the button “New contact”.',
  fields: { name: 'First name', l_name: 'Last name' },
  form: { general: 'Person', reach: 'How to reach them' },
  none: { language: 'as the client' },
  help: { language: 'Empty means the client’s language.' },
} satisfies EntityTranslation<typeof sl, typeof contact>;
