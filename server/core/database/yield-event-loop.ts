// Long work gives way: a file of 20,000 lines, a list of 100,000 rows are worked through in slices, and whoever asks for little is answered between two of them.

/** Milliseconds that a slice may keep others waiting. */
const longestMs = 8;
/** Everything that waits to be answered has its turn; for work that others wait for, such as the one writer of a SQLite. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// However many such works there are: one slice at a time, each in a turn of the event loop of its own.
let slices: Promise<void> = Promise.resolve();

/** Answers what a long work awaits after each of its small steps. */
export const eventLoopYielder = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    slices = slices.then(nextTurn);
    await slices;
    since = performance.now();
  };
};
