// A passenger rides along without driving; one who gets out early took part in only a part of the ride.
import { signedIn } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, reference } from '../core/fields.ts';

export const transportPassenger = defineEntity({
  name: 'transport_passenger',
  internal: true,
  fields: {
    transport_id: readOnly(reference('transport', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    left_at: readOnly(dateTime().optional()),
  },
  title: ['user_id'],
  access: { read: signedIn },
  database: [unique('transport_id', 'user_id'), index('user_id', 'transport_id')],
});
