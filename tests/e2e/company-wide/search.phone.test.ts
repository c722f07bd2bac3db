// The search of everything on a phone: the whole screen, kinds that scroll, no keys to read.
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { makeTask } from '../tasks/task-page.ts';

test('it opens from the top bar, fills the screen, and a finger chooses kind and row', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/tasks/own');
  await page.getByRole('button', { name: 'Iskanje in ukazi' }).click();
  const palette = page.getByRole('dialog', { name: 'Iskanje in ukazi' });
  await page.getByRole('combobox', { name: 'Iskanje in ukazi' }).fill('s');
  const clients = palette.getByRole('button', { name: /^Stranke/ });
  await expect(clients).toBeVisible();
  const box = await palette.locator('.palette-paper').or(palette).first().boundingBox();
  expect(box?.width).toBe(360);
  await expect(palette.locator('kbd').first()).toBeHidden();
  await axe(page);
  await picture(page, 'search');
  await clients.tap();
  await expect(clients).toHaveAttribute('aria-pressed', 'true');
  // The rows of all kinds stand there until those of the one are.
  await expect(palette.getByRole('group', { name: /Naloge/ })).toBeHidden();
  expect(await scrollsSideways(page)).toBe(false);
  const row = palette.getByRole('option').first();
  const [height, title] = [(await row.boundingBox())?.height ?? 0, await row.locator('.palette-title').innerText()];
  expect(height).toBeGreaterThanOrEqual(44);
  await row.tap();
  await expect(page).toHaveURL(/\/client\/\d+$/);
  await expect.poll(() => page.title()).toContain(title.slice(0, 8));
});

test('a typed number finds its task, and a long name stays within the screen', async ({ page }) => {
  await signIn(page, 'marko');
  const title = 'Zamenjava obtočne črpalke ogrevalnega kroga v kotlovnici doma starejših';
  const { number } = await makeTask(page, title);
  await page.goto('/tasks/own');
  await page.getByRole('button', { name: 'Iskanje in ukazi' }).click();
  await page.getByRole('combobox', { name: 'Iskanje in ukazi' }).fill(number.slice(1));
  const name = page.getByRole('dialog').getByText(title);
  await expect(name).toBeVisible();
  const box = await name.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(360);
});
