// Some changes need the user's own password: one question at a time, shared by all waiting calls.

type Question = { readonly answer: (given: boolean) => void; readonly given: Promise<boolean> };

let open: Question | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks for the user's password; answers whether the server accepted it, false if no screen can ask. */
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

/** The open question, for `useSyncExternalStore`. */
export const openQuestion = (): Question | null => open;
export const subscribeQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
