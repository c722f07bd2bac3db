// A technician's day with nothing but the task screens, on a phone: work, a drive, work again, what was used up, a picture, a word, the end.
import { png } from '../../support/upload.ts';
import { expect, picture, test } from '../support.ts';
import { popupOf } from './task-acts.ts';
import { clockOf, comeToWork, leaveWork, signInAs, taskWithContact, timesOf } from './task-page.ts';

const newest = '/tasks/own?sort=company_task_id&order=DESC';
test('begins, pauses, drives, goes on, writes down what it took, and sends it to the client', async ({ page }) => {
  test.setTimeout(300_000);
  await signInAs(page, 'damjan.oslak');
  await comeToWork(page);
  const { task, contact } = await taskWithContact(page, `Dan na terenu ${Date.now() % 1_000_000}`);

  await page.goto(newest);
  const row = page.getByRole('row').filter({ hasText: task.number });
  await row.getByRole('link', { name: 'Začni delo: ' }).click();
  await popupOf(page, 'Začni delo').getByRole('button', { name: 'Začni delo' }).click();
  const clock = clockOf(page);
  await expect(clock.getByText('Teče')).toBeVisible();
  await clock.getByRole('button', { name: 'Pavza' }).click();
  await expect(clock.getByText('Na pavzi')).toBeVisible();

  // The ride holds its driver on its own screen, wherever they try to go.
  await page.getByRole('button', { name: 'Prevoz' }).first().click();
  const drive = popupOf(page, 'Začni prevoz');
  await drive.getByRole('radio').and(page.locator(':enabled')).first().check();
  const kilometers = drive.getByRole('textbox', { name: 'Začetni kilometri' });
  if ((await kilometers.inputValue()) === '') await kilometers.fill('1000');
  await picture(page, 'day-drive');
  await drive.getByRole('button', { name: 'Začni prevoz' }).click();
  await expect(page).toHaveURL(/\/inTransit$/);
  await page.goto(`/task/${task.id}`);
  await expect(page).toHaveURL(/\/inTransit$/);
  await page.getByRole('button', { name: 'Postanek' }).click();
  await expect(page.getByText('Postanek 1').first()).toBeVisible();
  await picture(page, 'day-in-transit');
  await page.getByRole('button', { name: 'Na cilju, zaključi prevoz' }).click();
  const arrive = popupOf(page, 'Zaključi prevoz');
  const from = Number((await arrive.getByRole('textbox', { name: 'Končni kilometri' }).inputValue()).replace(/\D/g, ''));
  await arrive.getByRole('textbox', { name: 'Končni kilometri' }).fill(String(from + 12));
  await arrive.getByRole('button', { name: 'Zaključi prevoz' }).click();
  await expect(page).toHaveURL(/\/tasks\/own/);

  await page.goto(`/task/${task.id}`);
  await clock.getByRole('button', { name: 'Nadaljuj' }).click();
  await expect(clock.getByText('Teče')).toBeVisible();
  await expect(page.getByRole('tab', { name: /Prevoz 1/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Material' }).click();
  await page.getByRole('combobox', { name: 'Material' }).fill('Tesnilo 1/2');
  await page.getByRole('textbox', { name: 'Količina' }).fill('3');
  await page.getByRole('textbox', { name: 'Količina' }).press('Enter');
  await expect(page.getByRole('tab', { name: /Material 1/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Datoteke' }).click();
  await page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'črpalka.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await expect(page.getByRole('tab', { name: /Datoteke 1/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Pogovor' }).click();
  await page.getByRole('textbox', { name: 'Napiši sporočilo' }).fill('Črpalka je zamenjana.');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Pošlji/ })
    .click();
  await expect(page.getByRole('log').getByText('Črpalka je zamenjana.')).toBeVisible();

  await clock.getByRole('button', { name: 'Ustavi' }).click();
  const stop = page.getByRole('dialog');
  await stop.getByRole('textbox', { name: 'Zaključna opomba' }).fill('Deluje brez šuma.');
  await stop.getByRole('button', { name: 'Ustavi delo' }).click();
  await expect(clock.getByText('Ustavljeno')).toBeVisible();
  expect(await timesOf(page, task)).toMatchObject([{ status: 2, final_notes: 'Deluje brez šuma.', sub_times: [{}, {}] }]);

  await page.getByRole('region', { name: 'Kaj lahko narediš' }).getByRole('button', { name: 'Pošlji', exact: true }).click();
  const send = popupOf(page, 'Pošlji v potrditev');
  await expect(send).toContainText(contact);
  await picture(page, 'day-send');
  await send.getByRole('button', { name: 'Pošlji v potrditev' }).click();
  await expect(page.getByText('Naloga čaka na potrditev stranke.')).toBeVisible();
  await picture(page, 'day-sent');
  await leaveWork(page);
});
