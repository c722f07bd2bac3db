// A known permission is a code that this installation has already seen: any other code is new with an update.
import { never } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { integer, readOnly } from '../core/fields.ts';

export const knownPermission = defineEntity({
  name: 'known_permission',
  internal: true,
  fields: { code: readOnly(integer({ min: 1, max: 100_000 })) },
  title: ['code'],
  access: { read: never },
  database: [unique('code')],
});
