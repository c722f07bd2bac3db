// Every screen that somebody can open, derived: what the menu offers, and of each entity its list, a new record, its first record and its import.
import type { Page } from '@playwright/test';
import { allEntities, createPathOf, type EntityMetadata, importPathOf, pathTo } from '#admin/providers/records/metadata.ts';
import { axe, barriers, expect, signIn } from '../support.ts';

const desktop = { width: 1440, height: 900 };

/** In no menu of entities and pages, but in that of the person. */
const ownPages = ['/profile'];

const firstRecord = async (page: Page, entity: EntityMetadata): Promise<string[]> => {
  const answer = await page.request.get(`/api/v1/${entity.path}?range=[0,0]`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const [row] = (await answer.json()) as { id: number }[];
  const path = row && pathTo(entity, row.id);
  return path ? [path] : [];
};

/** The page stands on a screen with the menu. */
const everyScreen = async (page: Page): Promise<string[]> => {
  // What an address asks for besides, such as `?start` in the row of an own task, opens over its screen.
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const entities = allEntities.filter(({ paths, single }) => paths && !single);
  const records = (await Promise.all(entities.map((entity) => firstRecord(page, entity)))).flat();
  const made = entities.flatMap((entity) => (entity.access.create && entity.form ? (createPathOf(entity) ?? []) : []));
  // The import is one screen, whatever is brought in.
  const imports = entities.flatMap((entity) => importPathOf(entity) ?? []).slice(0, 1);
  const lists = entities.flatMap(({ list, paths }) => (list?.lists || !paths ? [] : [paths.list]));
  return [...new Set([...links, ...lists, ...records, ...made, ...imports, ...ownPages])].filter((path) => path !== '/');
};

/** Makes the window this large, and waits until the layout has heard of it and what it asks for is there too. */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  // The page is told in a frame of its own, which a busy machine draws after the new width can already be read.
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 60_000 });
};

/** Goes there as a link of the app does, without loading the program anew, and waits until all of it stands there. */
const visit = async (page: Page, path: string): Promise<void> => {
  // What lies over a screen keeps the first step away from it for itself.
  const over = page.getByRole('dialog');
  if (await over.count()) await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await page.evaluate((to) => {
    if (location.pathname === to) return;
    for (const head of document.querySelectorAll('h1')) head.dataset.seen = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction(
    () => document.querySelector('h1:not([data-seen])')?.textContent?.trim() && !document.querySelector('[aria-busy="true"]'),
    undefined,
    { timeout: 60_000 },
  );
  expect(new URL(page.url()).pathname).toBe(path);
};

/** Calls `look` on every screen that an administrator can open; `sibling`: another list of an entity that it has seen one of. */
export const walk = async (page: Page, look: (path: string, sibling: boolean) => Promise<void>): Promise<void> => {
  // Five rows of a list say what twenty-five do.
  await page.route(/[?&]range=%5B0%2C\d\d+%5D/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/range=%5B0%2C\d+%5D/, 'range=%5B0%2C4%5D'),
    }),
  );
  await signIn(page, 'admin');
  await page.goto('/tasks/own');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  // A phone folds the menu away; what it offers is the same.
  const own = page.viewportSize();
  await resize(page, desktop);
  const paths = await everyScreen(page);
  if (own) await resize(page, own);
  const siblings = new Set<string>();
  for (const path of paths) {
    await visit(page, path);
    await look(path, siblings.has(path));
    for (const other of await page
      .locator('.list-tabs a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))) {
      if (other !== path) siblings.add(other);
      if (!paths.includes(other)) paths.push(other);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

/** Calls `look` on each tab of the screen but the one that it opened with. */
export const throughTabs = async (page: Page, look: (tab: string) => Promise<void>): Promise<void> => {
  const tabs = page.locator('#content').getByRole('tab');
  const many = await tabs.count();
  for (let at = 1; at < many; at++) {
    await tabs.nth(at).click();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 60_000 });
    await look(await tabs.nth(at).innerText());
  }
};

/** The frame is the same on every screen, and was judged on the first. */
export const barriersWithin = (page: Page, what: 'all' | 'colours'): Promise<string[]> =>
  barriers(page, what, { exclude: ['.ui-side', '.ui-top', '.ui-bottom'] });
