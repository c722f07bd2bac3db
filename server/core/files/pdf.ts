// A PDF is set by a thread of its own: one of thousands of lines takes seconds, and everybody else is answered meanwhile.
import { Refusal } from '../http/refusal.ts';
import { fairQueue } from './fair-queue.ts';
import type { PaperDefinition } from './paper-style.ts';
import { isBounded, mostPointsAPaper, picturesIn, pointsOf } from './picture-points.ts';
import { type Limits, openThread } from './thread.ts';

/** What the thread answers. */
export type RenderResult = { readonly bytes: Uint8Array } | { readonly fault: string };
/** More than one paper takes. */
export const tooLarge = () => new Refusal(503, 'paperTooLarge');
/** So many papers of one person wait at once. */
const mostWaiting = 10;
const tooManyPapers = () => new Refusal(429, 'tooManyPapers', { parameters: { maximum: mostWaiting }, members: { maximum: mostWaiting } });
/** Pictures are unpacked outside of the thread's own heap, where its limit does not hold. @throws Refusal 503 */
const refuseHugePictures = async (paper: PaperDefinition): Promise<void> => {
  let points = 0;
  for (const picture of picturesIn(paper)) {
    points += pointsOf(picture);
    if (points > mostPointsAPaper || !(await isBounded(picture))) throw tooLarge();
  }
};
/** Sets one paper after the other, each person's in their turn. */
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

/** The bytes of a PDF (A4 unless the paper says otherwise). @throws Refusal 503 `paperTooLarge`, 429 `tooManyPapers` */
export const renderPdf = openPrinter({ patienceMs: 60_000, memory: 384, idleMs: 60_000 });
