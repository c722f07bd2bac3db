// Holidays in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { holiday } from '../../holiday.ts';
import type sl from '../sl/holiday.ts';

export default {
  one: 'Jour férié',
  many: 'Jours fériés',
  count: '%{smart_count} jour férié |||| %{smart_count} jours fériés',
  create: 'Nouveau jour férié',
  search: 'Nom du jour férié',
  empty: 'Les jours chômés s’affichent ici. Ajoute-les avec le bouton « Nouveau jour férié ».',
  fields: { date: 'Date' },
  rules: {
    holiday_date_country_unique: 'Ce pays a déjà un jour férié à cette date. Choisis un autre jour ou modifie celui qui existe.',
  },
  permissions: {
    holidays: {
      name: 'Jours fériés',
      write: {
        allows: 'Modifier les jours fériés',
        effect: 'Les jours fériés comptent pour les congés, les heures manquantes et les délais.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof holiday>;
