// A wall terminal used for a long time: somebody comes, taps and goes, thousands of times, and the page must not grow.
import type { Page } from '@playwright/test';

/** Answers of a server that is always there; the page itself is the real one. */
const fakeServer = (): void => {
  const now = () => new Date().toISOString();
  const yes = { allowed: true, reason: null };
  const answers: Readonly<Record<string, () => object>> = {
    identify: () => ({
      user_token: 't.1.1.rfid.1.x',
      name: 'Petra Žnidaršič',
      state: 'in',
      since: now(),
      state_since: now(),
      terminal: null,
      runs_on: null,
      day: [{ start: now(), end: null, kind: 'worked' }],
      worked: 60,
      paused: 0,
      choices: { enter: yes, pause: yes, leave: yes },
      sensible: 'leave',
      server_time: now(),
    }),
    event: () => ({ id: 'x', outcome: 'done', action: 'pause', occurred_at: now() }),
  };
  const real = window.fetch;
  let here: object | undefined;
  window.fetch = async (input, init) => {
    const address = String(input);
    if (!address.includes('/api/v1/terminal/')) return real(input, init);
    const answer = answers[address.split('/').at(-1) ?? ''];
    here ??= (await (await real(input, init)).json()) as object;
    const body = answer?.() ?? { ...here, server_time: now() };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  };
};

/** As many taps, one after the other, each by chip: recognised, chosen, booked, and the result seen. */
const taps = async (times: number): Promise<void> => {
  const until = (selector: string) =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const found = document.querySelector<HTMLElement>(selector);
        if (!found) return;
        watching.disconnect();
        resolve(found);
      };
      const watching = new MutationObserver(look);
      watching.observe(document.body, { childList: true, subtree: true, attributes: true });
      look();
    });
  for (let tap = 0; tap < times; tap += 1) {
    for (const key of [...String(4_000_000_000 + tap), 'Enter']) dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    (await until('.terminal-big.forward:not(:disabled)')).click();
    await until('.terminal-result');
    dispatchEvent(new PointerEvent('pointerdown'));
    await until('.terminal-idle');
  }
};

/** Bytes of the page's heap after a warm-up, and after so many taps more; until then the browser itself still learns what the page does. */
export const soak = async (page: Page, path: string, times: number): Promise<{ before: number; after: number }> => {
  await page.addInitScript(fakeServer);
  await page.goto(path);
  await page.getByText('Prisloni čip').waitFor();
  // Until it has heard from its server, a tap is taken without a name, and nothing of what follows is shown.
  await page.waitForFunction(() => document.title.includes(' · '));
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(taps, Math.max(100, times / 10));
  const before = await heap();
  await page.evaluate(taps, times);
  return { before, after: await heap() };
};
