// A list view is a list as somebody arranged it: search, filters, order and columns under a name, for themselves or for everybody with a role.
import { anyOf, own, related, signedIn, through } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { flag, readOnly, reference, text } from '../core/fields.ts';

/** Everybody whose role the view is shared with. */
const shared = through('role_id', 'role', related('held', 'user', 'role_id', 'id'));

export const listView = defineEntity({
  name: 'list_view',
  fields: {
    name: text({ max: 60 }),
    user_id: readOnly(reference('user', { onDelete: 'cascade' })),
    /** Everybody with this role sees the view too. */
    role_id: reference('role', { onDelete: 'empty' }).optional(),
    in_menu: flag().default(true),
    /** The address of the list: `/tasks/all`. */
    page: text({ max: 200 }),
    /** Search, filters and order as they stand in the address, without the question mark; empty for all rows in their usual order. */
    query: text({ max: 4000 }).optional(),
    /** The names of the columns that are hidden, with commas between them. */
    hidden_columns: text({ max: 1000 }).optional(),
  },
  title: ['name'],
  list: {
    columns: ['name', 'page', 'in_menu', 'role_id', 'user_id', 'query', 'hidden_columns'],
    filters: ['page', 'user_id'],
    sort: 'name',
    lookup: true,
  },
  form: { general: ['name', 'role_id', 'in_menu'] },
  outsideForm: ['page', 'query', 'hidden_columns'],
  access: { read: anyOf(own('user_id'), shared), create: signedIn, update: own('user_id'), delete: own('user_id') },
  database: [unique('user_id', 'page', 'name'), index('role_id')],
});
