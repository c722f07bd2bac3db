// A recovery code replaces the second factor once when the phone is lost; only its hash is stored.
import { never } from '../core/access.ts';
import { index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, reference, text } from '../core/fields.ts';

export const recoveryCode = defineEntity({
  name: 'recovery_code',
  internal: true,
  fields: {
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    code_hash: readOnly(text({ max: 64 })),
    used_at: readOnly(dateTime().optional()),
  },
  title: ['user_id'],
  access: { read: never },
  database: [index('user_id')],
});
