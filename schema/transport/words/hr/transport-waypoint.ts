// Stops by the way in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { transportWaypoint } from '../../transport-waypoint.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Postaja',
  many: 'Postaje',
  count: '%{smart_count} postaja |||| %{smart_count} postaje |||| %{smart_count} postaja',
  fields: { point: 'Mjesto', position: 'Položaj', time: 'Vrijeme', kilometers: 'Kilometri' },
} satisfies EntityTranslation<typeof sl, typeof transportWaypoint>;
