// A user type is a kind of worker: their work types, the price of their hour, whether they are on call.
import { anyOf, can } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { flag, money, references, text } from '../core/fields.ts';

export const userType = defineEntity({
  name: 'user_type',
  fields: {
    name: text({ max: 60 }),
    work_type_ids: references('work_type'),
    hourly_cost: money({ unit: 'hours' }).optional(),
    on_call: flag().default(false),
  },
  paths: { list: '/userTypes', detail: '/userType/{id}' },
  title: ['name'],
  facts: { users: count('user', 'user_type_id', { active: [true] }) },
  list: {
    columns: ['name', 'work_type_ids', 'hourly_cost', 'on_call', 'users'],
    search: ['name'],
    filters: ['work_type_ids', 'on_call'],
    sort: 'name',
  },
  form: { general: ['name', 'hourly_cost', 'on_call'], work: ['work_type_ids'] },
  beside: { user: 'user_type_id' },
  access: {
    read: can('user_types.read'),
    create: can('user_types.write'),
    update: can('user_types.write'),
    delete: can('user_types.delete'),
    // Project templates list the user types that they need, price lists the price of their hours.
    lookup: anyOf(can('project_templates.read'), can('invoicing.read')),
  },
  database: [unique('name')],
  menu: { group: 'people', icon: 'id-badge', order: 20 },
});
