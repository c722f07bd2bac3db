// The answers of public links in French, for clients.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/public-link.ts';

export default {
  reasons: { alreadyAnswered: 'Une réponse a déjà été donnée par ce lien. Rechargez la page.' },
} satisfies Translation<typeof sl>;
