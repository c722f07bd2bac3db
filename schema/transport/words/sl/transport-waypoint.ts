// Stops by the way in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { transportWaypoint } from '../../transport-waypoint.ts';

export default {
  one: 'Postanek',
  many: 'Postanki',
  count: '%{smart_count} postanek |||| %{smart_count} postanka |||| %{smart_count} postanki |||| %{smart_count} postankov',
  fields: { transport_id: 'Vožnja', point: 'Kraj', position: 'Lega', time: 'Čas', kilometers: 'Kilometri' },
} as const satisfies Pick<EntityWords<typeof transportWaypoint>, 'one' | 'many' | 'count' | 'fields'>;
