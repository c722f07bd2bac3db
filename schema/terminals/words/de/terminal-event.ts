// Terminal events in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/terminal-event.ts';

export default {
  one: 'Terminalereignis',
  many: 'Terminalereignisse',
  count: '%{smart_count} Ereignis |||| %{smart_count} Ereignisse',
  create: 'Neues Ereignis',
  search: 'Person',
  empty: 'Hier erscheinen Kommen, Pausen und Gehen von den Zeitterminals.',
  fields: {
    terminal_id: 'Zeitterminal',
    event_id: 'Kennung',
    user_id: 'Person',
    action: 'Was',
    means: 'Womit',
    occurred_at: 'Tatsächliche Zeit',
    received_at: 'Übertragen',
    outcome: 'Status',
    problem: 'Warum nicht gebucht',
    settled_by: 'Entschieden von',
    settled_at: 'Entschieden',
    note: 'Notiz',
  },
  form: {
    general: 'Ereignis',
    decision: 'Entscheidung',
  },
  help: {
    occurred_at: 'Wann es geschah, auch wenn das Zeitterminal es später gesendet hat.',
  },
  values: {
    action: {
      enter: 'Kommen',
      pause: 'Pause',
      leave: 'Gehen',
    },
    means: {
      pin: 'PIN',
      rfid: 'Chip',
    },
    outcome: {
      done: 'Gebucht',
      repeated: 'Wiederholung',
      kept: 'Wartet auf Entscheidung',
      settled: 'Nachträglich gebucht',
      dismissed: 'Verworfen',
    },
  },
} satisfies Translation<typeof sl>;
