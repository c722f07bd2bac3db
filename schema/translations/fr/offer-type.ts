// Offer types in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/offer-type.ts';

export default {
  one: 'Type d’offre',
  many: 'Types d’offres',
  count: '%{smart_count} type d’offre |||| %{smart_count} types d’offres',
  create: 'Nouveau type d’offre',
  search: 'Nom du type',
  empty: 'Les types d’offres seront ici, par exemple service, équipement ou entretien. Ajoute-les avec « Nouveau type d’offre ».',
  fields: { name: 'Nom', archived: 'Archivé' },
  form: { general: 'Général' },
  help: { archived: 'Un type archivé ne peut plus être choisi. Là où il figure déjà, il reste.' },
  values: { archived: { true: 'Archivés', false: 'Sans les archives' } },
  rules: { offer_type_name_unique: 'Un type d’offre porte déjà ce nom. Choisis un autre nom.' },
} satisfies Translation<typeof sl>;
