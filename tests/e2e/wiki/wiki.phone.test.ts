// The wiki on a phone: a page is found without its accents, read, written on, and read again.
import { scrollsSideways } from '../engine/fits.ts';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

test('a page is found from the sheet, read and written on', async ({ page }) => {
  await signIn(page, 'admin');
  const title = fresh('Čiščenje ventila');
  const made = await page.request.post('/api/v1/wiki_page', { data: { space: 'main', title, body: '<p>Najprej zapri dovod.</p>' } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  await page.goto('/wiki');
  await page.getByRole('button', { name: 'Strani in iskanje' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByPlaceholder('Išči po vseh prostorih').fill(title.replaceAll('Č', 'C').replaceAll('č', 'c').replaceAll('š', 's'));
  await axe(page);
  await sheet.getByRole('list', { name: 'Najdene strani' }).getByRole('link').first().click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/wiki_page/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Uredi', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Besedilo' });
  await text.getByText('Najprej zapri dovod.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nato odpri odvod.');
  // In the largest letters, too, what @ may become is offered within the screen.
  await page.evaluate(() => (document.documentElement.style.fontSize = '140%'));
  await page.keyboard.type(' @petr');
  const offered = await page.getByRole('listbox').boundingBox();
  expect((offered?.x ?? 0) + (offered?.width ?? 1000)).toBeLessThanOrEqual(360);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await axe(page);
  expect(await scrollsSideways(page)).toBe(false);
  await picture(page, 'wiki-writing');
  await page.getByRole('button', { name: 'Shrani' }).click();
  await expect(text).toBeHidden();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nato odpri odvod.' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await picture(page, 'wiki-page');
});
