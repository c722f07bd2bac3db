// Parses Markdown files in a worker thread with a time limit, taking users' imports fairly in turn.
import { fairQueue } from '#server/core/files/fair-queue.ts';
import { openThread, patienceFor } from '#server/core/files/thread.ts';
import { invalid, Refusal } from '#server/core/http/refusal.ts';

export type MarkdownFile = { readonly name: string; readonly text: string };
export type ReadPage = { readonly title: string; readonly html: string };

const tooTangled = () => invalid({ field: 'files', reason: 'tooTangled' });
const limits = { patienceMs: 20_000, memory: 256, idleMs: 30_000 };
const read = openThread<readonly MarkdownFile[], readonly ReadPage[] | null, readonly ReadPage[]>(
  new URL('markdown-thread.ts', import.meta.url),
  limits,
  {
    overdue: tooTangled,
    answer: (pages) => {
      if (!pages) throw tooTangled();
      return pages;
    },
  },
);
/** The most waiting imports of one user. */
const mostWaiting = 3;
const inTurn = fairQueue(
  mostWaiting,
  () => new Refusal(429, 'tooManyPapers', { parameters: { maximum: mostWaiting }, members: { maximum: mostWaiting } }),
);

/** Title and HTML of each file, in their order. @throws Refusal 422 `tooTangled` for a text that takes too long or is nested too deeply */
export const readMarkdownFiles = (files: readonly MarkdownFile[]): Promise<readonly ReadPage[]> =>
  inTurn(() => read(files, patienceFor(files.reduce((sum, { text }) => sum + text.length, 0))));
