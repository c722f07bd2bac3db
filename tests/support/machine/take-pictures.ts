// Takes the pictures of docs/screens: each screen at the size of its design picture, on a fresh demo company: npm run pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../server.ts';
import { demoPassword, emailOf } from '../stories/cast.ts';
import { launchOptions } from './browser.ts';
import { type Picture, pictures } from './pictures.ts';

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
mkdirSync(folder, { recursive: true });

/** Nothing is a skeleton for twenty frames in a row: what has just come has not begun to fetch more, and a picture shows what a person sees. */
const settled = async (page: Page) => {
  await page.evaluate(() => delete document.documentElement.dataset.calmFrames);
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const calm = document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"]');
    dataset.calmFrames = String(calm ? Number(dataset.calmFrames ?? 0) + 1 : 0);
    return Number(dataset.calmFrames) >= 20;
  });
};

const take = async (
  browser: Browser,
  url: string,
  { name, width, height, person, path, look, tab, presses, types, chooses, opens, shows = 'h1' }: Picture,
): Promise<void> => {
  const isPhone = width < 576;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (person) {
    await page.request.post('/api/v1/login', { data: { email: emailOf(person), password: demoPassword } });
    await page.request.put('/api/v1/me', { data: { theme: 'dark', language: 'sl', zoom: 100, ...look } });
  }
  await page.goto(typeof path === 'string' ? path : await path(page));
  // The stream of a page never ends, so the network is never idle: what counts is what stands there.
  await page.locator(shows).first().waitFor();
  await settled(page);
  if (tab) {
    await page.getByRole('tab', { name: tab }).click();
    await settled(page);
  }
  if (chooses) {
    await page.getByText(chooses, { exact: true }).click();
    await settled(page);
  }
  if (presses) await page.keyboard.press(presses);
  if (opens) await page.getByRole('button', { name: opens }).first().click();
  if (opens || presses) await page.getByRole('dialog').waitFor();
  if (types) {
    await page.keyboard.type(types);
    await page
      .getByRole('dialog')
      .getByText(new RegExp(types.slice(1), 'i'))
      .nth(1)
      .waitFor();
  }
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await context.close();
};

const server = await startServer();
const browser = await chromium.launch(launchOptions());
const chosenPictures = process.argv.slice(2);
try {
  for (const picture of pictures)
    if (chosenPictures.length === 0 || chosenPictures.includes(picture.name)) await take(browser, server.url, picture);
} finally {
  await browser.close();
  await server.stop();
}
