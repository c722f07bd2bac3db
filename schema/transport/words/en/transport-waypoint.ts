// Stops by the way in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportWaypoint } from '../../transport-waypoint.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Stop',
  many: 'Stops',
  count: '%{smart_count} stop |||| %{smart_count} stops',
  fields: { point: 'Place', position: 'Position', time: 'Time', kilometers: 'Kilometres' },
} satisfies EntityTranslation<typeof sl, typeof transportWaypoint>;
