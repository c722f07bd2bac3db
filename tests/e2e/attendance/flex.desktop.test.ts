// Flexible hours are paid out beside the month that they come from, and everybody's record leaves for an inspector in one press.
import { readFile } from 'node:fs/promises';
import { emailOf } from '../../support/stories/cast.ts';
import { axe, expect, signIn, test } from '../support.ts';

test('a payout is a row of the balance, and more than there is is refused', async ({ page, guard }) => {
  guard.allow(/status of 422/);
  await signIn(page, 'admin');
  const people: { id: number; email: string }[] = await (await page.request.get('/api/v1/user?range=[0,199]')).json();
  const marko = people.find(({ email }) => email === emailOf('marko'));
  await signIn(page, 'luka');
  const balance = async () => (await (await page.request.get(`/api/v1/attendance/flex?user_id=${marko?.id}`)).json()).balance as number;
  const before = await balance();
  await page.goto(`/attendance/${marko?.id}`);
  await page.getByRole('button', { name: 'Izplačaj ali popravi …' }).click();
  const popup = page.getByRole('dialog', { name: 'Izplačilo in popravek' });
  await popup.getByLabel('Ure', { exact: true }).fill('999:00');
  await popup.getByLabel('Opomba').fill('Izplačano z novembrsko plačo');
  await axe(page);
  await popup.getByRole('button', { name: 'Zapiši' }).click();
  // What was typed stays where it is refused.
  await expect(popup.getByLabel('Opomba')).toHaveValue('Izplačano z novembrsko plačo');
  expect(await balance()).toBe(before);
  await popup.getByLabel('Ure', { exact: true }).fill('1:30');
  await popup.getByRole('button', { name: 'Zapiši' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText('Izplačano z novembrsko plačo')).toBeVisible();
  expect(await balance()).toBe(before - 5400);
});

test('the inspector’s workbook comes in one press, and the forgotten clock stands above the weeks', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/attendance/weeks');
  await expect(page.getByText('Pozabljene ure')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvoz za inšpektorja' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});
