// Gleitzeit auf Deutsch.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { flexEntry } from '../../flex-entry.ts';
import type sl from '../sl/flex-entry.ts';

export default {
  one: 'Gleitzeitbuchung',
  many: 'Gleitzeit',
  count: '%{smart_count} Buchung |||| %{smart_count} Buchungen',
  create: 'Neue Korrektur',
  search: 'Person, Bemerkung',
  empty: 'Hier steht jeder Monat mit seiner Differenz zum Vertrag, dazu jede Auszahlung und Korrektur.',
  fields: {
    user_id: 'Person',
    day: 'Tag',
    seconds: 'Stunden',
    reason: 'Warum',
    contract_hours: 'Wochenstunden',
    work_days: 'Arbeitstage',
  },
  values: {
    reason: {
      counted: 'Monat',
      payout: 'Auszahlung',
      corrected: 'Korrektur',
      opening: 'Anfangsstand',
    },
  },
  help: {
    reason: 'Anfangsstand: Stunden von früher. Der Monat dieses Tages ist der erste, der zählt.',
  },
  history: {
    create: 'Gleitzeitbuchung',
  },
  rules: {
    saysWhy: 'Schreibe, warum.',
    payoutTakes: 'Eine Auszahlung nimmt Stunden weg: gib sie mit Minus ein.',
    notByHand: 'Das schreibt die Anwendung selbst. Wähle Korrektur, Auszahlung oder Anfangsstand.',
    notFirst: 'Diese Person hat schon Gleitzeit. Gib eine Korrektur ein.',
    beyondBalance: 'So viele Stunden sind nicht da.',
    changesSomething: 'Eine Differenz von 0 ändert nichts.',
  },
} satisfies EntityTranslation<typeof sl, typeof flexEntry>;
