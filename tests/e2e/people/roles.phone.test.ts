// The editor of a role on a phone: its areas unfold, and what is held is counted beside each.
import { scrollsSideways } from '../engine/fits.ts';
import { resize } from '../engine/screens.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

test('an area unfolds, a right is ticked and saved', async ({ page }) => {
  await signIn(page, 'admin');
  const name = `Terenska ${Date.now().toString(36)}`;
  const { id } = await (await page.request.post('/api/v1/role', { data: { name, permissions: [] } })).json();
  await page.goto(`/role/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const area = page.getByRole('group').filter({ hasText: 'Stranke' }).last();
  await expect(area).toContainText('0 od 3');
  await area.getByText('Stranke', { exact: true }).tap();
  await page.getByRole('checkbox', { name: 'Briše stranke' }).tap();
  await expect(area).toContainText('2 od 3');
  await picture(page, 'role');
  expect(await scrollsSideways(page)).toBe(false);
  // On a screen as long as the page nothing stands half behind what sticks to its edge.
  await resize(page, { width: 360, height: 3600 });
  await axe(page);
  await page.getByRole('button', { name: 'Shrani', exact: true }).tap();
  await expect(page.getByText(`Shranjeno: ${name}.`)).toBeVisible();
});
