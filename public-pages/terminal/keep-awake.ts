// Keeps the tablet on the wall awake, updates it at night, opens it offline after a reload, and reloads it after an incomplete load.

/** Keeps the screen on while the page is visible; returns a function that stops it. */
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
/** Registers the service worker, for terminals only; an insecure page has none and works only while there is a connection. */
export const keepPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${scope}worker.js`, { scope }).catch(() => undefined);
};

const nightHours = [2, 3, 4];
const lookMs = 15 * 60_000;

/** At night, while nobody uses the terminal, activates a waiting version; `idle` says whether it may be now. */
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

/** Reloads the page once the server answers: earlier the browser would show its error page and stay there. Returns a function that stops it. */
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
