// A per-diem rate is what a day on the road in a country is worth, by its hours, from a day on; a rate is never overwritten.
import { can } from './core/access.ts';
import { unique } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { country, date, dateTime, money, readOnly, reference, text } from './core/fields.ts';

export const perDiemRate = defineEntity({
  name: 'per_diem_rate',
  fields: {
    valid_from: date(),
    country: country().default('SI'),
    /** Over six hours, up to eight; empty where the country pays nothing for so short a day. */
    amount_6_8: money().optional(),
    amount_8_12: money(),
    amount_over_12: money(),
    note: text({ max: 200 }).optional(),
    added_by: readOnly(reference('user').optional()),
    date_added: readOnly(dateTime()),
  },
  title: ['country', 'valid_from'],
  list: {
    columns: ['valid_from', 'country', 'amount_6_8', 'amount_8_12', 'amount_over_12', 'note', 'added_by', 'date_added'],
    filters: ['country', 'valid_from'],
    sort: 'valid_from',
    order: 'DESC',
  },
  access: {
    read: can('settings.read'),
    create: can('settings.write'),
    update: can('settings.write'),
    delete: can('settings.write'),
  },
  database: [unique('country', 'valid_from')],
});
