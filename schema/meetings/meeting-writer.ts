// A writer is an open page for writing the minutes, and the paragraph that it has locked.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, reference, text } from '../core/fields.ts';

export const meetingWriter = defineEntity({
  name: 'meeting_writer',
  internal: true,
  ephemeral: 'seen_at',
  fields: {
    meeting_id: readOnly(reference('meeting', { onDelete: 'cascade' })),
    user_id: readOnly(reference('user')),
    tab: readOnly(text({ max: 40 })),
    key: readOnly(text({ max: 40 }).optional()),
    seen_at: readOnly(dateTime()),
  },
  title: ['tab'],
  access: { read: can('meetings.read') },
  database: [unique('meeting_id', 'tab'), index('seen_at')],
});
