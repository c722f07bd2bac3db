// Terminal events in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { terminalEvent } from '../../terminal-event.ts';
import type sl from '../sl/terminal-event.ts';

export default {
  one: 'Terminal event',
  many: 'Terminal events',
  count: '%{smart_count} event |||| %{smart_count} events',
  create: 'New event',
  search: 'Person',
  empty: 'Arrivals, breaks and departures from the terminals will be here.',
  fields: {
    terminal_id: 'Terminal',
    event_id: 'Event id',
    user_id: 'Person',
    action: 'What',
    means: 'By',
    occurred_at: 'True time',
    received_at: 'Received',
    delay: 'Delay',
    outcome: 'Status',
    problem: 'Why it was not booked',
    settled_by: 'Decided by',
    settled_at: 'Decided',
  },
  form: { general: 'Event', decision: 'Decision' },
  help: {
    occurred_at: 'When it happened, even if the terminal sent it later.',
  },
  values: {
    action: {
      enter: 'Arrival',
      pause: 'Break',
      leave: 'Departure',
    },
    means: {
      pin: 'PIN',
      rfid: 'Chip',
    },
    outcome: {
      done: 'Booked',
      repeated: 'Repeated tap',
      kept: 'Awaits a decision',
      settled: 'Booked later',
      dismissed: 'Dismissed',
    },
  },
  history: { create: 'Tap', settle: 'Booked later', dismiss: 'Dismissed' },
} satisfies EntityTranslation<typeof sl, typeof terminalEvent>;
