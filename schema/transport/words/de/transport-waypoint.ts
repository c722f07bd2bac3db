// Stops by the way in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Halt',
  many: 'Halte',
  count: '%{smart_count} Halt |||| %{smart_count} Halte',
  fields: { transport_id: 'Fahrt', point: 'Ort', position: 'Position', time: 'Zeit', kilometers: 'Kilometerstand' },
} satisfies Translation<typeof sl>;
