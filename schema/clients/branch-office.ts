// A branch office is a place of a client where we work: a boiler room, a shop, a school building.
import { can, signedIn } from '../core/access.ts';
import { defineEntity } from '../core/entity.ts';
import { country, longText, reference, text } from '../core/fields.ts';

export const branchOffice = defineEntity({
  name: 'branch_office',
  fields: {
    client_id: reference('client', { onDelete: 'cascade' }),
    title: text({ max: 120 }),
    address: text({ max: 120 }).optional(),
    zip: text({ max: 12 }).optional(),
    town: text({ max: 80 }).optional(),
    country: country().default('SI'),
    /** Notes for everybody who goes there: a door code, a dog, where to park. */
    standing_notes: longText({ max: 1000 }).optional(),
  },
  paths: { list: '/branchOffices', detail: '/branchOffice/{id}' },
  title: ['title'],
  list: {
    columns: ['title', 'client_id', 'address', 'town'],
    hidden: ['zip', 'country'],
    search: ['title', 'address', 'town'],
    filters: ['client_id', 'country'],
    sort: 'title',
  },
  form: { general: ['client_id', 'title'], address: ['address', 'zip', 'town', 'country'], notes: ['standing_notes'] },
  beside: { contact: 'branch_office_id', task: 'branch_office_id' },
  access: {
    read: can('clients.read'),
    create: can('clients.write'),
    update: can('clients.write'),
    delete: can('clients.write'),
    lookup: signedIn,
  },
  menu: null,
});
