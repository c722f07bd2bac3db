// The own absences on a phone: the balance first, the request under the thumb.
import { dayAfter, mondayOf } from '#schema/core/zone.ts';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const monday = mondayOf(`${new Date().getUTCFullYear() + 1}-10-13`);
const shown = (day: string) => day.split('-').reverse().join('/');

test('petra asks for a day with her thumb, sees what it takes, and that it waits', async ({ page }) => {
  await signIn(page, 'petra');
  await page.goto('/absences/own');
  await expect(page.getByRole('heading', { name: 'Ostane dopusta' })).toBeVisible();
  await page.getByRole('button', { name: /Zaprosi za odsotnost/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Zaprosi za odsotnost' });
  await sheet.getByLabel('Od', { exact: true }).fill(shown(monday));
  await sheet.getByLabel('Do', { exact: true }).fill(shown(dayAfter(monday)));
  await expect(sheet.getByRole('list', { name: 'Dnevi' })).toContainText('2 dneva');
  await picture(page, 'absence-request');
  await axe(page);
  await sheet.getByRole('button', { name: 'Pošlji prošnjo' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: /Letni dopust.*2 dneva.*Čaka/ })).toBeVisible();
  await axe(page);
  expect(await scrollsSideways(page)).toBe(false);
});

test('nina sees on her phone who is away, in German at the largest zoom', async ({ page }) => {
  await signIn(page, 'nina');
  const { user } = await (await page.request.get('/api/v1/me')).json();
  expect((await page.request.put('/api/v1/me', { data: { language: 'de', zoom: 140 } })).status(), user.name).toBe(200);
  await page.goto('/absenceCalendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Abwesenheitskalender' })).toBeVisible();
  await expect(page.getByText('Neža Korošec')).toBeVisible();
  await picture(page, 'absence-calendar-german');
  await axe(page);
  expect(await scrollsSideways(page)).toBe(false);
  expect((await page.request.put('/api/v1/me', { data: { language: 'sl', zoom: 100 } })).status()).toBe(200);
});
