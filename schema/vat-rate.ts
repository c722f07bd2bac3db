// A VAT rate is how much tax stands on an offer that is written while it holds, from a day on; a rate is never overwritten.
import { can } from './core/access.ts';
import { unique } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { date, dateTime, decimal, readOnly, reference, text, word } from './core/fields.ts';

export const vatKinds = ['standard', 'reduced', 'special'] as const;

export const vatRate = defineEntity({
  name: 'vat_rate',
  fields: {
    valid_from: date(),
    /** Offers begin with the standard one. */
    kind: word(...vatKinds).default('standard'),
    percent: decimal({ max: 100, scale: 2, unit: 'percent' }),
    note: text({ max: 200 }).optional(),
    added_by: readOnly(reference('user').optional()),
    date_added: readOnly(dateTime()),
  },
  title: ['kind', 'valid_from'],
  list: {
    columns: ['valid_from', 'kind', 'percent', 'note', 'added_by', 'date_added'],
    filters: ['kind', 'valid_from'],
    sort: 'valid_from',
    order: 'DESC',
  },
  access: {
    read: can('settings.read'),
    create: can('settings.write'),
    update: can('settings.write'),
    delete: can('settings.write'),
  },
  database: [unique('kind', 'valid_from')],
});
