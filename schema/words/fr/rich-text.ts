// The editor of rich text in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/rich-text.ts';

export default {
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  heading: 'Titre',
  bullets: 'Liste',
  numbers: 'Liste numérotée',
  quote: 'Citation',
  tools: 'Mise en forme du texte',
} satisfies Translation<typeof sl>;
