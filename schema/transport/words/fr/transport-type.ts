// Transport types in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportType } from '../../transport-type.ts';
import type sl from '../sl/transport-type.ts';

export default {
  one: 'Type de trajet',
  many: 'Types de trajet',
  count: '%{smart_count} type de trajet |||| %{smart_count} types de trajet',
  create: 'Nouveau type de trajet',
  search: 'Nom du type de trajet',
  empty:
    'Les types de trajet, par exemple chez le client ou pour du matériel, s’affichent ici avec le prix du kilomètre. Ajoute-les avec le bouton « Nouveau type de trajet ».',
  fields: { price_per_km: 'Prix du kilomètre' },
  help: { price_per_km: 'Pour chaque kilomètre sur la facture du client.' },
  rules: { transport_type_name_unique: 'Un type de trajet porte déjà ce nom. Choisis-en un autre.' },
  permissions: {
    transport_types: {
      name: 'Types de trajet',
      read: { allows: 'Voir les types de trajet et le prix du kilomètre', effect: 'Voit le prix du kilomètre.' },
      write: {
        allows: 'Créer et modifier les types de trajet',
        effect: 'Un nouveau prix au kilomètre compte pour les factures pas encore émises.',
      },
      delete: { allows: 'Supprimer des types de trajet', effect: 'Un type de transport utilisé ne peut pas être supprimé.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof transportType>;
