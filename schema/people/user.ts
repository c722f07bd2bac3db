// A user is a member of staff who signs in and works.
import { weekdays } from '../company/settings.ts';
import { can, never } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { take } from '../core/facts.ts';
import {
  chipNumber,
  choices,
  date,
  dateTime,
  decimal,
  email,
  flag,
  integer,
  language,
  phone,
  readOnly,
  reference,
  text,
  word,
} from '../core/fields.ts';

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
    /** The user's own weekdays; empty for the company's. */
    weekdays: choices(weekdays).default([]),
    employed_from: date().optional(),
    employed_until: date().optional(),
    notification_start_hour: integer({ min: 0, max: 23, unit: 'hour' }).default(7),
    notification_end_hour: integer({ min: 0, max: 24, unit: 'hour' }).default(17),
    language: language().default('sl'),
    active: flag().default(true),
    theme: readOnly(word('dark', 'light').default('dark')),
    zoom: readOnly(integer({ min: 60, max: 140 }).default(100)),
    password_hash: readOnly(text({ max: 200 }).optional()),
    password_set_at: readOnly(dateTime().optional()),
    invited_at: readOnly(dateTime().optional()),
    /** The number of the user's chip, as the reader at a terminal sends it. */
    rfid_tag: chipNumber().optional(),
    pin_set_at: readOnly(dateTime().optional()),
    pin_hash: readOnly(text({ max: 200 }).optional()),
    /** A keyed hash of the PIN: unique for each user, and unreadable in the table. */
    pin_key: readOnly(text({ max: 64 }).optional()),
    second_factor_since: readOnly(dateTime().optional()),
    /** Encrypted; stored from the first step of the setup, in force from `second_factor_since`. */
    second_factor_secret: readOnly(text({ max: 400 }).optional()),
    /** The time step of the last accepted code: each code works once. */
    second_factor_step: readOnly(integer({ max: 2_147_483_647 }).optional()),
  },
  paths: { list: '/users', detail: '/user/{id}' },
  title: ['name', 'last_name'],
  /** Whether the user's role requires a second factor. */
  facts: { second_factor_required: take('role_id', 'role', 'second_factor_required') },
  list: {
    columns: ['name', 'last_name', 'email', 'phone', 'role_id', 'user_type_id', 'active'],
    hidden: ['contract_hours', 'weekdays', 'vacation_days', 'employed_from', 'employed_until', 'language'],
    search: ['name', 'last_name', 'email', 'phone'],
    filters: ['role_id', 'user_type_id', 'active'],
    sort: 'last_name',
  },
  form: {
    general: ['name', 'last_name', 'email', 'phone', 'language'],
    work: ['role_id', 'user_type_id', 'contract_hours', 'weekdays', 'vacation_days', 'employed_from', 'employed_until'],
    notifications: ['notification_start_hour', 'notification_end_hour'],
    terminal: ['rfid_tag'],
  },
  outsideForm: ['active'],
  beside: { task: 'company_user_id' },
  access: {
    read: can('users.read'),
    create: can('users.write'),
    update: can('users.write'),
    fields: {
      password_hash: never,
      pin_hash: never,
      pin_key: never,
      second_factor_secret: never,
      second_factor_step: never,
    },
  },
  rules: {
    employmentInOrder: {
      field: 'employed_until',
      holds: ({ employed_from, employed_until }) => !employed_from || !employed_until || employed_from <= employed_until,
    },
    notificationHours: { field: 'notification_end_hour', holds: (user) => user.notification_end_hour > user.notification_start_hour },
  },
  database: [unique('email'), unique('rfid_tag'), unique('pin_key')],
  menu: { group: 'people', icon: 'users', order: 10 },
});
