// The settings of the company: its identity, how it counts time, when it can be reached. There is one row.
import { can } from '../core/access.ts';
import { check } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import {
  choices,
  country,
  decimal,
  file,
  flag,
  iban,
  integer,
  language,
  phone,
  readOnly,
  reference,
  text,
  vatNumber,
} from '../core/fields.ts';
import { timezone } from '../core/timezone.ts';

export const weekdays = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 } as const;

/** Days of a month in a year without 29 February, so that the day occurs every year. */
const daysOf = (month: number) => new Date(Date.UTC(2027, month, 0)).getUTCDate();

export const settings = defineEntity({
  name: 'settings',
  single: true,
  fields: {
    company_name: text({ max: 120 }),
    address: text({ max: 120 }).optional(),
    zip: text({ max: 12 }).optional(),
    town: text({ max: 80 }).optional(),
    country: country().default('SI'),
    vat_number: vatNumber().optional(),
    iban: iban().optional(),
    phone: phone().optional(),
    /** Printed on the company's documents. */
    logo: file({ pictures: true }).optional(),
    default_language: language().default('sl'),
    timezone: timezone().default('Europe/Ljubljana'),
    minimal_invoicing_unit: integer({ min: 1, max: 120, unit: 'minutes' }).default(15),
    minimal_work_hours: decimal({ max: 24, scale: 4, unit: 'hoursADay' }).default(8),
    work_days: choices(weekdays).default([1, 2, 3, 4, 5]),
    time_lock_day: integer({ min: 1, max: 28, unit: 'dayOfMonth' }).default(5),
    /** A tap that a terminal tells later than this is booked by a decision alone. */
    late_tap_hours: integer({ min: 1, max: 168, unit: 'hours' }).default(24),
    /** Above these, the end of a ride is asked about: an average speed, and a length. */
    ride_top_speed: integer({ min: 30, max: 300, unit: 'kilometersAnHour' }).default(130),
    ride_most_kilometers: integer({ min: 10, max: 10_000, unit: 'kilometers' }).default(800),
    vacation_removal_day: integer({ min: 1, max: 31 }).default(30),
    vacation_removal_month: integer({ min: 1, max: 12 }).default(6),
    /** A swap of turns on call that was accepted waits for whoever plans them. */
    on_call_swap_consent: flag().default(false),
    notification_start_hour: integer({ min: 0, max: 23, unit: 'hour' }).default(7),
    notification_end_hour: integer({ min: 0, max: 24, unit: 'hour' }).default(17),
    /** The task of the company on which people enter their own attendance, as that of a terminal; made with the first arrival. */
    attendance_task_id: readOnly(reference('task').optional()),
    link_days: integer({ min: 1, max: 365, unit: 'days' }).default(30),
    /** Days after which a client who has not answered is reminded once; 0 for never. */
    reminder_days: integer({ min: 0, max: 60, unit: 'days' }).default(5),
  },
  paths: { list: '/settings', detail: '/settings' },
  title: ['company_name'],
  form: {
    company: ['company_name', 'address', 'zip', 'town', 'country', 'vat_number', 'phone', 'iban', 'logo'],
    work: ['work_days', 'minimal_work_hours'],
    time: ['minimal_invoicing_unit', 'time_lock_day', 'late_tap_hours'],
    rides: ['ride_top_speed', 'ride_most_kilometers'],
    vacation: ['vacation_removal_day', 'vacation_removal_month'],
    on_call: ['on_call_swap_consent'],
    notifications: ['notification_start_hour', 'notification_end_hour'],
    place: ['default_language', 'timezone'],
    links: ['link_days', 'reminder_days'],
  },
  access: { read: can('settings.read'), update: can('settings.write') },
  rules: {
    realDay: {
      field: 'vacation_removal_day',
      holds: (settings) => settings.vacation_removal_day <= daysOf(settings.vacation_removal_month),
    },
    notificationHours: {
      field: 'notification_end_hour',
      holds: (settings) => settings.notification_end_hour > settings.notification_start_hour,
    },
  },
  database: [check('single', 'id = 1')],
  menu: { group: 'company', icon: 'settings', order: 99 },
});
