// The answers of public links in German, for clients.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/public-link.ts';

export default {
  reasons: { alreadyAnswered: 'Über diesen Link wurde bereits geantwortet. Laden Sie die Seite neu.' },
} satisfies Translation<typeof sl>;
