// Stops by the way in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/transport-waypoint.ts';

export default {
  one: 'Stanka',
  many: 'Stanke',
  count: '%{smart_count} stanka |||| %{smart_count} stanke |||| %{smart_count} stanki',
  fields: { transport_id: 'Vožnja', point: 'Mjesto', position: 'Položaj', time: 'Vrijeme', kilometers: 'Kilometri' },
} satisfies Translation<typeof sl>;
