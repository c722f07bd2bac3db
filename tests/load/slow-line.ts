// How soon a page of the public bundle is there on an old phone with a bad line, as Lighthouse imagines both: slow 4G, a quarter of the processor.
import { chromium } from '@playwright/test';
import { systemBrowser } from '../support/browser.ts';

const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slower = 4;
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, locale: 'sl-SI' };

type Caller = { readonly port: number; readonly cookie: string };

/** A task with its client, sent for confirmation by whoever the cookie is of; answers the address of its page. */
export const askedPage = async ({ port, cookie }: Caller): Promise<string> => {
  const call = async (method: string, path: string, body?: object) => {
    // Each on a line of its own: one that has waited too long is closed by the server.
    const headers = { cookie, 'content-type': 'application/json', connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { user } = (await call('GET', '/me')) as { user: { id: number } };
  const [client] = (await call('GET', '/client?range=[0,0]')) as { id: number }[];
  const title = 'Menjava obtočne črpalke v kotlovnici';
  const description = 'Zamenjali smo obtočno črpalko ogrevalnega kroga 2, odzračili krog in nastavili tlak na 1,8 bar.';
  const task = { title, description, company_user_id: user.id, client_company_id: client?.id };
  const { id } = (await call('POST', '/task', task)) as { id: number };
  for (let at = 1; at <= 6; at += 1)
    await call('POST', `/task/${id}/material`, { name: `Prirobnica DN ${at}0 s tesnilom`, unit: 'Piece', quantity: at });
  const { link } = (await call('PUT', `/task/${id}/close`)) as { link: { url: string } };
  return new URL(link.url).pathname;
};

/** Milliseconds until the largest text or picture of the first screen is painted, the least of several visits with an empty cache: whatever else the machine does only makes it longer. */
export const largestPaint = async (port: number, path: string, visits: number): Promise<number> => {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: process.getuid?.() !== 0 });
  try {
    let least = Number.POSITIVE_INFINITY;
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', line);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.addInitScript(() => {
        new PerformanceObserver((seen) => {
          document.documentElement.dataset.largestPaint = String(seen.getEntries().at(-1)?.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(`http://127.0.0.1:${port}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      least = Math.min(least, Number(await page.evaluate(() => document.documentElement.dataset.largestPaint)));
      await context.close();
    }
    return least;
  } finally {
    await browser.close();
  }
};
