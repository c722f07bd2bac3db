// A registration terminal is a tablet on the wall where people clock in, pause and leave; their times are booked on a task of its own.

import { can, never } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { count } from '../core/facts.ts';
import { date, dateTime, flag, integer, language, readOnly, reference, text } from '../core/fields.ts';
import { networks } from '../core/networks.ts';

export const registrationTerminal = defineEntity({
  name: 'registration_terminal',
  fields: {
    name: text({ max: 60 }),
    location: text({ max: 120 }).optional(),
    language: language().default('sl'),
    /** The networks from which it may be used; empty for any. */
    allowed_networks: networks().optional(),
    /** The work type of its times; empty for the work type that each person uses most. */
    work_type_id: reference('work_type').optional(),
    active: flag().default(true),
    task_id: readOnly(reference('task').optional()),
    key_rotated_at: readOnly(dateTime()),
    /** The secret part of the terminal's address. */
    access_key: readOnly(text({ max: 64 })),
    /** What the tablet on the wall signs with, as `tabletKey` has it; empty while any browser with the address is one. */
    tablet_key: readOnly(text({ max: 100 }).optional()),
    paired_at: readOnly(dateTime().optional()),
    /** The keyed hash of the code that pairs a tablet, and until when it is valid. */
    pairing_code: readOnly(text({ max: 64 }).optional()),
    pairing_until: readOnly(dateTime().optional()),
    /** Consecutive wrong PINs, and until when the terminal is blocked because of them. */
    wrong_pins: readOnly(integer({ max: 1_000_000 }).default(0)),
    rests_until: readOnly(dateTime().optional()),
    /** Wrong PINs on one day. */
    wrong_pins_on: readOnly(date().optional()),
    wrong_pins_that_day: readOnly(integer({ max: 1_000_000 }).default(0)),
  },
  paths: { list: '/registration_terminals', detail: '/registration_terminal/{id}' },
  title: ['name'],
  facts: { unresolved: count('terminal_event', 'terminal_id', { outcome: ['kept'] }) },
  list: {
    columns: ['name', 'location', 'language', 'unresolved', 'active'],
    hidden: ['allowed_networks', 'work_type_id', 'key_rotated_at', 'paired_at'],
    search: ['name', 'location'],
    filters: ['language', 'active'],
    sort: 'name',
  },
  form: { general: ['name', 'location', 'language'], use: ['work_type_id', 'allowed_networks', 'active', 'paired_at'] },
  access: {
    read: can('terminals.read'),
    create: can('terminals.write'),
    update: can('terminals.write'),
    fields: {
      access_key: never,
      tablet_key: never,
      pairing_code: never,
      pairing_until: never,
      wrong_pins: never,
      rests_until: never,
      wrong_pins_on: never,
      wrong_pins_that_day: never,
    },
  },
  database: [unique('name'), unique('access_key'), unique('task_id'), index('work_type_id')],
  menu: { group: 'people', icon: 'device-tablet' },
});
