// What a public link answers in French: clients read it.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/public-link.ts';

export default {
  reasons: { alreadyAnswered: 'Une réponse a déjà été donnée par ce lien. Rechargez la page.' },
} satisfies Translation<typeof sl>;
