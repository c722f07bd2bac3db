// Long work yields to the event loop: a file of 20,000 lines or a list of 100,000 rows is processed in slices, with short requests answered in between.

/** The longest slice in milliseconds. */
const longestMs = 8;
/** Waits until everything pending in the event loop has run; for work that blocks others, such as SQLite's only writer. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

// All such works share one queue: one slice at a time, each in its own turn of the event loop.
let slices: Promise<void> = Promise.resolve();

/** Answers a function that a long work awaits after each small step. */
export const eventLoopYielder = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    slices = slices.then(nextTurn);
    await slices;
    since = performance.now();
  };
};
