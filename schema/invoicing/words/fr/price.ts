// Prices of an hour in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { price } from '../../price.ts';
import type sl from '../sl/price.ts';

export default {
  one: 'Prix horaire',
  many: 'Prix horaires',
  count: '%{smart_count} prix horaire |||| %{smart_count} prix horaires',
  create: 'Nouveau prix horaire',
  search: 'Remarque',
  empty:
    'Les prix horaires valables à partir d’un jour s’affichent ici : pour un client, pour un type d’utilisateur ou pour tous. Tant qu’il n’y en a pas, c’est le prix du type de travail qui vaut. Ajoute-les avec le bouton « Nouveau prix horaire ».',
  fields: { hourly_price: 'Prix horaire' },
  form: { general: 'Prix', whose: 'Pour qui' },
  help: {
    valid_from: 'Un prix vaut jusqu’au jour où le suivant commence. Pour le travail, c’est le prix du jour du travail qui compte.',
    client_id: 'Vide : pour tous les clients. Le prix propre à un client passe avant.',
    user_type_id: 'Vide : pour tous ceux qui travaillent.',
  },
  none: { client_id: 'tous les clients', user_type_id: 'tout le monde' },
  rules: {
    price_client_id_user_type_id_work_type_id_valid_from_unique:
      'Il existe déjà un prix à partir de ce jour pour ce cas. Choisis un autre jour ou modifie ce prix.',
    price_client_id_work_type_id_valid_from_unique:
      'Il existe déjà un prix à partir de ce jour pour ce cas. Choisis un autre jour ou modifie ce prix.',
    price_user_type_id_work_type_id_valid_from_unique:
      'Il existe déjà un prix à partir de ce jour pour ce cas. Choisis un autre jour ou modifie ce prix.',
    price_work_type_id_valid_from_unique:
      'Il existe déjà un prix à partir de ce jour pour ce cas. Choisis un autre jour ou modifie ce prix.',
  },
} satisfies EntityTranslation<typeof sl, typeof price>;
