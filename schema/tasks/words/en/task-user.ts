// The team of a task in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-user.ts';

export default {
  one: 'Team member',
  many: 'Team',
  count: '%{smart_count} person |||| %{smart_count} people',
  fields: { task_id: 'Task', user_id: 'Person', added_by: 'Added by', added_at: 'Added', listed: 'Among own tasks', deadline: 'Deadline' },
  rules: { task_user_task_id_user_id_unique: 'This person is already on the team. Choose another.' },
} satisfies Translation<typeof sl>;
