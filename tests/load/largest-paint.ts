// How soon the largest text or picture of a page's first screen is painted, in a real browser: at a desk, and on an old phone with a bad line.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../support/machine/browser.ts';

/** Slow 4G and a quarter of the processor, as Lighthouse imagines them. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slower = 4;
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, locale: 'sl-SI' };
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'sl-SI' };

export type Visited = {
  readonly port: number;
  readonly path: string;
  /** Of whoever is signed in there. */
  readonly cookie?: string;
};
/** Milliseconds with an empty cache, and once more with what the first visit has left there. */
export type Paints = { readonly first: number; readonly again: number };

const paintOf = async (context: BrowserContext, { port, path }: Visited, slow: boolean): Promise<number> => {
  const page = await context.newPage();
  if (slow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      document.documentElement.dataset.largestPaint = String(entries.getEntries().at(-1)?.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The stream of a signed-in page never ends, so its network is never idle: what counts is that nothing is a skeleton any more.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"]') && document.documentElement.dataset.largestPaint,
  );
  const painted = Number(await page.evaluate(() => document.documentElement.dataset.largestPaint));
  await page.close();
  return painted;
};

const visit = async (browser: Browser, visited: Visited, slow: boolean): Promise<Paints> => {
  const context = await browser.newContext(slow ? phone : desktop);
  try {
    const [name = '', value = ''] = visited.cookie?.split('=') ?? [];
    if (name) await context.addCookies([{ name, value, url: `http://127.0.0.1:${visited.port}` }]);
    return { first: await paintOf(context, visited, slow), again: await paintOf(context, visited, slow) };
  } finally {
    await context.close();
  }
};

/**
 * The pages in turn, as often as is said, so that a slow moment of the machine meets all of them. Of each the least:
 * whatever else the machine does only makes it longer.
 */
export const largestPaints = async (pages: readonly Visited[], visits: number, slow: boolean): Promise<Paints[]> => {
  const browser = await chromium.launch(launchOptions());
  const least = pages.map(() => ({ first: Number.POSITIVE_INFINITY, again: Number.POSITIVE_INFINITY }));
  try {
    for (let round = 0; round < visits; round += 1)
      for (const [at, page] of pages.entries()) {
        const { first, again } = await visit(browser, page, slow);
        const known = least[at] ?? { first, again };
        least[at] = { first: Math.min(first, known.first), again: Math.min(again, known.again) };
      }
    return least;
  } finally {
    await browser.close();
  }
};
