// Stops by the way in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Étape',
  many: 'Étapes',
  count: '%{smart_count} étape |||| %{smart_count} étapes',
  fields: { transport_id: 'Trajet', point: 'Lieu', position: 'Position', time: 'Heure', kilometers: 'Kilométrage' },
} satisfies Translation<typeof sl>;
