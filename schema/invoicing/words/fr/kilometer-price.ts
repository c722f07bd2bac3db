// Prices of the kilometre in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { kilometerPrice } from '../../kilometer-price.ts';
import type sl from '../sl/kilometer-price.ts';

export default {
  one: 'Prix du kilomètre',
  many: 'Prix du kilomètre',
  count: '%{smart_count} prix du kilomètre |||| %{smart_count} prix du kilomètre',
  create: 'Nouveau prix du kilomètre',
  search: 'Remarque',
  empty:
    'Les prix du kilomètre valables à partir d’un jour s’affichent ici : pour un client ou pour tous. Tant qu’il n’y en a pas, c’est le prix du type de trajet qui vaut. Ajoute-les avec le bouton « Nouveau prix du kilomètre ».',
  fields: { price_per_km: 'Prix du kilomètre' },
  form: { general: 'Prix', whose: 'Pour qui' },
  help: {
    valid_from: 'Un prix vaut jusqu’au jour où le suivant commence. Pour un trajet, c’est le prix du jour du trajet qui compte.',
    client_id: 'Vide : pour tous les clients. Le prix propre à un client passe avant.',
  },
  none: { client_id: 'tous les clients' },
  rules: {
    kilometer_price_client_id_transport_type_id_valid_from_unique:
      'Il existe déjà un prix à partir de ce jour pour ce cas. Choisis un autre jour ou modifie ce prix.',
    kilometer_price_transport_type_id_valid_from_unique:
      'Il existe déjà un prix à partir de ce jour pour ce cas. Choisis un autre jour ou modifie ce prix.',
  },
} satisfies EntityTranslation<typeof sl, typeof kilometerPrice>;
