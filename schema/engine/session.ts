// A session is one signed-in browser; its token is kept only as a hash.
import { own } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, reference, text } from '../core/fields.ts';

export const session = defineEntity({
  name: 'session',
  internal: true,
  // For some time after its end a session still tells when its user was last here.
  expires: { after: 'expires_at', days: 90 },
  fields: {
    token_hash: readOnly(text({ max: 64 })),
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    created_at: readOnly(dateTime()),
    last_seen_at: readOnly(dateTime()),
    expires_at: readOnly(dateTime()),
    /** When the user last entered their password. */
    proved_at: readOnly(dateTime().optional()),
    /** The role as which the user looks at the application; meanwhile nothing can be changed. */
    looks_as_id: readOnly(reference('role', { onDelete: 'empty' }).optional()),
    address: readOnly(text({ max: 64 }).optional()),
    user_agent: readOnly(text({ max: 400 }).optional()),
  },
  title: ['user_agent'],
  access: { read: own('user_id') },
  database: [unique('token_hash'), index('user_id', 'expires_at')],
});
