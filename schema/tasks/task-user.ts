// A task user is a member of a task's team.
import { signedIn } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, flag, readOnly, reference } from '../core/fields.ts';

export const taskUser = defineEntity({
  name: 'task_user',
  internal: true,
  fields: {
    task_id: readOnly(reference('task', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    added_by: readOnly(reference('user')),
    added_at: readOnly(dateTime()),
    /** Mirror: the task belongs in the user's list of own tasks. */
    listed: readOnly(flag().default(true)),
    /** Mirror of the task's deadline. */
    deadline: readOnly(dateTime().optional()),
  },
  title: ['user_id'],
  access: { read: signedIn },
  database: [
    unique('task_id', 'user_id'),
    index('user_id', 'task_id'),
    index('user_id', 'listed', 'deadline'),
    index('added_by', 'added_at'),
  ],
  // A user with ten thousand past teams still has a few dozen open tasks: the index lists these first, by deadline.
  mirrors: {
    listed: {
      of: 'task_id',
      by: ['status', 'registration_terminal_task'],
      holds: 'status in (0, 1, 2, 3, 4) and registration_terminal_task = false',
    },
    deadline: { of: 'task_id', by: ['deadline'], holds: 'deadline' },
  },
});
