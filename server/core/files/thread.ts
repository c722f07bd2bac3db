// Runs long work in a separate thread: other calls are answered meanwhile, and work that exceeds its limits ends alone.
import { Worker } from 'node:worker_threads';

export type Limits = {
  /** The longest time for one piece of work. */
  readonly patienceMs: number;
  /** The heap limit of the thread in MiB. */
  readonly memory: number;
  /** A thread that was idle for so long ends and frees its memory. */
  readonly idleMs: number;
};

/** Milliseconds for reading a text of so many characters, ten times what an ordinary one takes: others wait for the same thread. */
export const patienceFor = (length: number): number => Math.min(2000 + length / 100, 20_000);

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

type Handing<Result, Answer> = {
  /** Makes the error for work that takes too long or too much memory. */
  readonly overdue: () => Error;
  /** Interprets the thread's result; where it throws, the thread is replaced. */
  readonly answer: (result: Result) => Answer;
};

/**
 * Does one piece of work at a time, in a thread that starts with the first: an idle server does not pay for it. Callers must wait
 * for an answer before the next call, and may give a piece less time than the limits do.
 */
export const openThread = <Work, Result, Answer>(
  module: URL,
  { patienceMs, memory, idleMs }: Limits,
  { overdue, answer }: Handing<Result, Answer>,
): ((work: Work, patience?: number) => Promise<Answer>) => {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    const ending = thread;
    thread = null;
    void ending?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(module, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
    // The pending work keeps the process alive; the thread alone does not.
    begun.unref();
    begun.on('error', () => {});
    return begun;
  };
  return async (work, ms = patienceMs) => {
    clearTimeout(idle);
    thread ??= begin();
    const working = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const patience = setTimeout(() => reject(overdue()), ms);
    const failed = (error: Error & { code?: string }) => reject(error.code === outOfMemory ? overdue() : error);
    const gone = () => reject(new Error('The thread has ended.'));
    working.once('message', resolve).once('error', failed).once('exit', gone);
    try {
      working.postMessage(work);
      const taken = answer(await promise);
      idle = setTimeout(end, idleMs).unref();
      return taken;
    } catch (error) {
      // The thread's state is unknown: the next piece of work gets a new one.
      end();
      throw error;
    } finally {
      clearTimeout(patience);
      working.off('message', resolve).off('error', failed).off('exit', gone);
    }
  };
};
