// Tags in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { tag } from '../../tag.ts';
import type sl from '../sl/tag.ts';

export default {
  one: 'Étiquette',
  many: 'Étiquettes',
  count: '%{smart_count} étiquette |||| %{smart_count} étiquettes',
  create: 'Nouvelle étiquette',
  search: 'Nom de l’étiquette',
  empty: 'Les étiquettes qui classent les tâches et les clients s’affichent ici. Ajoute-les avec le bouton « Nouvelle étiquette ».',
  fields: { color: 'Couleur', text_color: 'Couleur du texte', global: 'Étiquette générale', archived: 'Archivée' },
  short: { global: 'Générale' },
  form: { look: 'Aspect' },
  help: {
    color: 'Dans les listes, un carré de cette couleur précède le nom.',
    text_color:
      'La couleur du nom là où l’étiquette est remplie : comme ci-dessous, dans la liste des étiquettes et dans d’autres programmes.',
    global: 'Toute tâche peut porter une étiquette générale ; les autres, seulement les tâches des clients qui les portent.',
    archived: 'Archivée, elle n’est plus proposée. Là où elle figure, elle reste.',
  },
  values: { global: { true: 'Générales', false: 'Des clients' }, archived: { true: 'Archivées', false: 'Non archivées' } },
  rules: { tag_name_unique: 'Une étiquette porte déjà ce nom. Choisis-en un autre.' },
  permissions: {
    tags: {
      name: 'Étiquettes',
      read: { allows: 'Voir les étiquettes', effect: 'Voit la liste des étiquettes ; sur les tâches, tous les voient.' },
      write: {
        allows: 'Créer et modifier les étiquettes',
        effect: 'Un nouveau nom ou une couleur apparaît partout où l’étiquette figure.',
      },
      delete: { allows: 'Supprimer des étiquettes', effect: 'Une étiquette utilisée ne peut qu’être archivée.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof tag>;
