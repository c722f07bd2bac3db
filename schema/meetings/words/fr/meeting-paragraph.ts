// Paragraphs of minutes in French.

import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { meetingParagraph } from '../../meeting-paragraph.ts';
import type sl from '../sl/meeting-paragraph.ts';

export default {
  one: 'Paragraphe du compte rendu',
  many: 'Compte rendu',
  count: '%{smart_count} paragraphe |||| %{smart_count} paragraphes',
  fields: {
    item_id: 'Point',
    key: 'Repère',
    position: 'Ordre',
    html: 'Texte',
    edition: 'Version du texte',
    tab: 'Page ouverte',
    written_by: 'Auteur',
    written_at: 'Écrit',
    removed: 'Retiré',
  },
} satisfies EntityTranslation<typeof sl, typeof meetingParagraph>;
