// The team of a task in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { taskUser } from '../../task-user.ts';
import type sl from '../sl/task-user.ts';

export default {
  one: 'Membre de l’équipe',
  many: 'Équipe',
  count: '%{smart_count} personne |||| %{smart_count} personnes',
  fields: { user_id: 'Qui', added_by: 'Ajouté par', added_at: 'Ajouté le', listed: 'Parmi mes tâches' },
  rules: { task_user_task_id_user_id_unique: 'Cette personne est déjà dans l’équipe. Choisis-en une autre.' },
} satisfies EntityTranslation<typeof sl, typeof taskUser>;
