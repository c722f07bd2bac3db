// Offer types in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { offerType } from '../../offer-type.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Type de devis',
  many: 'Types de devis',
  count: '%{smart_count} type de devis |||| %{smart_count} types de devis',
  create: 'Nouveau type de devis',
  search: 'Nom du type',
  empty: 'Les types de devis s’affichent ici, par exemple service, équipement ou entretien. Ajoute-les avec « Nouveau type de devis ».',
  help: { archived: 'Un type archivé ne peut plus être choisi. Là où il figure déjà, il reste.' },
  rules: { offer_type_name_unique: 'Un type de devis porte déjà ce nom. Choisis un autre nom.' },
} satisfies EntityTranslation<typeof sl, typeof offerType>;
