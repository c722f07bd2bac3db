// The team of a task in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/task-user.ts';

export default {
  one: 'Membre de l’équipe',
  many: 'Équipe',
  count: '%{smart_count} personne |||| %{smart_count} personnes',
  fields: {
    task_id: 'Tâche',
    user_id: 'Qui',
    added_by: 'Ajouté par',
    added_at: 'Ajouté le',
    listed: 'Parmi mes tâches',
    deadline: 'Échéance',
  },
  rules: { task_user_task_id_user_id_unique: 'Cette personne est déjà dans l’équipe. Choisis-en une autre.' },
} satisfies Translation<typeof sl>;
