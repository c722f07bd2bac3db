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
  conflict: {
    title: 'Somebody else has changed the same paragraph in the meantime',
    both: 'The text holds both until you choose.',
    mine: 'Your version',
    other: 'Version: %{name}',
    removed: 'The paragraph was removed.',
    keepMine: 'Keep mine',
    keepOther: 'Keep the other',
    keepBoth: 'Keep both',
  },
} satisfies Translation<typeof sl>;
