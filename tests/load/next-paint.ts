// What the hand waits for: from a key or a press until the frame that shows what it did, in a real browser.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/machine/browser.ts';
import { quantile } from '../support/quantile.ts';
import { ownTask } from './shown-tasks.ts';

type Target = { readonly port: number; readonly cookie: string };

/** Milliseconds from the next key or press to the painted frame in which the selector is there (with the text in its value, where one is given). */
const untilShown = async (page: Page, shows: { readonly selector: string; readonly value?: string }, act: () => Promise<void>) => {
  await page.evaluate(() => delete document.documentElement.dataset.actedAt);
  const shown = page.evaluate(
    ({ selector, value }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const { actedAt } = document.documentElement.dataset;
          const found = document.querySelector<HTMLInputElement>(selector);
          if (!actedAt || !found || (value !== undefined && found.value !== value)) return requestAnimationFrame(look);
          // A message comes after the frame has been painted.
          const after = new MessageChannel();
          after.port1.onmessage = () => resolve(performance.now() - Number(actedAt));
          return after.port2.postMessage(null);
        };
        look();
      }),
    shows,
  );
  await act();
  return shown;
};

const listenForActs = (page: Page) =>
  page.addInitScript(() => {
    const noted = ({ timeStamp }: Event) => Object.assign(document.documentElement.dataset, { actedAt: timeStamp });
    for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, noted, true);
  });

const shownPage = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};

const ninetyFifth = (values: readonly number[]) => quantile(values, 0.95);

/** The 95th of 100, in milliseconds, of each thing that the hand does. */
export type NextPaints = Readonly<Record<'typing' | 'tab' | 'popup', number>>;

/** Types into the search of all tasks; changes the tabs and opens the popup of a task. */
export const nextPaints = async ({ port, cookie }: Target, times: number): Promise<NextPaints> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1440, height: 900 }, locale: 'sl-SI' });
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: `http://127.0.0.1:${port}` }]);
    await listenForActs(page);

    await shownPage(page, '/tasks/all');
    const field = 'main search input';
    await page.locator(field).first().focus();
    const typing: number[] = [];
    for (const letter of 'menjava crpalke v kotlovnici'.slice(0, times)) {
      const value = `${await page.locator(field).first().inputValue()}${letter}`;
      typing.push(await untilShown(page, { selector: field, value }, () => page.keyboard.type(letter)));
    }

    await shownPage(page, `/task/${await ownTask({ port, cookie })}`);
    const tabs = await page.getByRole('tab').all();
    const tab: number[] = [];
    const popup: number[] = [];
    // What a tab or the popup is made of is fetched when it is first asked for; that is counted too.
    for (let at = 0; at < times; at += 1) {
      const chosen = tabs[(at + 1) % tabs.length];
      const id = await chosen?.getAttribute('id');
      tab.push(await untilShown(page, { selector: `[id="${id}"][aria-selected="true"]` }, async () => chosen?.click()));
      popup.push(await untilShown(page, { selector: '[role=dialog]' }, () => page.keyboard.press('s')));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    return { typing: ninetyFifth(typing), tab: ninetyFifth(tab), popup: ninetyFifth(popup) };
  } finally {
    await browser.close();
  }
};
