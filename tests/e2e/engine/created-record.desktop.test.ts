// A record that was just made by keys alone stands on its own page, which tells more of it than the answer to its making.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support.ts';

/** N, the title, the client by its first letters, Ctrl S. */
const createByKeys = async (page: Page, list: string, label: string, title: string): Promise<void> => {
  await page.goto(list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  const name = page.getByRole('textbox', { name: label, exact: true });
  await name.focus();
  await page.keyboard.type(title);
  const client = page.getByRole('combobox', { name: 'Stranka' });
  await client.focus();
  await page.keyboard.type('hotel pod');
  await expect(page.getByRole('option').first()).toHaveText(/Hotel Pod/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue(/Hotel Pod/);
  await page.keyboard.press('Control+s');
};

test('an offer made by keys shows its client', async ({ page }) => {
  await signIn(page, 'eva');
  await createByKeys(page, '/myOffers', 'Naslov', 'Hlajenje strežniške sobe');
  await expect(page).toHaveURL(/\/offer\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hlajenje strežniške sobe');
  await expect(page.getByRole('region', { name: 'Stranka' })).toContainText('Hotel Pod');
});

test('a project made by keys shows how far it is', async ({ page }) => {
  await signIn(page, 'tina');
  await createByKeys(page, '/projects/own', 'Projekt', 'Zamenjava toplotne črpalke');
  await expect(page).toHaveURL(/\/project\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zamenjava toplotne črpalke');
  await expect(page.getByRole('region', { name: 'Napredek' })).toBeVisible();
});
