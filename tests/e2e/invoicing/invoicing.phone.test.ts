// What waits to be billed, and the group that it becomes, on a phone.

import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { workToBill } from './billable.ts';

test('a task is ticked, becomes a group, and the group is taken back', async ({ page }) => {
  const { client_id } = await workToBill(page, 1);
  await signIn(page, 'nina');
  await page.goto(`/invoicing/tasks?client=${client_id}`);
  await page.locator('tbody').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pripravi račun' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(page.getByRole('region', { name: 'Za plačilo' })).toBeVisible();
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'invoice-waiting');
  await page.getByRole('button', { name: 'Izbriši skupino' }).click();
  await expect(page).toHaveURL('/invoicing/waiting');
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(page.getByRole('region', { name: 'Za plačilo' })).toBeVisible();
});

test('a list of invoices says which one it is and what it comes to', async ({ page }) => {
  await signIn(page, 'nina');
  await page.goto('/invoicing/done');
  const row = page.locator('tbody tr').first();
  await expect(row.getByText(/\d{4}-\d{4}/).filter({ visible: true })).toHaveCount(1);
  await expect(row.getByText(/\d,\d\d\s€/).filter({ visible: true })).toHaveCount(1);
  // Whose it is says its name, once.
  const [name] = (await row.getByRole('link').innerText()).split(/ \d/);
  expect(name).not.toBe('');
  await expect(row.getByText(String(name), { exact: true }).filter({ visible: true })).toHaveCount(0);
});
