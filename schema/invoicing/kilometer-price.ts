// A kilometre price is what a kilometre of a transport type costs from a day on: for one client, or for all.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, money, reference, text } from '../core/fields.ts';

export const kilometerPrice = defineEntity({
  name: 'kilometer_price',
  fields: {
    valid_from: date(),
    /** The client on whose price list it stands; empty for all clients. */
    client_id: reference('client', { onDelete: 'cascade' }).optional(),
    transport_type_id: reference('transport_type'),
    price_per_km: money({ max: 100_000, unit: 'kilometers' }),
    note: text({ max: 200 }).optional(),
  },
  paths: { list: '/kilometerPrices', detail: '/kilometerPrice/{id}' },
  title: ['valid_from'],
  list: {
    columns: ['valid_from', 'transport_type_id', 'price_per_km', 'client_id', 'note'],
    filters: ['client_id', 'transport_type_id', 'valid_from'],
    sort: 'valid_from',
    order: 'DESC',
  },
  form: { general: ['transport_type_id', 'price_per_km', 'valid_from', 'note'], whose: ['client_id'] },
  access: {
    read: can('invoicing.read'),
    create: can('invoicing.write'),
    update: can('invoicing.write'),
    delete: can('invoicing.write'),
  },
  database: [
    unique('client_id', 'transport_type_id', 'valid_from').where('client_id is not null'),
    unique('transport_type_id', 'valid_from').where('client_id is null'),
    index('client_id', 'valid_from'),
    index('transport_type_id', 'valid_from'),
    index('valid_from'),
    index('price_per_km'),
  ],
  menu: { group: 'company', icon: 'currency-euro', order: 35, under: 'price' },
});
