// The company's settings in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { settings } from '../../settings.ts';
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
    vat_number: 'VAT number',
    iban: 'IBAN',
    logo: 'Logo',
    default_language: 'Default language',
    timezone: 'Time zone',
    minimal_invoicing_unit: 'Smallest invoicing unit',
    minimal_work_hours: 'Minimum hours a day',
    work_days: 'Work days',
    time_lock_day: 'Time lock',
    late_tap_hours: 'Late taps of terminals',
    vacation_removal_day: 'Lapse day',
    vacation_removal_month: 'Lapse month',
    notification_start_hour: 'Notifications from',
    notification_end_hour: 'Notifications until',
    link_days: 'Link validity',
    reminder_days: 'Reminder after',
  },
  form: {
    company: 'Company',
    place: 'Language and region',
    work: 'Working time',
    time: 'Time on invoices',
    vacation: 'Vacation',
    notifications: 'Notifications',
    links: 'Links for clients',
  },
  help: {
    company: 'Appears on work orders, offers and invoices.',
    iban: 'Appears on invoices, for payment.',
    logo: 'JPEG or PNG, up to 25 MB.',
    work: 'Missing hours, utilisation and deadlines in work days come from here.',
    minimal_work_hours: 'With minutes, if you need them: 7:30.',
    late_tap_hours: 'What a terminal tells later waits for a decision.',
    time: 'Rounds each entry on the invoice up. The record stays exact to the second.',
    vacation: 'When last year’s vacation lapses.',
    notifications: 'Outside these hours notifications wait, emails too.',
    links: 'How long a client can confirm with the link they were sent, and when they are reminded.',
    reminder_days: 'Whoever has not answered by then gets one reminder. 0 sends none.',
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
    realDay: 'That month does not have this day every year. Enter a day it has.',
    notificationHours: 'Notifications must end after they start. Correct one of the hours.',
    settings_single: 'There is one set of settings only. Change the existing one.',
  },
  permissions: {
    settings: {
      name: 'Settings',
      read: { allows: 'View company settings', effect: 'Sees the company’s data, rates and deadlines.' },
      write: { allows: 'Edit company settings', effect: 'Changes apply to the whole company. Also sees the emails that the system sends.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof settings>;
