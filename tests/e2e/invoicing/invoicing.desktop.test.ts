// From confirmed work to an issued invoice, and back by a credit note, as the office does it at a desk.

import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { workToBill } from './billable.ts';

test('an issued invoice is not offered for deletion', async ({ page }) => {
  await signIn(page, 'nina');
  await page.goto('/invoicing/done');
  const list = page.getByRole('table');
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(list.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/invoicing/waiting');
  await list.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Izbriši' })).toBeVisible();
});

test('confirmed work becomes a group, is priced in place, issued, cancelled and credited', async ({ page }) => {
  const { name } = await workToBill(page, 2);
  await signIn(page, 'nina');
  await page.goto('/invoicing/tasks');
  await page.getByRole('checkbox', { name: `Izberi vse: ${name}`, exact: true }).check();
  const bar = page.getByRole('region', { name: 'Izbrano za račun' });
  await expect(bar).toContainText('brez DDV');
  await axe(page);
  await picture(page, 'invoicing-tasks');
  await bar.getByRole('button', { name: 'Pripravi račun' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(page.getByRole('table', { name: 'Postavke računa' })).toBeVisible();

  // What has no price yet stands out, and holds the invoice up until it has one.
  const missing = page.getByRole('textbox', { name: /brez cene$/ });
  await expect(missing).toHaveCount(2);
  for (const left of [1, 0]) {
    await missing.first().fill('12,5');
    await page.keyboard.press('Control+s');
    await expect(missing).toHaveCount(left);
  }
  const quantity = page.getByRole('textbox', { name: /^Količina, / }).first();
  const proposed = await quantity.inputValue();
  await quantity.fill('7:35');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: /^Količina, / }).nth(1)).toBeFocused();
  await expect(page.getByText(`Predlog: ${proposed}`)).toBeVisible();
  await page.getByRole('button', { name: 'Nazaj na predlog' }).click();
  await expect(quantity).toHaveValue(proposed);
  // The screen has reckoned what the server has, once that has been told.
  const id = Number(page.url().split('/').at(-1));
  const shown = (await page.locator('dd.lines-total').textContent()) ?? '';
  const stored = async () => Number((await (await page.request.get(`/api/v1/invoice/${id}`)).json()).total);
  await expect.poll(stored).toBe(Number(shown.replace(/[^\d]/g, '')));
  await expect(page.getByText('Shranjeno ob')).toBeVisible();
  await page.getByRole('button', { name: 'Kako nastane' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Zaokroženo navzgor na');
  await axe(page);
  await page.keyboard.press('Escape');
  await picture(page, 'invoice-waiting');

  await page.getByRole('button', { name: 'Izdaj račun …' }).click();
  const issue = page.getByRole('dialog', { name: /Izdaj račun/ });
  await expect(issue).toContainText('Račun dobi naslednjo številko');
  await issue.getByRole('button', { name: 'Izdaj račun' }).click();
  await expect(page.getByText(/Izdan račun \d{4}-\d{4}/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Količina, / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Prekliči račun …' }).click();
  const cancel = page.getByRole('dialog', { name: /Prekliči račun/ });
  await cancel.getByLabel('Razlog').fill('Napačen kupec');
  await cancel.getByRole('button', { name: 'Prekliči račun' }).click();
  await page.getByRole('link', { name: /Dobropis D-/ }).click();
  await expect(page.getByRole('link', { name: /Preklicuje račun/ })).toBeVisible();
  await axe(page);
});

test('a whole project becomes a group from its row, which says so from then on', async ({ page }) => {
  const title = fresh('Prenova');
  await workToBill(page, 1, title);
  await signIn(page, 'nina');
  await page.goto('/invoicing/projects/waiting');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'Pripravi račun' }).click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  const opened = new URL(page.url()).pathname;
  await expect(page.locator('tr.line').filter({ hasText: 'Tesnilo' })).toHaveCount(1);
  await page.goto('/invoicing/projects/waiting');
  await expect(row.getByRole('link', { name: 'V pripravi' })).toHaveAttribute('href', opened);
  await axe(page);
});
