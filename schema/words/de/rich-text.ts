// The editor of rich text in German.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/rich-text.ts';

export default {
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  heading: 'Überschrift',
  bullets: 'Liste',
  numbers: 'Nummerierte Liste',
  quote: 'Zitat',
  tools: 'Textformatierung',
} satisfies Translation<typeof sl>;
