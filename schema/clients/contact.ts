// A contact is a person at a client whom staff call, write to and ask for confirmation.
import { can, signedIn } from '../core/access.ts';
import { defineEntity } from '../core/entity.ts';
import { email, language, phone, reference, text } from '../core/fields.ts';

export const contact = defineEntity({
  name: 'contact',
  fields: {
    client_id: reference('client', { onDelete: 'cascade' }),
    branch_office_id: reference('branch_office', { onDelete: 'empty' }).optional(),
    name: text({ max: 60 }),
    l_name: text({ max: 60 }).optional(),
    email: email().optional(),
    phone: phone().optional(),
    language: language().optional(),
  },
  paths: { list: '/contacts', detail: '/contact/{id}' },
  title: ['name', 'l_name'],
  list: {
    columns: ['name', 'l_name', 'client_id', 'branch_office_id', 'phone', 'email'],
    hidden: ['language'],
    search: ['name', 'l_name', 'email', 'phone'],
    filters: ['client_id', 'branch_office_id'],
    sort: 'l_name',
  },
  form: { general: ['name', 'l_name', 'client_id', 'branch_office_id'], reach: ['phone', 'email', 'language'] },
  access: {
    read: can('clients.read'),
    create: can('clients.write'),
    update: can('clients.write'),
    delete: can('clients.write'),
    lookup: signedIn,
  },
  menu: null,
});
