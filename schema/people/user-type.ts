// A user type is a kind of worker: their work types, the price of their hour, whether they are on call, how many of them must be there.
import { anyOf, can } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { date, flag, integer, money, references, text, word } from '../core/fields.ts';

/** Whence it is known when somebody is present: from wall terminals, from their own entry, or from their times on tasks. */
export const presenceSources = ['terminal', 'own', 'tasks'] as const;
export type PresenceSource = (typeof presenceSources)[number];

export const userType = defineEntity({
  name: 'user_type',
  fields: {
    name: text({ max: 60 }),
    work_type_ids: references('work_type'),
    hourly_cost: money({ unit: 'hours' }).optional(),
    on_call: flag().default(false),
    presence: word(...presenceSources).default('tasks'),
    /** What the law's record of working time says of all their hours. */
    shift_work: flag().default(false),
    uneven_hours: flag().default(false),
    increased_pension: flag().default(false),
    /** From the month of this day on their hours are counted against the contract; empty where they are not flexible. */
    flexible_from: date().optional(),
    /** Fewer than these on a working day are a conflict of an absence. */
    least_present: integer({ min: 1, max: 1000 }).optional(),
  },
  paths: { list: '/userTypes', detail: '/userType/{id}' },
  title: ['name'],
  facts: { users: count('user', 'user_type_id', { active: [true] }) },
  list: {
    columns: ['name', 'work_type_ids', 'hourly_cost', 'on_call', 'users'],
    hidden: ['presence', 'least_present', 'shift_work', 'uneven_hours', 'increased_pension', 'flexible_from'],
    search: ['name'],
    filters: ['work_type_ids', 'on_call', 'presence'],
    sort: 'name',
  },
  form: {
    general: ['name', 'presence', 'hourly_cost', 'on_call', 'least_present'],
    work: ['work_type_ids', 'shift_work', 'uneven_hours', 'increased_pension', 'flexible_from'],
  },
  beside: { user: 'user_type_id' },
  access: {
    read: can('user_types.read'),
    create: can('user_types.write'),
    update: can('user_types.write'),
    delete: can('user_types.delete'),
    // Project templates list the user types that they need, price lists the price of their hours, on-call shifts their teams.
    lookup: anyOf(can('project_templates.read'), can('invoicing.read'), can('on_call.write')),
  },
  database: [unique('name')],
  menu: { group: 'people', icon: 'id-badge', order: 20 },
});
