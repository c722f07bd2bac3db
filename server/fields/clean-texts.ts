// Sanitises the texts of one call: short ones at once, longer ones in a worker thread with a time limit, users in turn.
import { fairQueue } from '#server/core/files/fair-queue.ts';
import { openThread, patienceFor } from '#server/core/files/thread.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';
import { cleanPageText, cleanRichText } from './rich-text.ts';

export type Cleaning = {
  /** `page` may contain tables, pictures and links to records. */
  readonly kind: 'text' | 'page';
  readonly texts: readonly string[];
};

/** Characters that take some ten milliseconds, whatever they are. */
const short = 10_000;
const limits = { patienceMs: 20_000, memory: 256, idleMs: 30_000 };
const clean = openThread<Cleaning, readonly string[], readonly string[]>(new URL('clean-thread.ts', import.meta.url), limits, {
  overdue: () => invalid({ field: 'body', reason: 'tooTangled' }),
  answer: (texts) => texts,
});
/** The most waiting texts of one user, who saves one after the other. */
const mostWaiting = 10;
const parameters = { maximum: mostWaiting };
const inTurn = fairQueue(mostWaiting, () => new Refusal(429, 'tooManyPapers', { parameters, members: parameters }));

/** The sanitised texts in their order; empty where no word is left. @throws Refusal 422 `tooTangled` for a text that takes too long */
export const cleanTexts = async ({ kind, texts }: Cleaning): Promise<readonly string[]> => {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= short) return texts.map(kind === 'page' ? cleanPageText : cleanRichText);
  return inTurn(() => clean({ kind, texts }, patienceFor(length)));
};

/** One text of a page; null where nothing is left. @throws Refusal 422 `tooLong` where it has more than `most` characters once its signs are written as HTML */
export const cleanPage = async (text: string | null | undefined, most: number): Promise<string | null> => {
  if (!text) return null;
  const [cleaned = ''] = await cleanTexts({ kind: 'page', texts: [text] });
  if (cleaned.length > most) throw invalid({ field: 'body', reason: 'tooLong', parameters: { maximum: most } });
  return cleaned || null;
};
