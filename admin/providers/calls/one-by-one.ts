// A queue of actions: each starts when the previous one has settled.

export const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  /** Settles as the action does. */
  return <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
};
