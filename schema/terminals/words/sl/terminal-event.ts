// Terminal events in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { terminalEvent } from '../../terminal-event.ts';

export default {
  one: 'Dogodek registratorja',
  many: 'Dogodki registratorjev',
  count: '%{smart_count} dogodek |||| %{smart_count} dogodka |||| %{smart_count} dogodki |||| %{smart_count} dogodkov',
  create: 'Nov dogodek',
  search: 'Oseba',
  empty: 'Tu bodo prihodi, pavze in odhodi z registratorjev.',
  fields: {
    event_id: 'Oznaka dogodka',
    user_id: 'Oseba',
    action: 'Kaj',
    means: 'S čim',
    occurred_at: 'Pravi čas',
    received_at: 'Preneseno',
    delay: 'Zamik',
    outcome: 'Stanje',
    problem: 'Zakaj ni vpisano',
    settled_by: 'Rešitev',
    settled_at: 'Rešeno',
  },
  form: { general: 'Dogodek', decision: 'Rešitev' },
  help: {
    occurred_at: 'Kdaj se je zgodilo, tudi če je registrator to poslal pozneje.',
  },
  values: {
    action: {
      enter: 'Prihod',
      pause: 'Pavza',
      leave: 'Odhod',
    },
    means: {
      pin: 'PIN',
      rfid: 'Čip',
    },
    outcome: {
      done: 'Vpisano',
      repeated: 'Ponovljen dotik',
      kept: 'Čaka na rešitev',
      settled: 'Vpisano naknadno',
      dismissed: 'Opuščeno',
    },
  },
  history: { create: 'Dotik', settle: 'Vpisano naknadno', dismiss: 'Opuščeno' },
} as const satisfies EntityWords<typeof terminalEvent>;
