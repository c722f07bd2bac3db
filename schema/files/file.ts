// A file is a picture or a document that belongs to a task, an offer, a project, a meeting, a wiki page, an absence, a receipt or the settings; its bytes are in the file store under a random key.
import { never, own, signedIn } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, integer, longText, readOnly, reference, text } from '../core/fields.ts';

export const file = defineEntity({
  name: 'file',
  internal: true,
  fields: {
    /** The owner: files can be uploaded to the target of each cascading reference; all are empty for a receipt or a logo. */
    task_id: readOnly(reference('task', { onDelete: 'cascade' }).optional()),
    offer_id: readOnly(reference('offer', { onDelete: 'cascade' }).optional()),
    project_id: readOnly(reference('project', { onDelete: 'cascade' }).optional()),
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' }).optional()),
    wiki_page_id: readOnly(reference('wiki_page', { onDelete: 'cascade' }).optional()),
    absence_id: readOnly(reference('absence', { onDelete: 'cascade' }).optional()),
    user_id: readOnly(reference('user')),
    file_name: readOnly(text({ max: 255 })),
    /** Bytes. */
    size: readOnly(integer({ max: 2_000_000_000 })),
    /** As detected in the bytes, not as the sender claimed. */
    content_type: readOnly(text({ max: 127 })),
    sha256: readOnly(text({ max: 64 })),
    storage_key: readOnly(text({ max: 80 })),
    notes: longText({ max: 4000 }).optional(),
    date_added: readOnly(dateTime()),
  },
  title: ['file_name'],
  access: { read: signedIn, update: own('user_id'), delete: own('user_id'), fields: { storage_key: never } },
  database: [
    unique('storage_key'),
    index('task_id', 'id'),
    index('offer_id', 'id'),
    index('project_id', 'id'),
    index('meeting_id', 'id'),
    index('wiki_page_id', 'id'),
    index('absence_id', 'id'),
    index('user_id'),
    index('date_added').where('task_id is null'),
  ],
});
