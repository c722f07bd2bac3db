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
  conflict: {
    title: 'Isti je odlomak u međuvremenu promijenio još netko',
    both: 'U tekstu stoji oboje dok ne odabereš.',
    mine: 'Tvoja verzija',
    other: 'Verzija: %{name}',
    removed: 'Odlomak je uklonjen.',
    keepMine: 'Zadrži moju',
    keepOther: 'Zadrži drugu',
    keepBoth: 'Zadrži obje',
  },
} satisfies Translation<typeof sl>;
