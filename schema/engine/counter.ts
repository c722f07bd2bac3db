// A counter gives running numbers without gaps: the transaction that takes the next number locks the row.
import { never } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { integer, readOnly, text } from '../core/fields.ts';

export const counter = defineEntity({
  name: 'counter',
  internal: true,
  fields: { name: readOnly(text({ max: 100 })), value: readOnly(integer({ max: 2_147_483_647 })) },
  title: ['name'],
  access: { read: never },
  database: [unique('name')],
});
