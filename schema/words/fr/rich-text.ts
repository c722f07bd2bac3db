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
  conflict: {
    title: 'Quelqu’un a modifié le même paragraphe entre-temps',
    both: 'Le texte contient les deux jusqu’à ton choix.',
    mine: 'Ta version',
    other: 'Version : %{name}',
    removed: 'Le paragraphe est supprimé.',
    keepMine: 'Garder la mienne',
    keepOther: 'Garder l’autre',
    keepBoth: 'Garder les deux',
  },
} satisfies Translation<typeof sl>;
