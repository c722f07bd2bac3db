// What waits to be billed, and the group that it becomes, on a phone.
import { workToBill } from './billable.ts';
import { scrollsSideways } from './fits.ts';
import { axe, expect, picture, signIn, test } from './support.ts';

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
});
