// The page of a client in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-page.ts';

export default {
  newTask: 'Zadatak za ovog klijenta',
  hours: 'Sati',
  person: 'Osoba',
  workType: 'Vrsta rada',
  tasks: 'Zadaci',
  time: 'Vrijeme',
  sum: 'Ukupno %{year}',
  year: 'Godina',
  noHours: 'Za ovog klijenta još nema odrađenih sati.',
  noHoursHint: 'Sati dolaze s rada na zadacima ovog klijenta.',
  noneInYear: 'U godini %{year} nema sati.',
  sameVat: 'Isti PDV ID broj već ima %{name}.',
} satisfies Translation<typeof sl>;
