// Every screen that somebody can open, derived: what the menu offers, and of each entity its new record, its first record and its import.
import type { Page } from '@playwright/test';
import { allEntities, createPathOf, type EntityMetadata, importPathOf, pathTo } from '#admin/providers/metadata.ts';
import { expect } from './support.ts';

const ownPages = ['/profile'];

const firstRecord = async (page: Page, entity: EntityMetadata): Promise<string[]> => {
  const answer = await page.request.get(`/api/v1/${entity.path}?range=[0,0]`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const [row] = (await answer.json()) as { id: number }[];
  const path = row && pathTo(entity, row.id);
  return path ? [path] : [];
};

/** The page stands on a screen with the menu. */
export const everyScreen = async (page: Page): Promise<string[]> => {
  const menu = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const entities = allEntities.filter(({ paths, single }) => paths && !single);
  const records = (await Promise.all(entities.map((entity) => firstRecord(page, entity)))).flat();
  const made = entities.flatMap((entity) => (entity.access.create && entity.form ? (createPathOf(entity) ?? []) : []));
  // The import is one screen, whatever is brought in.
  const imports = entities.flatMap((entity) => importPathOf(entity) ?? []).slice(0, 1);
  const lists = entities.map(({ name, paths }) => (name === 'task' ? '/' : (paths?.list ?? '/')));
  return [...new Set([...menu, ...lists, ...records, ...made, ...imports, ...ownPages])].filter((path) => path !== '/');
};

/** Goes there as a link of the app does, without loading the program anew, and waits until all of it stands there. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    if (location.pathname === to) return;
    for (const head of document.querySelectorAll('h1')) head.dataset.seen = '';
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction(
    () => document.querySelector('h1:not([data-seen])')?.textContent?.trim() && !document.querySelector('[aria-busy="true"]'),
    undefined,
    { timeout: 10_000 },
  );
};
