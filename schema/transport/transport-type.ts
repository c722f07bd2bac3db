// A transport type is the purpose of a ride, with the price of a kilometre.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { money, text } from '../core/fields.ts';

export const transportType = defineEntity({
  name: 'transport_type',
  fields: { name: text({ max: 60 }), price_per_km: money({ max: 100_000, unit: 'kilometers' }).optional() },
  paths: { list: '/transportTypes', detail: '/transportType/{id}' },
  title: ['name'],
  list: { columns: ['name', 'price_per_km'], search: ['name'], lookup: true, sort: 'name' },
  form: { general: ['name', 'price_per_km'] },
  access: {
    read: can('transport_types.read'),
    create: can('transport_types.write'),
    update: can('transport_types.write'),
    delete: can('transport_types.delete'),
    lookup: signedIn,
  },
  database: [unique('name')],
  menu: { group: 'company', icon: 'route', order: 30 },
});
