// The editor of rich text in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/rich-text.ts';

export default {
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  tools: 'Text formatting',
} satisfies Translation<typeof sl>;
