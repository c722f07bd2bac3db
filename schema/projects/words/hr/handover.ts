// The printed handover of a project in Croatian: clients read it.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/handover.ts';

export default {
  title: 'Predaja projekta',
  preview: 'Pretpregled – još nije potvrđeno',
  leader: 'Voditelj projekta',
  period: 'Razdoblje',
  comment: 'Uz predaju',
  tasks: 'Odrađeni zadaci',
  number: 'Br.',
  task: 'Zadatak',
  work: 'Sati po vrstama rada',
} satisfies Translation<typeof sl>;
