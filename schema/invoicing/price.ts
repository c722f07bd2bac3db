// A price is what an hour of a work type costs from a day on: for one client, for one user type, or for all.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, money, reference, text } from '../core/fields.ts';

export const price = defineEntity({
  name: 'price',
  fields: {
    valid_from: date(),
    /** The client on whose price list it stands; empty for all clients. */
    client_id: reference('client', { onDelete: 'cascade' }).optional(),
    /** The user type whose hours it prices; empty for all. */
    user_type_id: reference('user_type').optional(),
    work_type_id: reference('work_type'),
    hourly_price: money({ unit: 'hours' }),
    note: text({ max: 200 }).optional(),
  },
  paths: { list: '/prices', detail: '/price/{id}' },
  title: ['valid_from'],
  list: {
    columns: ['valid_from', 'work_type_id', 'hourly_price', 'client_id', 'user_type_id', 'note'],
    filters: ['client_id', 'user_type_id', 'work_type_id', 'valid_from'],
    sort: 'valid_from',
    order: 'DESC',
  },
  form: { general: ['work_type_id', 'hourly_price', 'valid_from', 'note'], whose: ['client_id', 'user_type_id'] },
  access: {
    read: can('invoicing.read'),
    create: can('invoicing.write'),
    update: can('invoicing.write'),
    delete: can('invoicing.write'),
  },
  // SQL never treats NULLs as equal, so each combination of empty columns has its own unique rule for a day.
  database: [
    unique('client_id', 'user_type_id', 'work_type_id', 'valid_from').where('client_id is not null and user_type_id is not null'),
    unique('client_id', 'work_type_id', 'valid_from').where('client_id is not null and user_type_id is null'),
    unique('user_type_id', 'work_type_id', 'valid_from').where('client_id is null and user_type_id is not null'),
    unique('work_type_id', 'valid_from').where('client_id is null and user_type_id is null'),
    index('client_id', 'valid_from'),
    index('user_type_id', 'valid_from'),
    index('work_type_id', 'valid_from'),
    index('valid_from'),
    index('hourly_price'),
  ],
  menu: { group: 'company', icon: 'currency-euro', order: 25 },
});
