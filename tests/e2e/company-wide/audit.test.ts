// The audit log: found by words and filters, each line on the way to its record, on every width.
import { readFile } from 'node:fs/promises';
import { expect, picture, signIn, test } from '../support.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('an act is found by its words and leads to the record', async ({ page }) => {
  const name = `Čebelnjak ${Date.now().toString(36)}`;
  const client = await (await page.request.post('/api/v1/client', { data: { name } })).json();
  await page.request.put(`/api/v1/client/${client.id}`, { data: { payment_term_days: 30 } });
  await page.goto('/audit_log');
  await expect(page.getByRole('heading', { level: 1, name: 'Revizijska sled' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await picture(page, 'audit');
  await page.getByPlaceholder('Ime, številka, razlog').fill(name.toLowerCase().replace('č', 'c'));
  const lines = page.locator('.history').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(lines.first()).toContainText('30');
  // What is shown goes along as a file.
  await page.getByRole('main').getByRole('button', { name: 'Več' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Izvozi CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('audit_log.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows.filter((row) => row.includes(name)).length).toBe(rows.length - 1);
  expect(rows.find((row) => row.includes(';30;'))).toContain('Rok plačila');
  await lines.first().getByRole('link').click();
  await expect(page).toHaveURL(`/client/${client.id}`);
});

test('it is filtered by person and kind', { tag: '@once' }, async ({ page }) => {
  const { user } = await (await page.request.get('/api/v1/me')).json();
  await page.request.post('/api/v1/tag', { data: { name: `Čebele ${Date.now().toString(36)}` } });
  await page.request.post('/api/v1/task', { data: { title: 'Prevoz panjev' } });
  await page.goto(`/audit_log?entity=task&by=${user.id}`);
  const lines = page.locator('.history').getByRole('listitem');
  await expect(lines.first()).toContainText('Prevoz panjev');
  await expect(lines.filter({ hasNot: page.locator('.history-what', { hasText: 'Naloga' }) })).toHaveCount(0);
  await expect(lines.filter({ hasNotText: `${user.name} ${user.last_name}` })).toHaveCount(0);
  // Until a day that is over: the cursor stands on the last one that can be chosen, and goes no further.
  await page.goto('/audit_log?to=2026-01-15');
  await page.getByRole('button', { name: /^Kdaj/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odpri koledar' }).first().click();
  await expect(page.getByRole('button', { name: '15/01/2026' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]from=2026-01-08/);
});

test('a user without the right is led to their own tasks', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/audit_log');
  await expect(page).toHaveURL('/tasks/own');
});
