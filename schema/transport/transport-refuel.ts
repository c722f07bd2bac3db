// A refuel is fuel bought during a ride, with its receipt.
import { signedIn } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, decimal, file, money, readOnly, reference } from '../core/fields.ts';

export const transportRefuel = defineEntity({
  name: 'transport_refuel',
  internal: true,
  fields: {
    transport_id: readOnly(reference('transport', { onDelete: 'cascade' })),
    time: readOnly(dateTime()),
    liters: decimal({ min: 0.01, max: 2000, unit: 'liters' }),
    price: money({ max: 10_000_000 }),
    receipt_file_id: file().optional(),
  },
  title: ['time'],
  access: { read: signedIn },
  database: [index('transport_id', 'time'), index('receipt_file_id')],
});
