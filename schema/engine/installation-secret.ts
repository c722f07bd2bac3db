// An installation secret is a key that every process on this database shares: it protects values that a copy of another table must not reveal.
import { never } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { readOnly, text } from '../core/fields.ts';

export const installationSecret = defineEntity({
  name: 'installation_secret',
  internal: true,
  fields: { name: readOnly(text({ max: 60 })), value: readOnly(text({ max: 200 })) },
  title: ['name'],
  access: { read: never },
  database: [unique('name')],
});
