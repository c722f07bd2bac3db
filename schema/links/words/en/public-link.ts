// What a public link answers in English: clients read it.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/public-link.ts';

export default {
  reasons: { alreadyAnswered: 'This link has been answered already. Reload the page.' },
} satisfies Translation<typeof sl>;
