// Mileage and per diems in German: rows that hold from a day on.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/rate.ts';

export default {
  mileage: {
    title: 'Kilometergeld',
    help: 'Ein Satz wird nie überschrieben: Füge eine Zeile mit dem Tag hinzu, ab dem er gilt. Für eine Fahrt gilt der Satz ihres Tages.',
    add: 'Neuer Satz ab …',
    one: 'Kilometergeld ab %{day}',
    empty: 'Noch kein Satz. Der erste gilt ab dem Tag, den du einträgst.',
  },
  perDiem: {
    title: 'Tagegelder',
    help: 'Nach Land und Dauer der Reise. Reiseaufträge nutzen sie noch nicht, deshalb wird eine Zeile nur durch ihren Tag gesperrt.',
    add: 'Neues Tagegeld ab …',
    one: 'Tagegeld %{country} ab %{day}',
    empty: 'Noch keine Tagegelder. Das erste gilt ab dem Tag, den du einträgst.',
  },
  vat: {
    title: 'MwSt.-Sätze',
    help: 'Ein Angebot nimmt den Normalsatz des Tages, an dem es entsteht, und behält ihn. Eine Änderung ist eine neue Zeile mit dem Tag, ab dem sie gilt.',
    add: 'Neuer Satz ab …',
    one: 'MwSt., %{kind}, ab %{day}',
    empty: 'Noch kein Satz. Bis dahin beginnen Angebote mit 22 %.',
  },
  onCall: {
    title: 'Vergütung der Bereitschaft',
    help: 'Je Stufe: eine Pauschale für 24 Stunden, eine eigene an Wochenenden und Feiertagen, oder der Anteil der Stunden, der bezahlt wird. Die Datei für die Löhne nimmt die Zeile ihres Tages.',
    add: 'Neue Vergütung ab …',
    one: 'Bereitschaft, %{level}, ab %{day}',
    empty: 'Noch keine Vergütung. Die erste gilt ab dem Tag, den du eingibst.',
  },
  validFrom: 'Gilt ab',
  pricePerKm: '€ je km',
  country: 'Land',
  from6: '6–8 Std.',
  from8: '8–12 Std.',
  over12: 'über 12 Std.',
  vatKind: 'Art',
  percent: 'Satz',
  level: 'Stufe',
  dayAmount: '€ je Tag',
  freeDayAmount: '€ je freiem Tag',
  hoursPercent: 'Bezahlte Stunden',
  standing: 'Status',
  entry: 'Eingetragen',
  note: 'Notiz',
  current: 'gilt jetzt',
  inDays: 'in %{smart_count} Tag |||| in %{smart_count} Tagen',
  until: 'bis %{day}',
  unused: 'noch nicht genutzt',
  rides: '%{smart_count} Fahrt |||| %{smart_count} Fahrten',
  fixed: 'gesperrt',
  unknownAuthor: 'übernommen',
  remove: 'Entfernen: %{name}',
  removed: 'Entfernt: %{name}.',
  saved: 'Gespeichert: %{name}.',
  actions: 'Aktionen',
  reasons: {
    rateUsed:
      '%{smart_count} Fahrt rechnet schon mit diesem Satz, deshalb bleibt er. Füge für später eine neue Zeile hinzu. |||| %{smart_count} Fahrten rechnen schon mit diesem Satz, deshalb bleibt er. Füge für später eine neue Zeile hinzu.',
    ratePast:
      'Diese Zeile gilt schon länger, deshalb bleibt sie. Ändern kannst du sie nur am Tag der Eingabe; füge für später eine neue Zeile hinzu.',
  },
  rules: {
    alreadyPriced:
      'Ab diesem Tag rechnet %{smart_count} Fahrt schon mit dem früheren Satz. Trage einen späteren Tag ein. |||| Ab diesem Tag rechnen %{smart_count} Fahrten schon mit dem früheren Satz. Trage einen späteren Tag ein.',
    sameDay: 'Ab diesem Tag gilt schon eine andere Zeile. Trage einen anderen Tag ein.',
  },
} satisfies Translation<typeof sl>;
