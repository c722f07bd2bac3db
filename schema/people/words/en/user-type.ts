// User types in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { userType } from '../../user-type.ts';
import type sl from '../sl/user-type.ts';

export default {
  one: 'User type',
  many: 'User types',
  count: '%{smart_count} user type |||| %{smart_count} user types',
  create: 'New user type',
  search: 'Name of the type',
  empty: 'User types, for example fitter or electrician, will be here with their work types. Add them with the button “New user type”.',
  fields: {
    hourly_cost: 'Hourly cost',
    on_call: 'On-call duty',
    presence: 'Attendance',
    least_present: 'Least present',
    shift_work: 'Shift work',
    uneven_hours: 'Unevenly distributed hours',
    increased_pension: 'Increased pension period',
    flexible_from: 'Flexible hours since',
    users: 'Users',
  },
  form: { work: 'Work' },
  help: {
    work_type_ids: 'Whoever starts work chooses from these work types. With none chosen, from all of them.',
    hourly_cost: 'What an hour costs the company.',
    on_call: 'People of this type can be put on call.',
    presence:
      'Where the working day is known from: arrival and departure at the wall, own entry on the phone, or the first and last time on tasks.',
    least_present: 'An absence warns if fewer would be there on a working day. Empty means no limit.',
    flexible_from:
      'From the month of this day on, hours are compared with the contract each month and the difference is carried on. Empty means no flexible hours.',
  },
  values: {
    on_call: { true: 'On call', false: 'Not on call' },
    presence: { terminal: 'from the terminal', own: 'own entry', tasks: 'from times on tasks' },
  },
  rules: { user_type_name_unique: 'A type with this name already exists. Choose another name.' },
  permissions: {
    user_types: {
      name: 'User types',
      read: { allows: 'View user types and hourly costs', effect: 'Sees what an hour of each type costs the company.' },
      write: { allows: 'Create and edit user types', effect: 'Decides who picks which work types and who is on call.' },
      delete: { allows: 'Delete user types', effect: 'A type that somebody has cannot be deleted.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof userType>;
