// The editor of rich text in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/rich-text.ts';

export default {
  bold: 'Podebljano',
  italic: 'Kurziv',
  underline: 'Podcrtano',
  heading: 'Naslov',
  bullets: 'Popis',
  numbers: 'Numerirani popis',
  quote: 'Citat',
  tools: 'Oblikovanje teksta',
} satisfies Translation<typeof sl>;
