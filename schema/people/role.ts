// A role is a named set of permissions; every user has one.
import { can } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { choices, flag, text } from '../core/fields.ts';
import { permissions } from '../permissions.ts';

export const role = defineEntity({
  name: 'role',
  fields: {
    name: text({ max: 60 }),
    permissions: choices(permissions).default([]),
    /** Users with this role need a second factor to sign in. */
    second_factor_required: flag().default(false),
  },
  paths: { list: '/roles', detail: '/role/{id}' },
  title: ['name'],
  facts: { users: count('user', 'role_id', { active: [true] }) },
  list: { columns: ['name', 'users', 'second_factor_required'], search: ['name'], sort: 'name' },
  form: { general: ['name', 'second_factor_required'], permissions: ['permissions'] },
  beside: { user: 'role_id' },
  access: {
    read: can('roles.read'),
    create: can('roles.write'),
    update: can('roles.write'),
    delete: can('roles.delete'),
  },
  database: [unique('name')],
  menu: { group: 'company', icon: 'shield', order: 70 },
});
