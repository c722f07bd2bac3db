// The lists of tasks in one hand: the title switches, rows have two lines, a new task begins under the thumb.
import { dayOf, instantsAt } from '#schema/core/zone.ts';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { clockOf, comeToWork, leaveWork, makeTask, signInAs, startByApi, timesOf } from './task-page.ts';

const newest = '/tasks/own?sort=company_task_id&order=DESC';

test('switches the list by its title, and filters below it', async ({ page }) => {
  await signInAs(page, 'stefan.goncz');
  await comeToWork(page);
  await startByApi(page, await makeTask(page, `Teče ${Date.now() % 1_000_000}`));
  await page.goto('/tasks/own');
  await expect(page.locator('.ui-row').first()).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'task-list-own');

  await page.getByRole('button', { name: 'Filtri' }).tap();
  await page.getByRole('button', { name: /teče/ }).tap();
  await expect(page.locator('.ui-row').filter({ hasNot: page.getByRole('timer') })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Izvozi CSV' }).tap();
  expect((await download).suggestedFilename()).toBe('task.csv');
  await picture(page, 'task-list-filters');
  await page.getByRole('button', { name: 'Moje naloge' }).tap();
  const lists = page.getByRole('dialog', { name: 'Naloge' });
  await expect(lists.locator('.ui-handle')).toBeVisible();
  await picture(page, 'task-list-switch');
  await lists.getByRole('link', { name: /^Nedodeljene naloge/ }).tap();
  await expect(page).toHaveURL(/\/tasks\/unassigned$/);
  await expect(lists).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nedodeljene naloge');
  await leaveWork(page);
});

test('takes down a new task from the thumb', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/own');
  await page.getByRole('link', { name: 'Novo', exact: true }).tap();
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  await popup.getByRole('combobox', { name: 'Stranka' }).fill('roznikom');
  await page
    .getByRole('option', { name: /Rožnikom/ })
    .first()
    .tap();
  const title = `Kapljanje pri bojlerju ${Date.now() % 1_000_000}`;
  await popup.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await popup.getByRole('button', { name: 'jutri' }).tap();
  await axe(page);
  await picture(page, 'new-task');
  await popup.getByRole('button', { name: 'Ustvari nalogo' }).tap();
  await expect(page).toHaveURL(/\/task\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

test('closes a new task back to where one was', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/paused');
  await page.getByRole('link', { name: 'Novo', exact: true }).tap();
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  await popup.getByRole('button', { name: 'Prekliči' }).tap();
  await expect(page).toHaveURL(/\/tasks\/paused$/);
});

test('begins work in two taps from the list, and pauses and continues it in the row', async ({ page }) => {
  await signInAs(page, 'jaka.bizjak');
  await comeToWork(page);
  const task = await makeTask(page, `Dva dotika ${Date.now() % 1_000_000}`);
  await page.goto(newest);
  const row = page.getByRole('row').filter({ hasText: task.number });
  await row.getByRole('link', { name: 'Začni delo: ' }).tap();
  await page.getByRole('dialog', { name: 'Začni delo' }).getByRole('button', { name: 'Začni delo' }).tap();
  await expect(clockOf(page).getByText('Teče')).toBeVisible();

  await page.goto(newest);
  await row.getByRole('button', { name: 'Pavza: ' }).tap();
  await row.getByRole('button', { name: 'Nadaljuj: ' }).tap();
  await expect(row.getByRole('button', { name: 'Pavza: ' })).toBeVisible();
  await expect.poll(async () => (await timesOf(page, task))[0]?.sub_times.length).toBe(2);
  await leaveWork(page);
});

test('scrolls on beyond the first rows, and comes back to the row that was opened', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all');
  const rows = page.locator('.ui-row');
  await expect(rows).toHaveCount(25);
  const range = page.getByRole('navigation', { name: 'Strani' }).getByRole('status');
  await range.scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(25);
  await expect(page.getByRole('button', { name: 'Naslednja stran' })).toHaveCount(0);
  // However long the list grows, the stream takes its topics.
  for (const count of [50, 75, 100]) {
    await range.scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBeGreaterThan(count);
  }
  await expect(page.locator('.not-live')).toHaveCount(0);
  const further = rows.nth(40);
  await expect(further).toBeVisible();
  await further.scrollIntoViewIfNeeded();
  const [number = ''] = /#\d+/.exec((await further.textContent()) ?? '') ?? [];
  await further.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/task\/\d+$/);
  await page.goBack();
  await expect(rows.filter({ hasText: new RegExp(`${number}(?!\\d)`) })).toBeInViewport();
  // At the end nothing more is offered.
  await page.goto(`/tasks/all?q=${encodeURIComponent(number)}`);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pokaži več' })).toHaveCount(0);
});

test('what is still to be done comes before what the client has, under its day', async ({ page }) => {
  await signIn(page, 'luka');
  const zone = 'Europe/Ljubljana';
  const [tonight = 0] = instantsAt(`${dayOf(Date.now(), zone)} 23:59`, zone);
  const stamp = Date.now() % 1_000_000;
  const todo = await makeTask(page, `Do večera ${stamp}`, { deadline: new Date(tonight).toISOString() });
  const sent = await makeTask(page, `Pri stranki ${stamp}`, { deadline: '2026-01-05T08:00:00.000Z', client_company_id: 1 });
  await page.request.post(`/api/v1/task/${sent.id}/material`, { data: { name: 'Ventil', quantity: 1 } });
  expect((await page.request.put(`/api/v1/task/${sent.id}/close`, { data: { language: 'sl' } })).status()).toBe(200);
  await page.goto(`/tasks/own?q=${stamp}`);
  const rows = page.locator('.ui-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(todo.number);
  await expect(rows.first()).not.toContainText(/\d\d\/\d\d\/\d{4}/);
  await expect(rows.last()).toContainText(sent.number);
  await expect(
    page
      .getByRole('rowheader', { name: /^Pri stranki/ })
      .or(page.getByText(/^Pri stranki$/))
      .first(),
  ).toBeVisible();
});

test('what is opened every day stands under the thumb, and vehicles and holidays in the sheet', async ({ page }) => {
  await signIn(page, 'jure');
  await page.goto('/tasks/own');
  const bar = page.getByRole('navigation', { name: 'Meni' });
  await expect(bar.getByRole('link')).toHaveText(['Naloge', 'Projekti']);
  await bar.getByRole('button', { name: 'Več' }).tap();
  await page.getByRole('dialog', { name: 'Meni' }).getByRole('link', { name: 'Vozila' }).tap();
  await expect(page).toHaveURL('/vehicles');
});
