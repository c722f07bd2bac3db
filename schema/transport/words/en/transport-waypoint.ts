// Stops by the way in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Stop',
  many: 'Stops',
  count: '%{smart_count} stop |||| %{smart_count} stops',
  fields: { transport_id: 'Ride', point: 'Place', position: 'Position', time: 'Time', kilometers: 'Kilometres' },
} satisfies Translation<typeof sl>;
