// A sub-time is one unbroken period of a user at work on a task or present, in whole seconds.

import { anyOf, can, own, signedIn } from '../core/access.ts';
import { check, exclusive, index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, dateTime, readOnly, reference, word } from '../core/fields.ts';
import { multipliers } from './multipliers.ts';
import { timeClasses } from './time-entry.ts';

export const subTime = defineEntity({
  name: 'sub_time',
  internal: true,
  fields: {
    time_entry_id: readOnly(reference('time_entry', { onDelete: 'cascade' }).optional()),
    user_id: readOnly(reference('user')),
    class: readOnly(word(...timeClasses).default('work')),
    start_time: dateTime(),
    end_time: dateTime().optional(),
    multiplier: choice(multipliers).default(1),
  },
  title: ['start_time'],
  access: { read: signedIn, update: can('tasks.times'), delete: anyOf(can('tasks.times'), own('user_id')) },
  database: [
    unique('user_id', 'class').where('end_time is null'),
    exclusive(['user_id', 'class'], 'start_time', 'end_time'),
    check('order', 'end_time is null or end_time >= start_time'),
    index('time_entry_id', 'start_time'),
    index('user_id', 'start_time'),
  ],
});
