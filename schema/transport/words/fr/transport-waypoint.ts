// Stops by the way in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportWaypoint } from '../../transport-waypoint.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Étape',
  many: 'Étapes',
  count: '%{smart_count} étape |||| %{smart_count} étapes',
  fields: { point: 'Lieu', position: 'Position', time: 'Heure', kilometers: 'Kilométrage' },
} satisfies EntityTranslation<typeof sl, typeof transportWaypoint>;
