// The company's settings in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/settings.ts';

export default {
  one: 'Company settings',
  many: 'Settings',
  count: '%{smart_count} setting |||| %{smart_count} settings',
  create: 'New settings',
  search: 'Find a setting',
  empty: 'No settings yet. They are made at the first start.',
  fields: {
    company_name: 'Name',
    address: 'Address',
    zip: 'Postcode',
    town: 'Town',
    country: 'Country',
    vat_number: 'VAT number',
    iban: 'IBAN',
    default_language: 'Default language',
    timezone: 'Time zone',
    minimal_invoicing_unit: 'Smallest invoicing unit',
    minimal_work_hours: 'Minimum hours a day',
    work_days: 'Work days',
    time_lock_day: 'Time lock',
    vacation_removal_day: 'Lapse day',
    vacation_removal_month: 'Lapse month',
    notification_start_hour: 'Notifications from',
    notification_end_hour: 'Notifications until',
  },
  form: {
    company: 'Company',
    address: 'Address',
    place: 'Language and region',
    time: 'Working time and invoicing',
    vacation: 'Vacation',
    notifications: 'Notifications',
  },
  help: {
    company: 'Appears on work orders, offers and invoices.',
    time: 'Missing hours, utilisation and deadlines in work days come from here.',
    minimal_invoicing_unit: 'On the invoice each entry is rounded up. The record stays exact to the second.',
    time_lock_day: 'On this day of the month, at 00:00, the times of the previous month are locked.',
    vacation: 'When last year’s vacation lapses.',
    notifications: 'Outside these hours notifications wait, emails too.',
  },
  values: {
    work_days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
  },
  rules: {
    notificationHours: 'Notifications must end after they start. Correct one of the hours.',
    settings_single: 'There is one set of settings only. Change the existing one.',
  },
} satisfies Translation<typeof sl>;
