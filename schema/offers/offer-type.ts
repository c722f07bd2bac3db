// An offer type is the subject of an offer: a service, equipment, a whole project, maintenance.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { flag, text } from '../core/fields.ts';

export const offerType = defineEntity({
  name: 'offer_type',
  fields: { name: text({ max: 60 }), archived: flag().default(false) },
  paths: { list: '/offerTypes', detail: '/offerType/{id}' },
  title: ['name'],
  list: { columns: ['name'], hidden: ['archived'], search: ['name'], filters: ['archived'], sort: 'name' },
  form: { general: ['name', 'archived'] },
  access: {
    read: can('settings.read'),
    create: can('settings.write'),
    update: can('settings.write'),
    delete: can('settings.write'),
    lookup: signedIn,
  },
  database: [unique('name')],
  menu: { group: 'company', icon: 'category', order: 45 },
});
