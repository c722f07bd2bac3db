// An absence is when one user is away, and why: asked for, decided, cut short.
import { anyOf, can, never, own, signedIn } from '../core/access.ts';
import { check, exclusive, index } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { choice, date, dateTime, decimal, flag, readOnly, reference, text } from '../core/fields.ts';

export const absenceStates = { requested: 0, approved: 1, declined: 2, cancelled: 3 } as const;
const tones = { requested: 'sent', approved: 'done', declined: 'refused', cancelled: 'idle' } as const;

/** Why somebody is away is between them and the office; others read only that they are. */
export const readsAbsence = anyOf(own('user_id'), can('absences.read'), can('absences.write'));

export const absence = defineEntity({
  name: 'absence',
  fields: {
    user_id: readOnly(reference('user')),
    kind_id: reference('absence_kind'),
    from: date(),
    /** The last day. */
    to: date(),
    /** The first day begins at noon. */
    half_from: flag().default(false),
    /** The last day ends at noon. */
    half_to: flag().default(false),
    comment: text({ max: 500 }).optional(),
    status: readOnly(choice(absenceStates, tones).default(0)),
    /** What it takes, as its kind counts days: estimated until it is decided. */
    days: readOnly(decimal({ max: 3660 }).default(0)),
    decided_by: readOnly(reference('user').optional()),
    decided_at: readOnly(dateTime().optional()),
    /** Of a decline, a cancellation, or an entry in a locked month. */
    reason: readOnly(text({ max: 1000 }).optional()),
    /** The time that nobody else's claim on the same user may share: empty until the absence is approved. */
    occupied_from: readOnly(dateTime()),
    occupied_to: readOnly(dateTime()),
    user_added: readOnly(reference('user')),
    date_added: readOnly(dateTime()),
  },
  paths: { list: '/absences', detail: '/absence/{id}' },
  title: ['from', 'to'],
  list: {
    columns: ['status', 'user_id', 'kind_id', 'from', 'to', 'days', 'comment'],
    hidden: ['half_from', 'half_to', 'decided_by', 'decided_at', 'reason', 'date_added'],
    search: ['user_id', 'kind_id'],
    filters: ['status', 'user_id', 'kind_id', 'from', 'to'],
    sort: 'from',
    order: 'DESC',
  },
  form: { general: ['kind_id', 'from', 'to', 'half_from', 'half_to', 'comment'] },
  access: {
    read: readsAbsence,
    // For somebody else with `absences.write`, as the call checks.
    create: signedIn,
    update: anyOf(own('user_id'), can('absences.write')),
    fields: { occupied_from: never, occupied_to: never },
  },
  rules: { endsAfterStart: { field: 'to', holds: ({ from, to }) => from <= to } },
  database: [
    check('in_order', '"from" <= "to"'),
    exclusive(['user_id'], 'occupied_from', 'occupied_to'),
    index('user_id', 'from'),
    index('to', 'status'),
    index('status', 'from'),
    index('kind_id'),
  ],
  menu: null,
});
