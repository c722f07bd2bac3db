// Registration terminals in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { registrationTerminal } from '../../registration-terminal.ts';
import type sl from '../sl/registration-terminal.ts';

export default {
  one: 'Registration terminal',
  many: 'Registration terminals',
  count: '%{smart_count} terminal |||| %{smart_count} terminals',
  create: 'New terminal',
  search: 'Name, location',
  empty: 'The wall tablets at which people clock in and out will be here. Add them with the button “New terminal”.',
  fields: {
    location: 'Location',
    allowed_networks: 'Allowed networks',
    active: 'In use',
    key_rotated_at: 'Address valid from',
    paired_at: 'Tablet paired',
    tablet_key: 'Key of the tablet',
    pairing_code: 'Code for the tablet',
    pairing_until: 'Code valid until',
    access_key: 'Key of the address',
    wrong_pins: 'Wrong PINs in a row',
    rests_until: 'PIN paused until',
    wrong_pins_on: 'Day of wrong PINs',
    wrong_pins_that_day: 'Wrong PINs that day',
    unresolved: 'Unresolved events',
  },
  short: {
    unresolved: 'Unresolved',
  },
  help: {
    location: 'Shown on the screen below the clock.',
    language: 'The language in which the screen opens.',
    allowed_networks: 'Addresses or CIDR ranges, separated by commas: 192.168.1.0/24, 2001:db8::/48. Empty means from anywhere.',
    work_type_id: 'The work type that the time is booked as. Empty means the one each person uses most.',
    active: 'A terminal that is not in use takes no registrations.',
  },
  none: { work_type_id: 'the usual one' },
  values: {
    active: {
      true: 'In use',
      false: 'Not in use',
    },
  },
  rules: {
    registration_terminal_name_unique: 'A terminal with this name already exists. Choose another name.',
  },
  history: { rotateKey: 'New tablet address', offerPairing: 'New code for a tablet', pair: 'Tablet paired', unpair: 'Tablet unpaired' },
  permissions: {
    terminals: {
      name: 'Registration terminals',
      read: { allows: 'View registration terminals', effect: 'Sees the terminals and whether they work.' },
      write: {
        allows: 'Edit registration terminals and rotate their access key',
        effect: 'With a new key the old address of a terminal stops working at once.',
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof registrationTerminal>;
