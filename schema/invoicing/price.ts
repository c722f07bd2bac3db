// A price says what an hour of a kind of work costs from a day on: for one client, for one kind of worker, or for everybody.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, money, reference, text } from '../core/fields.ts';

export const price = defineEntity({
  name: 'price',
  fields: {
    valid_from: date(),
    /** Whose price list it stands on; empty for everybody's. */
    client_id: reference('client', { onDelete: 'cascade' }).optional(),
    /** Whose hours; empty for whoever works. */
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
  // Empty values are never equal to each other, so each kind of row says for itself that a day has one price.
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
