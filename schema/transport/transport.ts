// A transport is one ride for a task: who drives which vehicle from where to where, with the kilometres at both ends.
import { signedIn } from '../core/access.ts';
import { check, index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const rideStates = { started: 0, finished: 1 } as const;
/** The highest odometer reading. */
export const mostKilometers = 9_999_999;

export const transport = defineEntity({
  name: 'transport',
  internal: true,
  fields: {
    task_id: readOnly(reference('task', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    vehicle_id: readOnly(reference('vehicle')),
    transport_type_id: readOnly(reference('transport_type').optional()),
    status: readOnly(choice(rideStates).default(0)),
    start_kilometers: readOnly(integer({ min: 1, max: mostKilometers, unit: 'kilometers' })),
    end_kilometers: readOnly(integer({ min: 0, max: mostKilometers, unit: 'kilometers' }).optional()),
    start_time: readOnly(dateTime()),
    end_time: readOnly(dateTime().optional()),
    start_point: readOnly(text({ max: 200 }).optional()),
    end_point: readOnly(text({ max: 200 }).optional()),
    destination: readOnly(text({ max: 200 }).optional()),
    notes: longText({ max: 4000 }).optional(),
  },
  title: ['start_point', 'end_point'],
  access: { read: signedIn },
  database: [
    unique('user_id').where('status = 0'),
    unique('vehicle_id').where('status = 0'),
    check('order', 'end_time is null or end_time >= start_time'),
    check('kilometers', 'end_kilometers is null or end_kilometers >= start_kilometers'),
    index('task_id', 'start_time'),
    index('vehicle_id', 'start_time'),
    index('user_id', 'start_time'),
    index('transport_type_id'),
  ],
});
