// Renders PDFs in a separate thread: a document of thousands of lines takes seconds, and other calls are answered meanwhile.
import { Refusal } from '../http/refusal.ts';
import { fairQueue } from './fair-queue.ts';
import type { PaperDefinition } from './paper-style.ts';
import { isBounded, mostPointsAPaper, picturesIn, pointsOf } from './picture-points.ts';
import { type Limits, openThread } from './thread.ts';

/** The thread's result. */
export type RenderResult = { readonly bytes: Uint8Array } | { readonly fault: string };
/** The refusal for a document that exceeds the limits. */
export const tooLarge = () => new Refusal(503, 'paperTooLarge');
/** The most documents that one user may have waiting. */
const mostWaiting = 10;
const tooManyPapers = () => new Refusal(429, 'tooManyPapers', { parameters: { maximum: mostWaiting }, members: { maximum: mostWaiting } });
/** Pictures are decompressed outside the thread's heap, where its memory limit does not apply. @throws Refusal 503 */
const refuseHugePictures = async (paper: PaperDefinition): Promise<void> => {
  let points = 0;
  for (const picture of picturesIn(paper)) {
    points += pointsOf(picture);
    if (points > mostPointsAPaper || !(await isBounded(picture))) throw tooLarge();
  }
};
/** Renders one document at a time, users in turn. */
export const openPrinter = (limits: Limits): ((paper: PaperDefinition) => Promise<Uint8Array>) => {
  const set = openThread<PaperDefinition, RenderResult, Uint8Array>(new URL('pdf-thread.ts', import.meta.url), limits, {
    overdue: tooLarge,
    answer: (result) => {
      if ('fault' in result) throw new Error(`A paper cannot be set: ${result.fault}`);
      return result.bytes;
    },
  });
  const inTurn = fairQueue(mostWaiting, tooManyPapers);
  return (paper) =>
    inTurn(async () => {
      await refuseHugePictures(paper);
      return set(paper);
    });
};

/** The bytes of a PDF (A4 unless the document sets another size). @throws Refusal 503 `paperTooLarge`, 429 `tooManyPapers` */
export const renderPdf = openPrinter({ patienceMs: 60_000, memory: 384, idleMs: 60_000 });
