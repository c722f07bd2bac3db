// An invoice task links a task to its invoicing group: meanwhile no other group can take the task.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { flag, readOnly, reference } from '../core/fields.ts';

export const invoiceTask = defineEntity({
  name: 'invoice_task',
  internal: true,
  fields: {
    invoice_id: readOnly(reference('invoice', { onDelete: 'cascade' })),
    /** Empty once the task was deleted after the cancellation. */
    task_id: readOnly(reference('task', { onDelete: 'empty' }).optional()),
    /** Set when the invoice is cancelled: the task is free for another one. */
    released: readOnly(flag().default(false)),
  },
  title: ['task_id'],
  access: { read: can('invoicing.read') },
  database: [unique('task_id').where('released = false'), index('invoice_id', 'task_id'), index('task_id')],
});
