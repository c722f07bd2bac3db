// The team of a task in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { taskUser } from '../../task-user.ts';
import type sl from '../sl/task-user.ts';

export default {
  one: 'Osoba u ekipi',
  many: 'Ekipa',
  count: '%{smart_count} osoba |||| %{smart_count} osobe |||| %{smart_count} osoba',
  fields: { user_id: 'Tko', added_by: 'Unos', added_at: 'Dodano', listed: 'Među mojima' },
  rules: { task_user_task_id_user_id_unique: 'Ta je osoba već u ekipi. Odaberi drugu.' },
} satisfies EntityTranslation<typeof sl, typeof taskUser>;
