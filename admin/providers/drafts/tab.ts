// Which of this browser's open tabs this one is: its id survives a reload, and no other open tab has it.
import { newKey } from '#admin/providers/calls/idempotency-keys.ts';
import { keepText, keptNames, keptText } from '#admin/ui/browser/browser-store.ts';

const storageName = 'tab';
const markMs = 8000;
/** A browser lets a hidden tab act once a minute only. */
const openMs = 90_000;

const markOf = (tab: string): string => `open-tab:${tab}`;
/** Whether a tab is open, as far as this browser knows: one that crashed counts as open for a while. */
export const isOpenTab = (tab: string): boolean => Date.now() - Number(keptText(markOf(tab)) ?? 0) < openMs;

/** A reload, and a tab that the browser had put away, begin anew without having ended. */
const isResumed = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || (document as { readonly wasDiscarded?: boolean }).wasDiscarded === true;
};

let own: string | undefined;
const claim = (): string => {
  const stored = keptText(storageName, 'tab');
  // A duplicated tab brings the id of the one that it was made from.
  const tab = stored !== null && (isResumed() || !isOpenTab(stored)) ? stored : newKey();
  keepText(storageName, tab, 'tab');
  for (const name of keptNames()) if (name.startsWith(markOf('')) && !isOpenTab(name.slice(markOf('').length))) keepText(name, null);
  const mark = () => keepText(markOf(tab), String(Date.now()));
  mark();
  setInterval(mark, markMs);
  window.addEventListener('pagehide', () => keepText(markOf(tab), null));
  window.addEventListener('pageshow', mark);
  return tab;
};
export const tabId = (): string => {
  own ??= claim();
  return own;
};
