// Calendar feeds in French.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { Phrases } from '../../../core/words.ts';
import type { calendarFeed } from '../../calendar-feed.ts';

export default {
  one: 'Lien d’agenda',
  many: 'Liens d’agenda',
  count: '%{smart_count} lien d’agenda |||| %{smart_count} liens d’agenda',
  create: 'Nouveau lien d’agenda',
  search: 'Personne',
  empty: 'Les adresses où ton téléphone lit tes absences et tes astreintes seront ici.',
  fields: {
    user_id: 'Personne',
    scope: 'Contenu',
    token_hash: 'Clé',
    last_read_at: 'Dernière lecture',
    revoked_at: 'Révoqué',
  },
  values: {
    scope: {
      own: 'Mes absences et astreintes',
      company: 'Qui est absent',
    },
  },
  history: {
    revoke: 'Lien révoqué',
  },
  reasons: {
    revoked: 'Le lien est déjà révoqué.',
    notAllowed: 'Réservé à son propriétaire.',
  },
} as const satisfies EntityWords<typeof calendarFeed> & { readonly reasons: Phrases };
