// A number that may mean two is asked about below its field, at a desk and on a phone, and what was understood stands there.
import type { Page } from '@playwright/test';
import { workToBill } from '../invoicing/billable.ts';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const api = '/api/v1';
const question = (page: Page) => page.getByRole('group', { name: 'Katero število je to?' });

test('a price that may be two waits for an answer before it is saved', async ({ page }) => {
  await signIn(page, 'admin');
  const made = await page.request.post(`${api}/work_type`, { data: { name: fresh('Varjenje'), hourly_price: 4500 } });
  const { id } = (await made.json()) as { id: number };
  const price = async () => ((await (await page.request.get(`${api}/work_type/${id}`)).json()) as { hourly_price: number }).hourly_price;
  await page.goto(`/workType/${id}`);
  const field = page.getByRole('textbox', { name: 'Cena ure' });
  await expect(field).toHaveValue('45,00');
  await field.fill('1.250');
  await expect(question(page)).toBeVisible();
  await picture(page, 'number-question');
  await axe(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('1 napaka')).toBeVisible();
  await expect(field).toHaveValue('1.250');
  expect(await price()).toBe(4500);

  // By keyboard: the answers follow the field, and the focus comes back to it.
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: '1,25 €/h' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('1,25');
  await expect(question(page)).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect.poll(price).toBe(125);

  await field.fill('12,345');
  await field.blur();
  await expect(page.getByText('Preveč decimalk. Največ jih je 2.')).toBeVisible();
  await field.fill('1 250,5');
  await expect(page.getByText('Razumljeno: 1 250,5 €/h')).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue('1.250,50');
  await expect(page.getByText('Razumljeno: 1 250,5 €/h'), 'stays, so that no button moves under a press').toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(price).toBe(125_050);
});

test('pipe of 1,250 m is a metre and a quarter, and of 1.250 m is asked about', async ({ page }) => {
  await signIn(page, 'marko');
  const { user } = (await (await page.request.get(`${api}/me`)).json()) as { user: { id: number } };
  const { id } = (await (await page.request.post(`${api}/task`, { data: { title: fresh('Cevi'), company_user_id: user.id } })).json()) as {
    id: number;
  };
  const quantities = async () =>
    ((await (await page.request.get(`${api}/task/${id}/material`)).json()) as { quantity: number }[]).map(({ quantity }) => quantity);
  await page.goto(`/task/${id}`);
  await page.getByRole('tab', { name: 'Material' }).click();
  const name = page.getByRole('combobox', { name: 'Material' });
  const quantity = page.getByRole('textbox', { name: 'Količina' });
  await name.fill('Cev 1/2');
  await page.locator('.material-entry label').filter({ hasText: 'Meter' }).click();
  const top = async () => (await page.getByRole('button', { name: /^Dodaj/ }).boundingBox())?.y;
  const before = await top();
  await quantity.fill('1,250');
  await expect(page.getByText('Razumljeno: 1,25')).toBeVisible();
  expect(await top(), 'nothing moves').toBe(before);
  await quantity.press('Enter');
  await expect.poll(quantities).toEqual([1.25]);

  await name.fill('Cev 3/4');
  await quantity.fill('1.250');
  await expect(question(page)).toBeVisible();
  expect(await top(), 'nothing moves').toBe(before);
  await quantity.press('Enter');
  await expect(page.getByText('Količina: izberi, katero število je to.')).toBeVisible();
  expect(await quantities()).toEqual([1.25]);
  await picture(page, 'number-material');
  await question(page).getByRole('button', { name: '1 250', exact: true }).click();
  await expect(quantity).toHaveValue('1250');
  await quantity.press('Enter');
  await expect.poll(quantities).toEqual([1250, 1.25]);
});

test('a line of an invoice is not saved with a number that may be two', async ({ page }) => {
  const { client_id, tasks } = await workToBill(page, 1);
  await signIn(page, 'nina');
  const { id } = (await (await page.request.post(`${api}/invoice`, { data: { client_id, tasks } })).json()) as { id: number };
  const prices = async () =>
    ((await (await page.request.get(`${api}/invoice/${id}/detail`)).json()) as { lines: { price: number | null }[] }).lines.map(
      ({ price }) => price,
    );
  await page.goto(`/invoices/${id}`);
  const price = page.getByRole('textbox', { name: /^Cena, / }).first();
  const before = await prices();
  await price.fill('1.250');
  await expect(question(page)).toBeVisible();
  await picture(page, 'number-line');
  await page.keyboard.press('Control+s');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await page
    .getByRole('textbox', { name: /^Popust, / })
    .first()
    .focus();
  await expect(price, 'what was typed stays').toHaveValue('1.250');
  expect(await prices()).toEqual(before);
  await question(page).getByRole('button', { name: '1 250 €' }).click();
  await expect.poll(async () => (await prices())[0]).toBe(125_000);
  await price.fill('12,345');
  await expect(page.getByText('Vpiši število z največ 2 decimalkama.')).toBeVisible();
});
