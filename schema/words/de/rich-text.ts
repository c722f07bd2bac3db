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
  conflict: {
    title: 'Inzwischen hat noch jemand denselben Absatz geändert',
    both: 'Im Text steht beides, bis du wählst.',
    mine: 'Deine Fassung',
    other: 'Fassung: %{name}',
    removed: 'Der Absatz wurde entfernt.',
    keepMine: 'Meine behalten',
    keepOther: 'Die andere behalten',
    keepBoth: 'Beide behalten',
  },
} satisfies Translation<typeof sl>;
