// Many calls whose order cannot matter, some of them under way at once, so that test and database do not wait for each other.

/** Two for each of the two cores; more would only warm up more connections. */
const under = 4;

export const atOnce = async <One>(all: readonly One[], ask: (one: One) => Promise<unknown>): Promise<void> => {
  const rest = all.values();
  // What fails waits for the others: nothing of it is still under way in the next test.
  const ended = await Promise.allSettled(
    Array.from({ length: under }, async () => {
      for (const one of rest) await ask(one);
    }),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};
