// A shift is a period in which a user is on call, as the first to be called or as the backup, for a team or for the whole company.
import { can, signedIn } from '../core/access.ts';
import { check, exclusive, index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, readOnly, reference, text, word } from '../core/fields.ts';

/** The levels in the order in which people are called. */
export const onCallLevels = ['first', 'backup'] as const;
export type OnCallLevel = (typeof onCallLevels)[number];

/** The longest note for the next turn. */
export const longestHandover = 2000;

export const onCallShift = defineEntity({
  name: 'on_call_shift',
  fields: {
    user_id: reference('user'),
    level: word(...onCallLevels).default('first'),
    /** The user type on call; empty for a shift of the whole company. */
    team_id: reference('user_type').optional(),
    from: dateTime(),
    to: dateTime(),
    note: text({ max: 500 }).optional(),
    /** When the user was reminded of it on the day before. */
    reminded_at: readOnly(dateTime().optional()),
    /** When the user was notified that it begins. */
    handover_at: readOnly(dateTime().optional()),
    /** When whoever plans was notified that the user is away then, or has left. */
    uncovered_at: readOnly(dateTime().optional()),
    /** What the user leaves to the next turn of the same level and team. */
    handover_note: readOnly(text({ max: longestHandover }).optional()),
    handover_note_by: readOnly(reference('user').optional()),
    handover_note_at: readOnly(dateTime().optional()),
  },
  paths: { list: '/onCallCalendar', detail: '/on_call_shift/{id}' },
  title: ['from'],
  list: {
    columns: ['user_id', 'level', 'team_id', 'from', 'to', 'note'],
    search: ['note'],
    filters: ['user_id', 'level', 'team_id', 'from', 'to'],
    sort: 'from',
  },
  access: { read: signedIn, create: can('on_call.write'), update: can('on_call.write'), delete: can('on_call.write') },
  rules: { toAfterFrom: { field: 'to', holds: ({ from, to }) => Date.parse(to) > Date.parse(from) } },
  database: [
    exclusive(['user_id', 'level'], 'from', 'to'),
    exclusive(['level', 'team_id'], 'from', 'to'),
    check('order', '"to" > "from"'),
    index('to'),
    index('team_id'),
  ],
  menu: { group: 'people', icon: 'phone-call', order: 4 },
});
