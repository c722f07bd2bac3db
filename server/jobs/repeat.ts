// Work that every process looks for soon after its start and then again and again: one piece at a time, until there is none.
import { faultOf, type LogLine } from '#server/core/log.ts';

/** A start brings everybody's screens back at once: they are answered before the house is put in order. */
export const firstAfterMs = 5000;

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
  const first = setTimeout(look, firstAfterMs).unref();
  const clock = setInterval(look, everyMs).unref();
  return {
    end: async () => {
      ended = true;
      clearTimeout(first);
      clearInterval(clock);
      await running;
    },
  };
};
