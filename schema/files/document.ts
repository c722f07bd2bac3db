// A document is a work order or a handover as it was printed; later changes of the task or project do not change it.
import { signedIn } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, language, readOnly, reference, text, word } from '../core/fields.ts';

export const document = defineEntity({
  name: 'document',
  internal: true,
  fields: {
    /** The task or the project. */
    task_id: readOnly(reference('task', { onDelete: 'cascade' }).optional()),
    project_id: readOnly(reference('project', { onDelete: 'cascade' }).optional()),
    /** The name under which it is served; it identifies the content, so that the same content is printed once. */
    name: readOnly(text({ max: 120 })),
    kind: readOnly(word('preview', 'printout')),
    language: readOnly(language()),
    file_id: readOnly(reference('file')),
    created_by: readOnly(reference('user').optional()),
    created_at: readOnly(dateTime()),
  },
  title: ['name'],
  access: { read: signedIn },
  database: [unique('name'), index('task_id', 'id'), index('project_id', 'id'), index('file_id')],
});
