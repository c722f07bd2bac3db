// The team of a task in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { taskUser } from '../../task-user.ts';
import type sl from '../sl/task-user.ts';

export default {
  one: 'Teammitglied',
  many: 'Team',
  count: '%{smart_count} Person |||| %{smart_count} Personen',
  fields: { user_id: 'Wer', added_by: 'Hinzugefügt von', added_at: 'Hinzugefügt', listed: 'Unter meinen Aufgaben' },
  rules: { task_user_task_id_user_id_unique: 'Diese Person ist schon im Team. Wähle eine andere.' },
} satisfies EntityTranslation<typeof sl, typeof taskUser>;
