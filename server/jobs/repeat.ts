// Work that every process looks for at its start and then again and again: one piece at a time, until there is none.
import { faultOf, type LogLine } from '#server/core/log.ts';

export type Repeated = { end(): Promise<void> };

/** `one` does the next piece and says whether there may be more. */
export const repeat = (everyMs: number, one: () => Promise<boolean>, log: (line: LogLine) => void): Repeated => {
  let ended = false;
  let running: Promise<void> = Promise.resolve();
  const all = async () => {
    while (!ended && (await one()));
  };
  const look = () => {
    running = running.then(all).catch((error: unknown) => log(faultOf(error)));
  };
  look();
  const clock = setInterval(look, everyMs);
  clock.unref();
  return {
    end: async () => {
      ended = true;
      clearInterval(clock);
      await running;
    },
  };
};
