// A tag is a coloured word that sorts tasks and clients; a global tag may be used on any task.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { color, flag, text } from '../core/fields.ts';

export const tag = defineEntity({
  name: 'tag',
  fields: {
    name: text({ max: 40 }),
    color: color().default('#4f9be8'),
    text_color: color().default('#ffffff'),
    global: flag().default(true),
    archived: flag().default(false),
  },
  paths: { list: '/tags', detail: '/tag/{id}' },
  title: ['name'],
  list: {
    columns: ['name', 'color', 'global'],
    hidden: ['text_color', 'archived'],
    search: ['name'],
    filters: ['global', 'archived'],
    sort: 'name',
  },
  form: { general: ['name'], look: ['color', 'text_color'], use: ['global', 'archived'] },
  access: {
    read: can('tags.read'),
    create: can('tags.write'),
    update: can('tags.write'),
    delete: can('tags.delete'),
    lookup: signedIn,
  },
  database: [unique('name')],
  menu: { group: 'company', icon: 'tag', order: 40 },
});
