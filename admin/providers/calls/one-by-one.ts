// Acts in a row: each begins when the one before it has ended, however that ended.

export const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  /** Answers what the act answers, and fails as it fails. */
  return <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
};
