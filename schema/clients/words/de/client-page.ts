// The page of a client in German.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-page.ts';

export default {
  newTask: 'Aufgabe für diesen Kunden',
  hours: 'Stunden',
  person: 'Person',
  workType: 'Tätigkeit',
  tasks: 'Aufgaben',
  time: 'Zeit',
  sum: 'Summe %{year}',
  year: 'Jahr',
  noHours: 'Für diesen Kunden gibt es noch keine Stunden.',
  noHoursHint: 'Die Stunden kommen von der Arbeit an den Aufgaben dieses Kunden.',
  noneInYear: 'Keine Stunden im Jahr %{year}.',
  sameVat: '%{name} hat dieselbe USt-IdNr.',
} satisfies Translation<typeof sl>;
