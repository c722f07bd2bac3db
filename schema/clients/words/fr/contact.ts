// Contacts in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Contact',
  many: 'Contacts',
  count: '%{smart_count} contact |||| %{smart_count} contacts',
  create: 'Nouveau contact',
  search: 'Prénom, nom, e-mail, téléphone',
  empty:
    'Les personnes que nous appelons et à qui nous écrivons chez les clients s’affichent ici. Ajoute-les avec le bouton « Nouveau contact ».',
  fields: {
    client_id: 'Client',
    branch_office_id: 'Site',
    name: 'Prénom',
    l_name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
  },
  form: { general: 'Personne', reach: 'Coordonnées' },
  none: { language: 'comme le client' },
  help: { language: 'Vide : la langue du client.' },
} satisfies Translation<typeof sl>;
