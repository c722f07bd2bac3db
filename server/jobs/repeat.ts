// Work that every process looks for soon after its start and then again and again: one piece at a time, until there is none.
import { AsyncResource } from 'node:async_hooks';
import { faultOf, type LogLine } from '#server/core/log.ts';

/** A start brings everybody's screens back at once: they are answered before the house is put in order. */
const firstAfterMs = 5000;

type Pieces = {
  /** Does what there is; asked again meanwhile, it looks once more. */
  all(): Promise<void>;
  /** Waits for what is being done. */
  done(): Promise<void>;
};

/** `one` does the next piece and says whether there may be more. */
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
      // At once: whoever asks a moment later would be told of a look that is over.
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

/** Begins it beside whatever goes on: woken by an act, it must not act in the name of the call that the act belongs to. */
export const beside = ({ all }: Pieces, log: (line: LogLine) => void): (() => void) =>
  AsyncResource.bind(() => {
    all().catch((error: unknown) => log(faultOf(error)));
  });

export type Repeated = { end(): Promise<void> };

/** `one` does the next piece and says whether there may be more; `wake` is told how to look at once, and answers how that ends. */
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

/** Several works of one rhythm, each by itself: where one fails, the others go on. */
export const repeatEach = (everyMs: number, all: readonly (() => Promise<boolean>)[], log: (line: LogLine) => void): Repeated => {
  const works = all.map((one) => repeat(everyMs, one, log));
  return {
    end: async () => {
      for (const work of works) await work.end();
    },
  };
};
