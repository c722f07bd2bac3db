// What a user may on a phone: one column, nothing wider than the screen.
import { scrollsSideways } from '../engine/fits.ts';
import { resize } from '../engine/screens.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { hire } from './people.ts';

test('the rights of a user fit the phone', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await hire(page);
  await page.goto(`/user/${id}?tab=rights`);
  await expect(page.getByRole('heading', { level: 1, name: /Žiga/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // It lies beyond the end of the row of tabs, which has come to it.
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  await picture(page, 'user');
  // On a screen as long as the page nothing stands half behind what sticks to its edge.
  await resize(page, { width: 360, height: 3600 });
  await axe(page);
  expect(await scrollsSideways(page)).toBe(false);
});
