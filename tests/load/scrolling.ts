// How even the calendar of absences scrolls, beside a page of the same height with nothing on it: the time between its frames, in a real browser.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/machine/browser.ts';
import { quantile } from '../support/quantile.ts';

type Target = { readonly port: number; readonly cookie: string };

/** Milliseconds between the frames while an element is scrolled down and up again, so many pixels in each of them. */
const framesOf = (page: Page, selector: string, frames: number): Promise<number[]> =>
  page.evaluate(
    ({ selector: of, frames: most }) =>
      new Promise<number[]>((resolve) => {
        const element = document.querySelector(of);
        if (!element) throw new Error(`There is no ${of}.`);
        const step = 45;
        const between: number[] = [];
        let [before, direction] = [0, 1];
        const scroll = (now: number) => {
          if (before > 0) between.push(now - before);
          before = now;
          if (between.length === most) return resolve(between);
          if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) direction = -1;
          else if (element.scrollTop === 0) direction = 1;
          element.scrollTop += direction * step;
          return requestAnimationFrame(scroll);
        };
        requestAnimationFrame(scroll);
      }),
    { selector, frames },
  );

/** Of one view: the 95th of 100 frames in milliseconds, and which part of all came later than half a frame. */
export type Scrolled = { readonly p95: number; readonly late: number };
const scrolledOf = (between: readonly number[]): Scrolled => ({
  p95: quantile(between, 0.95),
  late: between.filter((ms) => ms > 25).length / between.length,
});

export const scrolledViews = ['month', 'quarter', 'year'] as const;
export type Scrolling = Readonly<Record<(typeof scrolledViews)[number] | 'nothing', Scrolled>>;

/** Scrolls each view of the calendar, and a page with nothing on it before and after them. */
export const scrolling = async ({ port, cookie }: Target, frames: number): Promise<Scrolling> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const baseURL = `http://127.0.0.1:${port}`;
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'sl-SI' });
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: baseURL }]);
    const ofView = async (view: string) => {
      await page.goto(`/absenceCalendar?view=${view}`);
      await page.locator('.absence-span').first().waitFor();
      await page.waitForLoadState('networkidle');
      // Once over all rows before it counts: what is needed for them is compiled.
      await framesOf(page, '.absence-scroll', frames / 4);
      return framesOf(page, '.absence-scroll', frames);
    };
    const ofNothing = async () => {
      await page.goto('about:blank');
      await page.setContent('<div id="nothing" style="height: 700px; overflow: auto"><div style="height: 12000px"></div></div>');
      return framesOf(page, '#nothing', frames / 2);
    };
    const before = await ofNothing();
    const month = scrolledOf(await ofView('month'));
    const quarter = scrolledOf(await ofView('quarter'));
    const year = scrolledOf(await ofView('year'));
    return { month, quarter, year, nothing: scrolledOf([...before, ...(await ofNothing())]) };
  } finally {
    await browser.close();
  }
};
