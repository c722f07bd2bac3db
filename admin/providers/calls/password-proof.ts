// The server asks for the own password before some changes: one question at a time, which all calls that need it wait for.

type Question = { readonly answer: (given: boolean) => void; readonly given: Promise<boolean> };

let open: Question | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks for the own password; answers whether the server has accepted it. Without a screen that could ask, it was not given. */
export const askForPassword = (): Promise<boolean> => {
  if (open) return open.given;
  if (listeners.size === 0) return Promise.resolve(false);
  const { promise: given, resolve } = Promise.withResolvers<boolean>();
  const answer = (accepted: boolean) => {
    open = null;
    tell();
    resolve(accepted);
  };
  open = { answer, given };
  tell();
  return given;
};

/** The question that is open, for `useSyncExternalStore`. */
export const openQuestion = (): Question | null => open;
export const subscribeQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
