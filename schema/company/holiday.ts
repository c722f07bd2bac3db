// A holiday is a public holiday of a country: not a working day.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { country, date, text } from '../core/fields.ts';

export const holiday = defineEntity({
  name: 'holiday',
  fields: { date: date(), name: text({ max: 80 }), country: country().default('SI') },
  paths: { list: '/holidays', detail: '/holiday/{id}' },
  title: ['name'],
  list: { columns: ['date', 'name', 'country'], search: ['name'], filters: ['date', 'country'], sort: 'date' },
  form: { general: ['date', 'name', 'country'] },
  access: { read: signedIn, create: can('holidays.write'), update: can('holidays.write'), delete: can('holidays.write') },
  database: [unique('date', 'country')],
  menu: { group: 'company', icon: 'calendar-off', order: 60 },
});
