// A mileage rate is what the company pays for a kilometre with an own car, from a day on; a rate is never overwritten.
import { can } from './core/access.ts';
import { unique } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { date, dateTime, money, readOnly, reference, text } from './core/fields.ts';

export const mileageRate = defineEntity({
  name: 'mileage_rate',
  fields: {
    valid_from: date(),
    price_per_km: money(),
    note: text({ max: 200 }).optional(),
    added_by: readOnly(reference('user').optional()),
    date_added: readOnly(dateTime()),
  },
  title: ['valid_from'],
  list: {
    columns: ['valid_from', 'price_per_km', 'note', 'added_by', 'date_added'],
    filters: ['valid_from'],
    sort: 'valid_from',
    order: 'DESC',
  },
  access: {
    read: can('settings.read'),
    create: can('settings.write'),
    update: can('settings.write'),
    delete: can('settings.write'),
  },
  database: [unique('valid_from')],
});
