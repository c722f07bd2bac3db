// What somebody who types into the search of a list waits for: from the last key until the rows that it finds are painted, in a real browser.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/machine/browser.ts';
import { quantile } from '../support/quantile.ts';
import { ask } from './answers.ts';

/** As one types them: names, towns, several words, with and without accents; no two have the same first row. */
const typed = [
  'mlekarna',
  'crpal',
  'gostilna',
  'druzina',
  'žagar kovine',
  'kranj',
  'pekarna',
  'os',
  'bistro ljubljana',
  'novak',
  'zobozdravstvo',
  'marib',
  'vrtec celje',
  'horvat',
  'lekarna',
  'odvetniska',
  'penzion',
  'svetovanje',
  'hribar',
  'koper',
  'mizarstvo',
] as const;
/** Milliseconds between two keys of somebody who types fast. */
const pace = 70;

type Target = { readonly port: number; readonly cookie: string };

/** The first row that the list will show, asked as the page asks; null for none. */
const firstBy = async ({ port, cookie }: Target, q: string): Promise<string | null> => {
  const path = `/client?filter=${encodeURIComponent(JSON.stringify({ archived: false, q }))}&range=[0,24]&sort=["name","ASC"]`;
  const { body } = await ask(port, { method: 'GET', path }, cookie);
  const [row] = body as { title: string }[];
  return row?.title ?? null;
};

/** Milliseconds from the last key to the frame that shows what this search finds. */
const untilPainted = (page: Page, search: { readonly q: string; readonly first: string | null }): Promise<number> =>
  page.evaluate(
    ({ q, first: name }) =>
      new Promise<number>((resolve) => {
        const shown = () => {
          if (new URLSearchParams(location.search).get('q') !== q) return false;
          const table = document.querySelector('main table');
          if (name === null) return table === null;
          return table?.getAttribute('aria-busy') === 'false' && table.querySelector('tbody tr a')?.textContent === name;
        };
        const look = () => {
          if (!shown()) return requestAnimationFrame(look);
          // A message comes after the frame has been painted.
          const after = new MessageChannel();
          after.port1.onmessage = () => resolve(performance.now() - Number(document.documentElement.dataset.typedAt));
          return after.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    search,
  );

/** What each of `searches` took, in milliseconds. */
export type TypedRow = { readonly searches: number; readonly median: number; readonly p95: number };

/** Types one search after the other into the list of clients. */
export const typedSearches = async (target: Target, times: number): Promise<TypedRow> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'sl-SI' });
    const [name = '', value = ''] = target.cookie.split('=');
    await page.context().addCookies([{ name, value, url: `http://127.0.0.1:${target.port}` }]);
    await page.goto(`http://127.0.0.1:${target.port}/clients`);
    await page.locator('main table tbody tr').first().waitFor();
    await page.evaluate(() =>
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => Object.assign(document.documentElement.dataset, { typedAt: timeStamp }),
        true,
      ),
    );
    const field = page.locator('main search input').first();
    const taken: number[] = [];
    // The first one is no search yet: what is needed for it is read and compiled.
    for (const q of [...typed].slice(0, times + 1)) {
      const first = await firstBy(target, q);
      await field.selectText();
      await page.keyboard.type(q, { delay: pace });
      taken.push(await untilPainted(page, { q, first }));
    }
    const counted = taken.slice(1);
    return { searches: counted.length, median: quantile(counted, 0.5), p95: quantile(counted, 0.95) };
  } finally {
    await browser.close();
  }
};
