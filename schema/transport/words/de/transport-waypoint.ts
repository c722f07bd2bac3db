// Stops by the way in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportWaypoint } from '../../transport-waypoint.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Halt',
  many: 'Halte',
  count: '%{smart_count} Halt |||| %{smart_count} Halte',
  fields: { point: 'Ort', position: 'Position', time: 'Zeit', kilometers: 'Kilometerstand' },
} satisfies EntityTranslation<typeof sl, typeof transportWaypoint>;
