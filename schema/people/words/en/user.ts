// Users in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { user } from '../../user.ts';
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
    contract_hours: 'Contract hours',
    vacation_days: 'Vacation',
    notification_start_hour: 'Notifications from',
    notification_end_hour: 'Notifications until',
    active: 'Active account',
    theme: 'Theme',
    zoom: 'Zoom',
    password_hash: 'Password',
    password_set_at: 'Password set',
    invited_at: 'Invited',
    rfid_tag: 'Chip',
    pin_set_at: 'PIN set',
    pin_hash: 'PIN',
    pin_key: 'PIN digest',
    second_factor_since: 'Second factor',
    second_factor_required: 'Second factor required',
    second_factor_secret: 'Second factor key',
    second_factor_step: 'Last second factor code',
  },
  short: { email: 'Email', user_type_id: 'Type', active: 'Account' },
  form: { general: 'Personal', work: 'Work', notifications: 'Notifications', terminal: 'Terminal' },
  help: {
    user_type_id: 'Decides which work types the person chooses from.',
    rfid_tag: 'The chip number as the terminal reads it: hold the chip to a reader while the field is selected.',
    notifications: 'Outside these hours notifications wait, emails too.',
  },
  values: { active: { true: 'Active', false: 'Deactivated' }, theme: { dark: 'Dark', light: 'Light' } },
  rules: {
    notificationHours: 'Notifications must end after they start. Correct one of the hours.',
    user_email_unique: 'This email already belongs to another user. Enter another.',
    user_rfid_tag_unique: 'This chip already belongs to another user. Use another one.',
    user_pin_key_unique: 'This PIN is taken. Ask for another one.',
  },
} satisfies EntityTranslation<typeof sl, typeof user>;
