// Work types in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { workType } from '../../work-type.ts';
import type sl from '../sl/work-type.ts';

export default {
  one: 'Type de travail',
  many: 'Types de travail',
  count: '%{smart_count} type de travail |||| %{smart_count} types de travail',
  create: 'Nouveau type de travail',
  search: 'Nom du type de travail',
  empty:
    'Les types de travail, par exemple montage ou contrôle, s’affichent ici avec leur prix horaire. Ajoute-les avec le bouton « Nouveau type de travail ».',
  fields: { hourly_price: 'Prix horaire', default_multiplier: 'Coefficient par défaut', counts_as_work: 'Compte comme travail' },
  short: { default_multiplier: 'Coefficient' },
  help: {
    hourly_price: 'Pour une heure sur la facture du client, multipliée par le coefficient.',
    default_multiplier: 'Ne vaut que pour la facture du client. La paie dépend de l’heure à laquelle le travail est fait.',
    counts_as_work: 'À désactiver pour un temps qui ne compte pas comme temps de travail.',
    archived: 'Archivé, il n’est plus proposé. Les anciens temps le gardent.',
  },
  values: {
    counts_as_work: { true: 'Compte comme travail', false: 'Ne compte pas comme travail' },
  },
  rules: { work_type_name_unique: 'Un type de travail porte déjà ce nom. Choisis-en un autre.' },
  permissions: {
    work_types: {
      name: 'Types de travail',
      read: { allows: 'Voir les types de travail et leurs prix', effect: 'Voit le prix horaire de chaque type de travail.' },
      write: {
        allows: 'Créer et modifier les types de travail',
        effect: 'Un nouveau prix horaire compte pour les factures pas encore émises.',
      },
      delete: { allows: 'Supprimer des types de travail', effect: 'Un type de travail utilisé ne peut qu’être archivé.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof workType>;
