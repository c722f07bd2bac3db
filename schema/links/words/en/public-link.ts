// The answers of public links in English, for clients.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/public-link.ts';

export default {
  reasons: { alreadyAnswered: 'This link has been answered already. Reload the page.' },
} satisfies Translation<typeof sl>;
