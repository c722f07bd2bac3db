// Master data on a phone: two lines a row, the menu under the thumb, a form in one column.

import { axe, expect, picture, signIn, test } from '../support.ts';
import { scrollsSideways } from './fits.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('the list of clients has two lines a row and opens by a tap', async ({ page }) => {
  await page.goto('/clients');
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await picture(page, 'clients');
  expect(await scrollsSideways(page)).toBe(false);
  const name = await rows.first().textContent();
  await rows.first().tap();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await picture(page, 'client');
  expect(await scrollsSideways(page)).toBe(false);
});

test('two prices of one day are told apart by whom they are for', async ({ page }) => {
  await page.goto('/prices');
  const prices = page.getByRole('row').filter({ hasText: 'Hotel Pod Rožnikom' }).filter({ hasText: '01/05/2026' });
  await expect(prices.filter({ hasText: 'Hladilni tehnik' })).toContainText('46,00 €/h');
  await expect(prices.filter({ hasText: 'kdorkoli' })).toContainText('42,00 €/h');
});

test('the thumb reaches every list through the sheet', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Več', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Glavni meni' });
  await expect(page).toHaveTitle(/^Stranke/);
  await axe(page);
  await sheet.getByRole('link', { name: 'Vrste dela' }).tap();
  await expect(page).toHaveURL('/workTypes');
  await expect(sheet).toBeHidden();
});

test('a vehicle is changed and saved', async ({ page }) => {
  const answer = await page.request.post('/api/v1/vehicle', { data: { name: 'Kombi', owner_id: null } });
  expect(answer.status(), await answer.text()).toBe(201);
  const made = await answer.json();
  await page.goto(`/vehicle/${made.id}`);
  await page.getByLabel('Naziv', { exact: true }).fill('Kombi z dvigalom');
  // Only a private one has an owner.
  const owner = page.getByRole('combobox', { name: 'Lastništvo' });
  await expect(owner).toBeHidden();
  await page.getByText('Zasebno vozilo', { exact: true }).tap();
  await owner.fill('Zupan');
  await page.getByRole('option', { name: 'Maja Zupan' }).tap();
  await page.getByText('Zasebno vozilo', { exact: true }).tap();
  await expect(owner).toBeHidden();
  await page.getByRole('button', { name: 'Shrani' }).tap();
  await expect(page.getByText('Shranjeno: Kombi z dvigalom.')).toBeVisible();
});
