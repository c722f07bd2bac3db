// A task user is somebody on the team of a task.
import { signedIn } from './core/access.ts';
import { index, unique } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { dateTime, readOnly, reference } from './core/fields.ts';

export const taskUser = defineEntity({
  name: 'task_user',
  internal: true,
  fields: {
    task_id: readOnly(reference('task', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    added_by: readOnly(reference('user')),
    added_at: readOnly(dateTime()),
  },
  title: ['user_id'],
  access: { read: signedIn },
  database: [unique('task_id', 'user_id'), index('user_id', 'task_id')],
});
