// The team of a task in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { taskUser } from '../../task-user.ts';
import type sl from '../sl/task-user.ts';

export default {
  one: 'Team member',
  many: 'Team',
  count: '%{smart_count} person |||| %{smart_count} people',
  fields: { user_id: 'Person', added_by: 'Added by', added_at: 'Added', listed: 'Among own tasks' },
  rules: { task_user_task_id_user_id_unique: 'This person is already on the team. Choose another.' },
} satisfies EntityTranslation<typeof sl, typeof taskUser>;
