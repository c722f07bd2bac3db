// Repeats a job in every process, first soon after its start: one piece at a time, until nothing is left.
import { AsyncResource } from 'node:async_hooks';
import { faultOf, type LogLine } from '#server/core/log.ts';

/** After a restart all screens reconnect at once: they are answered before the jobs begin. */
const firstAfterMs = 5000;

type Pieces = {
  /** Does all pending pieces; if called again meanwhile, it checks once more. */
  all(): Promise<void>;
  /** Waits for the running work. */
  done(): Promise<void>;
};

/** `one` does the next piece and answers whether there may be more. */
export const piecesOf = (one: () => Promise<boolean>): Pieces => {
  let pending = false;
  let running: Promise<void> | null = null;
  const untilNone = async () => {
    try {
      while (pending) {
        pending = false;
        while (await one());
      }
    } finally {
      // Reset synchronously: a call a moment later would otherwise get the finished run.
      running = null;
    }
  };
  return {
    all: () => {
      pending = true;
      running ??= untilNone();
      return running;
    },
    done: async () => {
      await running?.catch(() => undefined);
    },
  };
};

/** Starts the work outside the caller's async context: work woken by an act must not run under the act's Idempotency-Key. */
export const beside = ({ all }: Pieces, log: (line: LogLine) => void): (() => void) =>
  AsyncResource.bind(() => {
    all().catch((error: unknown) => log(faultOf(error)));
  });

export type Repeated = { end(): Promise<void> };

/** `one` does the next piece and answers whether there may be more; `wake` gets a function that starts a run, and answers how to stop. */
export const repeat = (
  everyMs: number,
  one: () => Promise<boolean>,
  log: (line: LogLine) => void,
  wake?: (look: () => void) => () => void,
): Repeated => {
  let ended = false;
  const pieces = piecesOf(async () => !ended && (await one()));
  const look = beside(pieces, log);
  const sleep = wake?.(look);
  const first = setTimeout(look, firstAfterMs).unref();
  const clock = setInterval(look, everyMs).unref();
  return {
    end: async () => {
      ended = true;
      sleep?.();
      clearTimeout(first);
      clearInterval(clock);
      await pieces.done();
    },
  };
};

/** Several jobs with the same interval, each by itself: where one fails, the others continue. */
export const repeatEach = (everyMs: number, all: readonly (() => Promise<boolean>)[], log: (line: LogLine) => void): Repeated => {
  const works = all.map((one) => repeat(everyMs, one, log));
  return {
    end: async () => {
      for (const work of works) await work.end();
    },
  };
};
