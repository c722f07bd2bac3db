// A waypoint is a place that a ride passed, and when.
import { signedIn } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, readOnly, reference, text } from '../core/fields.ts';
import { mostKilometers } from './transport.ts';

export const transportWaypoint = defineEntity({
  name: 'transport_waypoint',
  internal: true,
  fields: {
    transport_id: readOnly(reference('transport', { onDelete: 'cascade' })),
    point: text({ max: 200 }),
    /** Latitude and longitude, where the driver's device gives them. */
    position: text({ max: 40 }).optional(),
    time: readOnly(dateTime()),
    kilometers: integer({ min: 0, max: mostKilometers, unit: 'kilometers' }).optional(),
  },
  title: ['point'],
  access: { read: signedIn },
  database: [index('transport_id', 'time')],
});
