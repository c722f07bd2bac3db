// The day of each role of the demo company with its own rights: the office brings clients in and bills, a leader gives work, commercial people read their wiki, and who has no right finds nothing that refuses.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support.ts';
import { moreOf, popupOf } from '../tasks/task-acts.ts';
import { makeTask } from '../tasks/task-page.ts';
import { fresh } from './people.ts';

const menu = (page: Page) => page.getByRole('navigation');
/** Opens an entry of the menu as somebody does who has just come in. */
const openEntry = async (page: Page, name: string | RegExp): Promise<void> => {
  await menu(page).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const found = async (page: Page, q: string): Promise<readonly { readonly name: string }[]> =>
  (await page.request.get(`/api/v1/client?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json();

test('nina makes a client, brings others in from a file, and finds what waits for an invoice', async ({ page }) => {
  const [made, first, second] = [fresh('Pekarna Sonce'), fresh('Mizarstvo Gaj'), fresh('Hotel Breza')];
  await signIn(page, 'nina');
  await page.goto('/');
  await openEntry(page, 'Stranke');
  await page.getByRole('link', { name: /^Nova stranka/ }).click();
  await page.getByRole('textbox', { name: 'Naziv' }).fill(made);
  await page.getByRole('button', { name: /^(Shrani|Ustvari)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(made);

  await openEntry(page, 'Stranke');
  await page.getByRole('button', { name: 'Več: Stranke' }).click();
  await page.getByRole('menuitem', { name: 'Uvozi CSV …' }).click();
  const text = `Naziv;Kraj\r\n${first};Kranj\r\n${second};Bled`;
  await page.locator('input[type=file]').setInputFiles({ name: 'stranke.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Predogled' }).click();
  await page.getByRole('button', { name: /^Uvozi 2/ }).click();
  await expect.poll(async () => (await found(page, second)).map(({ name }) => name)).toEqual([second]);

  await openEntry(page, /^Zaračunavanje/);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});

test('tina gives her task to somebody else', async ({ page }) => {
  await signIn(page, 'tina');
  const { id } = await makeTask(page, 'Zagon prezračevanja');
  await page.goto(`/task/${id}`);
  await moreOf(page, 'Predaj …');
  const popup = popupOf(page, 'Predaj nalogo');
  await popup.getByRole('radio', { name: /^Marko Zajc/ }).check();
  await popup.getByRole('button', { name: 'Predaj nalogo' }).click();
  await expect(popup).toBeHidden();
  await expect.poll(async () => (await (await page.request.get(`/api/v1/task/${id}`)).json()).company_user_name).toMatch(/^Marko/);
});

for (const person of ['eva', 'maks'] as const)
  test(`${person} reads the commercial wiki and opens the offers`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/');
    await openEntry(page, 'Wiki');
    await openEntry(page, 'Komerciala');
    await expect(page.getByRole('heading', { level: 1, name: 'Komerciala' })).toBeVisible();
    await openEntry(page, /^Ponudbe/);
    await expect(page.getByText(/Dostop|403/)).toHaveCount(0);
  });

for (const person of ['luka', 'marko', 'petra', 'tina', 'nina'] as const)
  test(`${person} reads the main wiki, and no other stands in the menu`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/');
    await openEntry(page, 'Wiki');
    await expect(page.getByRole('heading', { level: 1, name: 'Splošno' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Vodstvo' })).toHaveCount(0);
  });

test('jure, who may nothing, is offered nothing that refuses', async ({ page }) => {
  await signIn(page, 'jure');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Moje naloge' })).toBeVisible();
  for (const name of ['Wiki', 'Stranke', /^Zaračunavanje/, /^Ponudbe/, 'Uporabniki', 'Nastavitve'])
    await expect(menu(page).getByRole('link', { name })).toHaveCount(0);
  const addresses = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.url()}: ${response.status()}`);
  });
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});
