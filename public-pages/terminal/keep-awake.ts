// The tablet on the wall does not go to sleep, takes a new version at night, opens after a reload without network, and begins anew where it came in half.

/** Keeps the screen on for as long as the page is seen; answers how to stop. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    document.removeEventListener('visibilitychange', hold);
    void lock?.release().catch(() => undefined);
  };
};

const scope = '/registration_terminal_page/';
/** The service worker stands for terminals alone; a page that is not secure has none, and works while there is a network. */
export const keepPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${scope}worker.js`, { scope }).catch(() => undefined);
};

const nightHours = [2, 3, 4];
const lookMs = 15 * 60_000;

/** At night, while nobody stands before it, a version that waits is taken; `idle` says whether that may be now. */
export const renewAtNight = (hourNow: () => number, idle: () => boolean): (() => void) => {
  const look = async () => {
    const page = await navigator.serviceWorker?.getRegistration(scope).catch(() => undefined);
    await page?.update().catch(() => undefined);
    if (!nightHours.includes(hourNow()) || !idle() || !page?.waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    page.waiting.postMessage('take over');
  };
  const timer = setInterval(look, lookMs);
  return () => clearInterval(timer);
};

const lookAgainMs = 4000;

/** Loads the page anew once the server answers: before that a browser would show its own page, which stays. Answers how to stop. */
export const beginAnewWhenBack = (): (() => void) => {
  const look = async () => {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) location.reload();
  };
  const timer = setInterval(look, lookAgainMs);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
  };
};
