// A work type is the kind of work of an hour; it has the price of the hour.

import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, flag, money, text } from '../core/fields.ts';
import { multipliers } from './multipliers.ts';

export const workType = defineEntity({
  name: 'work_type',
  fields: {
    name: text({ max: 60 }),
    hourly_price: money({ unit: 'hours' }).optional(),
    default_multiplier: choice(multipliers).default(1),
    counts_as_work: flag().default(true),
    archived: flag().default(false),
  },
  paths: { list: '/workTypes', detail: '/workType/{id}' },
  title: ['name'],
  list: {
    columns: ['name', 'hourly_price', 'default_multiplier', 'counts_as_work'],
    hidden: ['archived'],
    search: ['name'],
    lookup: true,
    filters: ['counts_as_work', 'archived'],
    sort: 'name',
  },
  form: { general: ['name', 'hourly_price', 'default_multiplier'], use: ['counts_as_work', 'archived'] },
  beside: { user_type: 'work_type_ids' },
  access: {
    read: can('work_types.read'),
    create: can('work_types.write'),
    update: can('work_types.write'),
    delete: can('work_types.delete'),
    lookup: signedIn,
  },
  database: [unique('name')],
  menu: { group: 'company', icon: 'tool', order: 20 },
});
