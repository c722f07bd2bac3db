// Work that may take long is done by a thread of its own: everybody else is answered meanwhile, and what takes too long ends alone.
import { Worker } from 'node:worker_threads';

export type Limits = {
  /** How long one piece of work may take. */
  readonly patienceMs: number;
  /** MiB of the thread's own heap. */
  readonly memory: number;
  /** A thread that has nothing to do for so long ends, and its memory is free. */
  readonly idleMs: number;
};

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

type Handing<Result, Answer> = {
  /** What is thrown for work that takes too long or too much memory. */
  readonly overdue: () => Error;
  /** What the thread's result means; after one for which it throws the thread is not trusted any more. */
  readonly answer: (result: Result) => Answer;
};

/**
 * Does one piece of work after the other, in a thread that begins with the first: a server that has none of it does not carry it. Whoever
 * calls waits for the answer before the next.
 */
export const openThread = <Work, Result, Answer>(
  module: URL,
  { patienceMs, memory, idleMs }: Limits,
  { overdue, answer }: Handing<Result, Answer>,
): ((work: Work) => Promise<Answer>) => {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    const ending = thread;
    thread = null;
    void ending?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(module, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
    // Whoever waits for the work keeps the process; the thread alone does not.
    begun.unref();
    begun.on('error', () => {});
    return begun;
  };
  return async (work) => {
    clearTimeout(idle);
    thread ??= begin();
    const working = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const patience = setTimeout(() => reject(overdue()), patienceMs);
    const failed = (error: Error & { code?: string }) => reject(error.code === outOfMemory ? overdue() : error);
    const gone = () => reject(new Error('The thread has ended.'));
    working.once('message', resolve).once('error', failed).once('exit', gone);
    try {
      working.postMessage(work);
      const taken = answer(await promise);
      idle = setTimeout(end, idleMs).unref();
      return taken;
    } catch (error) {
      // Whatever state it is in: the next piece of work is given another.
      end();
      throw error;
    } finally {
      clearTimeout(patience);
      working.off('message', resolve).off('error', failed).off('exit', gone);
    }
  };
};
