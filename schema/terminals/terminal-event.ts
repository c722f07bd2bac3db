// A terminal event is one tap at a wall terminal: person, action and actual time; events that could not be booked wait for a decision.
import { can } from '../core/access.ts';
import { index, unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { dateTime, duration, longText, readOnly, reference, text, word } from '../core/fields.ts';
import { presenceActions } from '../times/presence.ts';

export const terminalActions = presenceActions;
export type TerminalAction = (typeof terminalActions)[number];

export const terminalEvent = defineEntity({
  name: 'terminal_event',
  fields: {
    terminal_id: readOnly(reference('registration_terminal')),
    /** Given by the tablet: the same tap is booked once, however often it arrives. */
    event_id: readOnly(text({ max: 64 })),
    /** Empty while the PIN or chip is unknown. */
    user_id: readOnly(reference('user').optional()),
    action: readOnly(word(...terminalActions)),
    means: readOnly(word('pin', 'rfid')),
    occurred_at: readOnly(dateTime()),
    received_at: readOnly(dateTime()),
    /** From the tap to its arrival; empty where that was at once. */
    delay: readOnly(duration().optional()),
    /** Booked, a duplicate tap, waiting for a decision, booked by a decision, or dismissed by one. */
    outcome: readOnly(word('done', 'repeated', 'kept', 'settled', 'dismissed')),
    /** Why it could not be booked on arrival. */
    problem: readOnly(longText({ max: 1000 }).optional()),
    settled_by: readOnly(reference('user').optional()),
    settled_at: readOnly(dateTime().optional()),
    note: readOnly(longText({ max: 1000 }).optional()),
  },
  paths: { list: '/terminal_events', detail: '/terminal_event/{id}' },
  title: ['occurred_at'],
  list: {
    columns: ['occurred_at', 'delay', 'action', 'user_id', 'terminal_id', 'outcome', 'problem'],
    hidden: ['means', 'received_at', 'settled_by', 'settled_at'],
    filters: ['outcome', 'user_id', 'terminal_id', 'action', 'occurred_at'],
    sort: 'occurred_at',
    order: 'DESC',
  },
  form: {
    general: ['occurred_at', 'received_at', 'delay', 'action', 'user_id', 'terminal_id', 'means'],
    decision: ['outcome', 'problem', 'note'],
  },
  access: { read: can('terminals.write') },
  database: [
    unique('event_id'),
    index('terminal_id', 'outcome', 'occurred_at'),
    index('user_id', 'occurred_at'),
    index('outcome', 'occurred_at'),
  ],
  menu: null,
});
