// Instants from a picker, which has no seconds; the database keeps whole seconds.

export const wholeSecond = (instant: string): Date => new Date(Math.floor(Date.parse(instant) / 1000) * 1000);

/** A picked instant whose minute is the stored one's means the stored instant. */
export const keepSeconds = (stored: string, picked: Date): Date => {
  const before = new Date(stored);
  return picked.getTime() % 60_000 === 0 && Math.floor(before.getTime() / 60_000) * 60_000 === picked.getTime() ? before : picked;
};
