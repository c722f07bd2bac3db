// Material that was used at a client's for a task; only its author changes it.
import { own, signedIn } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, decimal, readOnly, reference, text, word } from '../core/fields.ts';

export const material = defineEntity({
  name: 'material',
  internal: true,
  fields: {
    task_id: readOnly(reference('task', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    name: text({ max: 200 }),
    unit: word('Meter', 'Piece').default('Piece'),
    quantity: decimal({ min: 0.001, max: 1_000_000, scale: 3 }),
    date_added: readOnly(dateTime()),
  },
  title: ['name'],
  access: { read: signedIn, update: own('user_id'), delete: own('user_id') },
  database: [index('task_id', 'id'), index('user_id')],
});
