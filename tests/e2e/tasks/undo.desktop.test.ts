// What a screen says is done, the server has done: what was removed is not signed, and a removal that fails leaves everything in sight.
import type { Page } from '@playwright/test';
import { expect, mailedToken, signIn, test } from '../support.ts';
import { early, writeTime } from '../times/written-times.ts';
import { clientWithContacts, popupOf, taskAt } from './task-acts.ts';
import { comeToWork, holdAnswers, startByApi, stopByApi, timesOf } from './task-page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'luka');
  await comeToWork(page);
});

const removeTime = async (page: Page) => {
  await page.getByRole('button', { name: 'Več: Luka Perko' }).click();
  await page.getByRole('menuitem', { name: 'Odstrani čas …' }).click();
  const popup = popupOf(page, 'Odstrani čas');
  await popup.getByRole('textbox', { name: 'Razlog' }).fill('Napačna naloga');
  await popup.getByRole('button', { name: 'Odstrani čas' }).click();
  return popup;
};

test('a time and a material that were removed are not what the client signs', async ({ page, browser, company }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Menjava ventila', client);
  await writeTime(page, task, early(6, 0), early(6, 86));
  await page.request.post(`/api/v1/task/${task.id}/material`, { data: { name: 'Ventil DN 25', quantity: 1 } });
  await page.request.post(`/api/v1/task/${task.id}/material`, { data: { name: 'Objemka', quantity: 2 } });
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Material/ }).click();
  await page.getByRole('button', { name: 'Izbriši: Objemka' }).click();
  await expect(page.getByText('Izbrisano: Objemka.')).toBeVisible();
  await page.getByRole('tab', { name: /Časi/ }).click();
  await removeTime(page);
  await expect(page.getByText(/Odstranjen čas/)).toBeVisible();
  const closing = page.waitForResponse((answer) => answer.url().endsWith('/close') && answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Pošlji v potrditev …' }).click();
  await popupOf(page, 'Pošlji v potrditev').getByRole('button', { name: 'Pošlji v potrditev' }).click();
  await closing;

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`/confirmTask/${mailedToken(company, 'task', task.id)}`);
  await expect(phone.getByText('Ventil DN 25')).toBeVisible();
  await expect(phone.getByText('Objemka')).toHaveCount(0);
  await expect(phone.getByText('Ni vpisanega časa.')).toBeVisible();
  await phone.context().close();
});

test('a removed row does not come back once the client was asked, and its undo says so', async ({ page, guard }) => {
  guard.allow(/409/);
  const task = await taskAt(page, 'Menjava sifona', await clientWithContacts(page, 'hotel'));
  await page.request.post(`/api/v1/task/${task.id}/material`, { data: { name: 'Sifon', quantity: 1 } });
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Material/ }).click();
  await page.getByRole('button', { name: 'Izbriši: Sifon' }).click();
  const undo = page.getByRole('button', { name: 'Razveljavi' });
  // A notice stays while somebody points at it.
  await undo.hover();
  expect((await page.request.put(`/api/v1/task/${task.id}/close`, { data: { language: 'sl' } })).status()).toBe(200);
  await undo.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Napaka.' })).toBeVisible();
  await expect(page.getByText('Uspeh. Razveljavljeno.')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Sifon/ })).toHaveCount(0);
});

test('a removal that the server does not do is said to have failed, and everything stays', async ({ page, guard }) => {
  guard.allow(/503/);
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Menjava tipala', client);
  await writeTime(page, task, early(7, 0), early(7, 40));
  await page.request.post(`/api/v1/task/${task.id}/material`, { data: { name: 'Tipalo', quantity: 1 } });
  await page.goto(`/task/${task.id}`);
  let answer = (): void => undefined;
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/(material|subtime)\/\d+$/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    if (route.request().url().includes('material')) await requested;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('tab', { name: /Material/ }).click();
  const row = page.getByRole('row', { name: /Tipalo/ });
  await page.getByRole('button', { name: 'Izbriši: Tipalo' }).click();
  // While nobody knows, the row is there and rests, and nothing is said.
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.ui-toast')).toHaveCount(0);
  answer();
  await expect(page.getByRole('alert').filter({ hasText: 'Napaka.' })).toBeVisible();
  await expect(row).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Izbrisano: Tipalo.')).toHaveCount(0);

  await page.getByRole('tab', { name: /Časi/ }).click();
  const popup = await removeTime(page);
  await expect(page.locator('.ui-toast-error', { hasText: 'Napaka.' })).toBeVisible();
  await expect(popup.getByText('Vneseno je ostalo tu.')).toBeVisible();
  await expect(popup.getByRole('textbox', { name: 'Razlog' })).toHaveValue('Napačna naloga');
  await expect(page.getByText(/Odstranjen čas/)).toHaveCount(0);
  expect(await timesOf(page, task)).toHaveLength(1);
});

test('a clock that was pressed is dimmed until the server has agreed, and only then is it said', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Meritev pretoka', client);
  await startByApi(page, task);
  await page.goto(`/task/${task.id}`);
  const clock = page.getByRole('timer').first();
  await expect(page.getByText('Teče').first()).toBeVisible();
  const answer = await holdAnswers(page, '**/pause');
  const sent = page.waitForRequest('**/pause');
  await page.keyboard.press('p');
  await sent;
  await expect(page.getByText('Na pavzi').first()).toBeVisible();
  await expect(clock).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.ui-toast')).toHaveCount(0);
  await answer();
  await expect(page.getByText('Uspeh. Delo je na pavzi.')).toBeVisible();
  await expect(clock).not.toHaveAttribute('aria-busy', 'true');
  await stopByApi(page, task);
});

test('a new entry, material and photo are confirmed', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Pregled naprave', client);
  await page.goto(`/task/${task.id}`);
  await page
    .getByRole('button', { name: /^Začni/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Začni/ })
    .click();
  await expect(page.getByText(`Uspeh. Delo na ${task.number} teče.`)).toBeVisible();
  await page.getByRole('tab', { name: /Material/ }).click();
  await page.getByRole('combobox', { name: 'Material' }).fill('Merilna sonda');
  await page.getByRole('textbox', { name: 'Količina' }).fill('2');
  await page.getByRole('textbox', { name: 'Količina' }).press('Enter');
  await expect(page.getByText('Uspeh. Dodano: Merilna sonda.')).toBeVisible();
  await page.getByRole('tab', { name: /Datoteke/ }).click();
  const photo = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('meritev') });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Izberi' }).click();
  await (await choosing).setFiles([photo('prva.txt'), photo('druga.txt')]);
  await expect(page.getByText('Uspeh. Naloženo: 2 datoteki.')).toBeVisible();
  await stopByApi(page, task);
});
