// The team of a task in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { taskUser } from '../../task-user.ts';

export default {
  one: 'Oseba v ekipi',
  many: 'Ekipa',
  count: '%{smart_count} oseba |||| %{smart_count} osebi |||| %{smart_count} osebe |||| %{smart_count} oseb',
  fields: { user_id: 'Sodelavec', added_by: 'Vpis', added_at: 'Dodano', listed: 'Med mojimi' },
  rules: { task_user_task_id_user_id_unique: 'Ta oseba je že v ekipi. Izberi drugo.' },
} as const satisfies Pick<EntityWords<typeof taskUser>, 'one' | 'many' | 'count' | 'fields' | 'values' | 'rules'>;
