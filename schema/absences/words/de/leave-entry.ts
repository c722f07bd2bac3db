// The ledger of vacation days in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { leaveEntry } from '../../leave-entry.ts';
import type sl from '../sl/leave-entry.ts';

export default {
  one: 'Urlaubsbuchung',
  many: 'Urlaubskonto',
  count: '%{smart_count} Buchung |||| %{smart_count} Buchungen',
  create: 'Neue Korrektur',
  search: 'Person, Bemerkung',
  empty: 'Hier steht jeder Urlaubstag: erworben, verbraucht, zurückgegeben oder verfallen.',
  fields: {
    user_id: 'Person',
    year: 'Anspruchsjahr',
    days: 'Tage',
    reason: 'Warum',
    day: 'Tag',
    basis: 'Tage im Jahr',
    months: 'Monate',
  },
  values: {
    reason: {
      accrued: 'Erworben',
      carriedOver: 'Übertragen',
      used: 'Verbraucht',
      givenBack: 'Zurückgegeben',
      lapsed: 'Verfallen',
      warned: 'Warnung',
      corrected: 'Korrektur',
      prevented: 'Längere Frist',
    },
  },
  help: {
    reason: 'Längere Frist: Tage dieses Jahres gelten bis 31. Dezember, weil sie nicht genommen werden konnten.',
  },
  history: {
    create: 'Buchung im Urlaubskonto',
  },
  rules: {
    correctionSaysWhy: 'Schreibe, warum.',
    preventionTakesNothing: 'Eine längere Frist ändert keine Tage. Gib 0 ein.',
    notByHand: 'Das schreibt die Anwendung selbst. Wähle Korrektur, Übertrag oder längere Frist.',
  },
} satisfies EntityTranslation<typeof sl, typeof leaveEntry>;
