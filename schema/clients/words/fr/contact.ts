// Contacts in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { contact } from '../../contact.ts';
import type sl from '../sl/contact.ts';

export default {
  one: 'Contact',
  many: 'Contacts',
  count: '%{smart_count} contact |||| %{smart_count} contacts',
  create: 'Nouveau contact',
  search: 'Prénom, nom, e-mail, téléphone',
  empty:
    'Les personnes que nous appelons et à qui nous écrivons chez les clients s’affichent ici. Ajoute-les avec le bouton « Nouveau contact ».',
  fields: { name: 'Prénom', l_name: 'Nom' },
  form: { general: 'Personne', reach: 'Coordonnées' },
  none: { language: 'comme le client' },
  help: { language: 'Vide : la langue du client.' },
} satisfies EntityTranslation<typeof sl, typeof contact>;
