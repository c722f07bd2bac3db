// A vehicle that staff drive: the company's, or a private one.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { flag, reference, text } from '../core/fields.ts';

export const vehicle = defineEntity({
  name: 'vehicle',
  fields: {
    name: text({ max: 60 }),
    registration_plate: text({ max: 16 }).optional(),
    private_vehicle: flag().default(false),
    owner_id: reference('user').optional(),
    archived: flag().default(false),
  },
  paths: { list: '/vehicles', detail: '/vehicle/{id}' },
  title: ['name', 'registration_plate'],
  list: {
    columns: ['name', 'registration_plate', 'private_vehicle', 'owner_id'],
    hidden: ['archived'],
    search: ['name', 'registration_plate'],
    lookup: true,
    filters: ['private_vehicle', 'owner_id', 'archived'],
    sort: 'name',
  },
  onlyWith: { owner_id: 'private_vehicle' },
  form: { general: ['name', 'registration_plate'], owner: ['private_vehicle', 'owner_id'], use: ['archived'] },
  access: {
    read: signedIn,
    create: can('vehicles.write'),
    update: can('vehicles.write'),
    delete: can('vehicles.delete'),
    lookup: signedIn,
  },
  rules: {
    privateHasOwner: { field: 'owner_id', holds: (vehicle) => !vehicle.private_vehicle || vehicle.owner_id !== null },
    companyHasNoOwner: { field: 'owner_id', holds: (vehicle) => vehicle.private_vehicle || vehicle.owner_id === null },
  },
  database: [unique('registration_plate')],
  menu: { group: 'people', icon: 'car', order: 30 },
});
