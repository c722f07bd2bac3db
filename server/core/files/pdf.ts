// A PDF is set by a thread of its own: one of thousands of lines takes seconds, and everybody else is answered meanwhile.
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';
import { fairQueue } from './fair-queue.ts';
import type { PaperDefinition } from './paper-style.ts';
import { isBounded, mostPointsAPaper, picturesIn, pointsOf } from './picture-points.ts';

/** What the thread answers. */
export type RenderResult = { readonly bytes: Uint8Array } | { readonly fault: string };
export type Limits = {
  /** How long a paper may take. */
  readonly patienceMs: number;
  /** MiB of the thread's own heap. */
  readonly memory: number;
  /** A thread that has nothing to set for so long ends, and its memory is free. */
  readonly idleMs: number;
};

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
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/** Sets one paper after the other, each person's in their turn, in a thread that begins with the first: a server that prints none does not carry it. */
export const openPrinter = ({ patienceMs, memory, idleMs }: Limits): ((paper: PaperDefinition) => Promise<Uint8Array>) => {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    const ending = thread;
    thread = null;
    void ending?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('pdf-thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // Whoever waits for a paper keeps the process; the thread alone does not.
    begun.unref();
    begun.on('error', () => {});
    return begun;
  };
  const set = async (paper: PaperDefinition): Promise<Uint8Array> => {
    clearTimeout(idle);
    thread ??= begin();
    const setting = thread;
    const { promise, resolve, reject } = Promise.withResolvers<RenderResult>();
    const patience = setTimeout(() => reject(tooLarge()), patienceMs);
    const failed = (error: Error & { code?: string }) => reject(error.code === outOfMemory ? tooLarge() : error);
    const gone = () => reject(new Error('The thread that sets papers has ended.'));
    setting.once('message', resolve).once('error', failed).once('exit', gone);
    try {
      setting.postMessage(paper);
      const result = await promise;
      if ('fault' in result) throw new Error(`A paper cannot be set: ${result.fault}`);
      idle = setTimeout(end, idleMs).unref();
      return result.bytes;
    } catch (error) {
      // Whatever state it is in: the next paper is given another.
      end();
      throw error;
    } finally {
      clearTimeout(patience);
      setting.off('message', resolve).off('error', failed).off('exit', gone);
    }
  };
  const inTurn = fairQueue(mostWaiting, tooManyPapers);
  return (paper) =>
    inTurn(async () => {
      await refuseHugePictures(paper);
      return set(paper);
    });
};

/** The bytes of a PDF (A4 unless the paper says otherwise). @throws Refusal 503 `paperTooLarge`, 429 `tooManyPapers` */
export const renderPdf = openPrinter({ patienceMs: 60_000, memory: 384, idleMs: 60_000 });
