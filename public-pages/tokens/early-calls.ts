// What a page asks the server for while its script is still on the way; whoever needs the answer then takes it, once.

/** The device's clock and a steady one. */
export type Clocks = { readonly wall: number; readonly steady: number };
export const readClocks = (): Clocks => ({ wall: Date.now(), steady: performance.now() });

/** An answer that was asked for early, and what both clocks showed when the call left and when the answer came. */
export type EarlyAnswer = { readonly sent: Clocks; readonly came: Clocks; readonly response: Response };

declare global {
  interface Window {
    earlyAnswers?: Map<string, Promise<EarlyAnswer>>;
  }
}

const ask = async (address: string): Promise<EarlyAnswer> => {
  const sent = readClocks();
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  return { sent, came: readClocks(), response };
};

/**
 * Asks for the addresses (`/api/v1/…`). The first is answered before the others are asked: it says from where the stream of events
 * goes on, so whatever they tell is true of that moment or later, and nothing falls between.
 */
export const askEarly = ([first, ...others]: readonly string[]): void => {
  if (first === undefined) return;
  const answers = new Map<string, Promise<EarlyAnswer>>();
  window.earlyAnswers = answers;
  const kept = (address: string) => {
    const answer = ask(address);
    answers.set(address, answer);
    return answer;
  };
  kept(first).then(
    ({ response }) => {
      if (response.ok) for (const address of others) kept(address).catch(() => undefined);
    },
    () => undefined,
  );
};

/** The answer, if it was asked for early and nobody has taken it. */
export const takeEarly = (address: string): Promise<EarlyAnswer> | undefined => {
  const answer = window.earlyAnswers?.get(address);
  window.earlyAnswers?.delete(address);
  return answer;
};

/** From here on events have passed that the answers may not know of. */
export const forgetEarly = (): void => {
  window.earlyAnswers?.clear();
};
