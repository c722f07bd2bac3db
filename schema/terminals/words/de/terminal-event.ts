// Terminal events in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { terminalEvent } from '../../terminal-event.ts';
import type sl from '../sl/terminal-event.ts';

export default {
  one: 'Terminalereignis',
  many: 'Terminalereignisse',
  count: '%{smart_count} Ereignis |||| %{smart_count} Ereignisse',
  create: 'Neues Ereignis',
  search: 'Person',
  empty: 'Hier erscheinen Kommen, Pausen und Gehen von den Zeitterminals.',
  fields: {
    event_id: 'Kennung',
    user_id: 'Person',
    action: 'Was',
    means: 'Womit',
    occurred_at: 'Tatsächliche Zeit',
    received_at: 'Übertragen',
    delay: 'Verzögerung',
    outcome: 'Status',
    problem: 'Warum nicht gebucht',
    settled_by: 'Entschieden von',
    settled_at: 'Entschieden',
  },
  form: { general: 'Ereignis', decision: 'Entscheidung' },
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
  history: { create: 'Erfasst', settle: 'Nachträglich gebucht', dismiss: 'Verworfen' },
} satisfies EntityTranslation<typeof sl, typeof terminalEvent>;
