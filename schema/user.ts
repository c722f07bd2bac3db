// A user is a person of the company who signs in and works.
import { can, never } from './core/access.ts';
import { unique } from './core/database-rules.ts';
import { defineEntity } from './core/entity.ts';
import { decimal, email, flag, integer, language, phone, readOnly, reference, text, word } from './core/fields.ts';

export const user = defineEntity({
  name: 'user',
  fields: {
    name: text({ max: 60 }),
    last_name: text({ max: 60 }),
    email: email(),
    phone: phone().optional(),
    role_id: reference('role'),
    user_type_id: reference('user_type').optional(),
    contract_hours: decimal({ min: 0, max: 80, scale: 2, unit: 'hoursAWeek' }).default(40),
    vacation_days: integer({ min: 0, max: 60, unit: 'daysAYear' }).default(20),
    notification_start_hour: integer({ min: 0, max: 23, unit: 'hour' }).default(7),
    notification_end_hour: integer({ min: 0, max: 24, unit: 'hour' }).default(17),
    language: language().default('sl'),
    active: flag().default(true),
    theme: readOnly(word('dark', 'light').default('dark')),
    zoom: readOnly(integer({ min: 60, max: 140 }).default(100)),
    password_hash: readOnly(text({ max: 200 }).optional()),
  },
  paths: { list: '/users', detail: '/user/{id}' },
  title: ['name', 'last_name'],
  list: {
    columns: ['name', 'last_name', 'email', 'phone', 'role_id', 'user_type_id', 'active'],
    hidden: ['contract_hours', 'vacation_days', 'language'],
    search: ['name', 'last_name', 'email', 'phone'],
    filters: ['role_id', 'user_type_id', 'active'],
    sort: 'last_name',
  },
  form: {
    general: ['name', 'last_name', 'email', 'phone', 'language'],
    work: ['role_id', 'user_type_id', 'contract_hours', 'vacation_days'],
    notifications: ['notification_start_hour', 'notification_end_hour'],
    state: ['active'],
  },
  access: {
    read: can('users.read'),
    create: can('users.write'),
    update: can('users.write'),
    fields: { password_hash: never },
  },
  rules: {
    notificationHours: { field: 'notification_end_hour', holds: (user) => user.notification_end_hour > user.notification_start_hour },
  },
  database: [unique('email')],
  menu: { group: 'people', icon: 'users' },
});
