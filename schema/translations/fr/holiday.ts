// Holidays in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/holiday.ts';

export default {
  one: 'Jour férié',
  many: 'Jours fériés',
  count: '%{smart_count} jour férié |||| %{smart_count} jours fériés',
  create: 'Nouveau jour férié',
  search: 'Nom du jour férié',
  empty: 'Les jours non travaillés s’affichent ici. Ajoutez-les avec le bouton « Nouveau jour férié ».',
  fields: { date: 'Date', name: 'Nom', country: 'Pays' },
  form: { general: 'Général' },
  rules: {
    holiday_date_country_unique: 'Ce pays a déjà un jour férié à cette date. Choisissez un autre jour ou modifiez celui qui existe.',
  },
} satisfies Translation<typeof sl>;
