// Many absences at once at a desk, and what leaves the product: requests approved together, collective leave, the payroll's file, a calendar feed.
import { readFile } from 'node:fs/promises';
import { axe, expect, signIn, test } from '../support.ts';

const year = new Date().getUTCFullYear() + 1;

test('what nothing stands against is approved in one press, and collective leave leaves out who is away', async ({ page, guard }) => {
  guard.allow(/status of 409/);
  await signIn(page, 'luka');
  await page.goto('/absenceCalendar');
  const waiting = page.getByRole('button', { name: /^Odobri vse brez ovir/ });
  await expect(waiting).toBeVisible();
  const before = await page.getByRole('button', { name: 'Odobri', exact: true }).count();
  await waiting.click();
  await expect(page.locator('.ui-toast', { hasText: 'Odobreno:' })).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(await page.getByRole('button', { name: 'Odobri', exact: true }).count()).toBeLessThan(before);

  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Skupni dopust …' }).click();
  const popup = page.getByRole('dialog', { name: 'Skupni dopust' });
  await popup.getByLabel('Od', { exact: true }).fill(`27/12/${year}`);
  await popup.getByLabel('Do', { exact: true }).fill(`31/12/${year}`);
  await expect(popup.getByText(/^Vpiši \d+ oseb/)).toBeVisible();
  await axe(page);
  await popup.getByRole('button', { name: 'Skupni dopust' }).click();
  await expect(popup).toBeHidden();
  // The same days once more concern nobody: everybody is away.
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Skupni dopust …' }).click();
  await popup.getByLabel('Od', { exact: true }).fill(`27/12/${year}`);
  await popup.getByLabel('Do', { exact: true }).fill(`31/12/${year}`);
  await expect(popup.getByText(/Izpuščeni \(že odsotni\)/)).toBeVisible();
});

test('the payroll takes a month along, and a phone reads a feed until it is revoked', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/absenceCalendar');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Odsotnosti za plače (CSV)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toMatch(/Oseba;Vrsta odsotnosti;/);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Nov naslov za moje dni' }).click();
  const popup = page.getByRole('dialog', { name: 'Koledarska povezava' });
  const address = new URL(await popup.getByRole('status').innerText());
  await popup.getByRole('button', { name: 'Zapri', exact: true }).last().click();
  const path = new URL(address.pathname, page.url()).href;
  expect(await (await page.request.get(path)).text()).toContain('BEGIN:VCALENDAR');
  const feed = page.getByRole('listitem').filter({ hasText: 'še ni prebrano' });
  await feed.getByRole('button', { name: 'Prekliči' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Prekliči:/ })
    .click();
  await expect(feed).toBeHidden();
  expect((await page.request.get(path)).status()).toBe(404);
});
