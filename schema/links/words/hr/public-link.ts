// The answers of public links in Croatian, for clients.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/public-link.ts';

export default {
  reasons: { alreadyAnswered: 'Na ovu je poveznicu već odgovoreno. Osvježite stranicu.' },
} satisfies Translation<typeof sl>;
