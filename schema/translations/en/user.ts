// Users in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/user.ts';

export default {
  one: 'User',
  many: 'Users',
  count: '%{smart_count} user |||| %{smart_count} users',
  create: 'New user',
  search: 'First name, last name, email, phone',
  empty: 'The people of the company who sign in will be here. Add them with the button “New user”.',
  fields: {
    name: 'First name',
    last_name: 'Last name',
    email: 'Sign-in email',
    phone: 'Phone',
    role_id: 'Role',
    user_type_id: 'User type',
    contract_hours: 'Contract hours',
    vacation_days: 'Vacation',
    notification_start_hour: 'Notifications from',
    notification_end_hour: 'Notifications until',
    language: 'Language',
    active: 'Active account',
    theme: 'Theme',
    zoom: 'Zoom',
    password_hash: 'Password',
  },
  short: { email: 'Email', user_type_id: 'Type', active: 'Account' },
  form: { general: 'Personal', work: 'Work', notifications: 'Notifications', state: 'Account' },
  help: {
    notifications: 'Outside these hours notifications wait, emails too.',
    active: 'A deactivated account cannot sign in. Its tasks and times stay.',
  },
  values: { active: { true: 'Active', false: 'Deactivated' }, theme: { dark: 'Dark', light: 'Light' } },
  rules: {
    notificationHours: 'Notifications must end after they start. Correct one of the hours.',
    user_email_unique: 'This email already belongs to another user. Enter another.',
  },
} satisfies Translation<typeof sl>;
