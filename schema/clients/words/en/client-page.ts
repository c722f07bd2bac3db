// The page of a client in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/client-page.ts';

export default {
  newTask: 'Task for this client',
  hours: 'Hours',
  person: 'Person',
  workType: 'Work type',
  tasks: 'Tasks',
  time: 'Time',
  sum: 'Total %{year}',
  year: 'Year',
  noHours: 'No hours worked for this client yet.',
  noHoursHint: 'Hours come here from work on this client’s tasks.',
  noneInYear: 'No hours in %{year}.',
  sameVat: '%{name} has the same VAT number.',
} satisfies Translation<typeof sl>;
