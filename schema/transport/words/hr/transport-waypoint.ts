// Stops by the way in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Postaja',
  many: 'Postaje',
  count: '%{smart_count} postaja |||| %{smart_count} postaje |||| %{smart_count} postaja',
  fields: { transport_id: 'Vožnja', point: 'Mjesto', position: 'Položaj', time: 'Vrijeme', kilometers: 'Kilometri' },
} satisfies Translation<typeof sl>;
