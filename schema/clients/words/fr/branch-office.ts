// Branch offices in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { branchOffice } from '../../branch-office.ts';
import type sl from '../sl/branch-office.ts';

export default {
  one: 'Site',
  many: 'Sites',
  count: '%{smart_count} site |||| %{smart_count} sites',
  create: 'Nouveau site',
  search: 'Nom, adresse, ville',
  empty:
    'Les lieux où nous travaillons pour des clients s’affichent ici : chaufferies, magasins, écoles. Ajoute-les avec le bouton « Nouveau site ».',
  fields: { title: 'Nom', standing_notes: 'Consignes permanentes' },
  form: { address: 'Adresse', notes: 'Consignes' },
  help: {
    address: 'La ville suit le code postal.',
    standing_notes: 'Code de la porte, chien, où se garer : affiché sur chaque tâche sur ce site.',
  },
} satisfies EntityTranslation<typeof sl, typeof branchOffice>;
