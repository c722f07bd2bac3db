// The answers to a page's first calls, sent along with the page; each can be taken once.

/** The device's clock, and a monotonic one. */
export type Clocks = { readonly wall: number; readonly steady: number };
const clocksAt = (steady: number): Clocks => ({ wall: Date.now() - performance.now() + steady, steady });
export const readClocks = (): Clocks => clocksAt(performance.now());

/** An answer, with both clocks' readings when the call left and when the answer came. */
export type EarlyAnswer = { readonly sent: Clocks; readonly came: Clocks; readonly response: Response };

const all = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-early]')];
const at = (address: string) => all().find(({ dataset }) => dataset.early === address);

/** The text of an answer that has not been taken yet. */
export const earlyText = (address: string): string | undefined => at(address)?.text;

/** The answer of an address (`/api/v1/…`), if it was sent along and has not been taken yet. */
export const takeEarly = (address: string): EarlyAnswer | undefined => {
  const element = at(address);
  if (!element) return undefined;
  element.remove();
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const response = new Response(element.text, { headers: { 'Content-Type': 'application/json', Date: element.dataset.date ?? '' } });
  return { sent: clocksAt(page?.requestStart ?? 0), came: clocksAt(page?.responseStart ?? performance.now()), response };
};

/** Discards the answers, because they may lack events that came since. */
export const forgetEarly = (): void => {
  for (const element of all()) element.remove();
};
