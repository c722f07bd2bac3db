// A document is a work order as it was printed: its file lies in the data directory under this name.
import { signedIn } from './core/access.ts';
import { index, unique } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { dateTime, language, readOnly, reference, text, word } from './core/fields.ts';

export const document = defineEntity({
  name: 'document',
  internal: true,
  fields: {
    task_id: readOnly(reference('task', { onDelete: 'cascade' })),
    name: readOnly(text({ max: 120 })),
    kind: readOnly(word('preview', 'printout')),
    language: readOnly(language()),
    sha256: readOnly(text({ max: 64 })),
    storage_key: readOnly(text({ max: 80 })),
    created_by: readOnly(reference('user').optional()),
    created_at: readOnly(dateTime()),
  },
  title: ['name'],
  access: { read: signedIn },
  database: [unique('name'), index('task_id', 'id'), index('created_at')],
});
