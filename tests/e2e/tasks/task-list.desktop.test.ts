// A day with the lists of tasks at a desk: what is late, denied and running is seen at once, a call becomes a task, a colleague's change comes by itself.
import type { Page } from '@playwright/test';
import { dayOf, instantsAt } from '#schema/core/zone.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { clientWithContacts } from './task-acts.ts';
import { leaveWork, makeTask, pauseByApi, startByApi, stopByApi } from './task-page.ts';

/** The newest first, so that what a test makes is on the first page. */
const newest = '/tasks/own?sort=company_task_id&order=DESC';
/** A title that no other test has. */
const titled = (words: string) => `${words} ${Date.now() % 1_000_000}`;
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('shows the own tasks under the headings of their deadlines, and walks them by keys', async ({ page }) => {
  await signIn(page, 'marko');
  // Whatever the hour: one that ends with the day.
  const zone = 'Europe/Ljubljana';
  const [deadline = 0] = instantsAt(`${dayOf(Date.now(), zone)} 23:59`, zone);
  await makeTask(page, titled('Do večera'), { deadline: new Date(deadline + 59_000).toISOString() });
  await page.goto('/');
  await expect(page).toHaveURL(/\/tasks\/own$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Moje naloge' })).toBeVisible();
  await expect(page).toHaveTitle(/^Moje naloge/);
  await expect(page.getByRole('rowheader', { name: /^Danes, / })).toBeVisible();
  await picture(page, 'task-list-own');
  // Each number of the menu is that of its own list.
  for (const list of ['own', 'paused', 'closed']) {
    const answer = await page.request.get(`/api/v1/task?filter={"list":"${list}"}&range=[0,0]`);
    const total = answer.headers()['content-range']?.split('/')[1];
    if (total !== '0') await expect(page.locator(`a[href="/tasks/${list}"] .ui-nav-count`)).toHaveText(`${total}`);
  }

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = page.locator('.ui-row').nth(1).locator('.ui-row-link');
  await expect(second).toBeFocused();
  const to = await second.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${to}`);
});

test('keeps search, filters and sorting in the address', async ({ page }) => {
  await signIn(page, 'luka');
  await makeTask(page, titled('Elektro omarica'), { priority: 3 });
  await page.goto('/tasks/all');
  await expect(page.locator('.ui-row').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Išči' })).toBeFocused();
  await page.keyboard.type('elektr');
  await expect(page).toHaveURL(/q=elektr/);
  await page.getByRole('button', { name: 'Prednost', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Nujna' }).click();
  await expect(page.getByRole('checkbox', { name: 'Nujna' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/filter=/);
  await page.getByRole('button', { name: 'Razvrsti: Dodano' }).click();
  await page.getByRole('radio', { name: 'Prednost' }).click();
  await expect(page).toHaveURL(/sort=priority&order=DESC/);
  await expect(page.locator('.tasks-table .ui-danger[role="img"]').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Prednost: Nujna' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Razvrsti: Prednost' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Išči' })).toHaveValue('elektr');
  await page.getByRole('button', { name: 'Počisti', exact: true }).click();
  await expect(page).not.toHaveURL(/filter|q=/);
});

test('shows all tasks; those to do by one press, remembered for whoever pressed', async ({ page }) => {
  await signIn(page, 'luka');
  const total = async (filter: object) => {
    const answer = await page.request.get(`/api/v1/task?filter=${JSON.stringify({ list: 'all', ...filter })}&range=[0,0]`);
    return Number(answer.headers()['content-range']?.split('/')[1]);
  };
  const count = page.locator('.ui-page-count');
  const [all, toDo] = [await total({}), await total({ status: [0, 1, 2, 3] })];
  expect(toDo).toBeLessThan(all);
  await page.goto('/tasks/all');
  await expect(count).toHaveText(String(all));
  await expect(page.locator('a[href="/tasks/all"] .ui-nav-count')).toHaveText(String(all));
  const toggle = page.getByRole('button', { name: 'Za narediti' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText(String(toDo));
  await expect(page.getByRole('button', { name: 'Razvrsti: Rok' })).toBeVisible();

  await page.goto('/tasks/own');
  await expect(toggle).toHaveCount(0);
  await page.goto('/tasks/all');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText(String(toDo));
  await signIn(page, 'petra');
  await page.goto('/tasks/all');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await signIn(page, 'luka');
  await page.goto('/tasks/all');
  await toggle.click();
  await expect(count).toHaveText(String(all));
  // A search covers everything, and the press narrows it by name.
  await page.goto('/tasks/all?q=elektr');
  await toggle.click();
  await expect(page).toHaveURL(/q=elektr.*status|status.*q=elektr/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page).not.toHaveURL(/status/);
});

test('finds a task by the words of its client and its tag, without č and š', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all?q=roznikom+ogrevanje');
  const rows = page.locator('.ui-row');
  await expect(rows.first()).toContainText('Hotel Pod Rožnikom');
  await expect(rows.filter({ hasNotText: 'Rožnikom' })).toHaveCount(0);
});

/** A task that its client has declined: those of the demo company may have been sent again by another test. */
const makeDenied = async (page: Page): Promise<void> => {
  const { id } = await makeTask(page, 'Zavrnjen popis', { client_company_id: (await clientWithContacts(page, 'hotel')).id });
  await page.request.put(`/api/v1/task/${id}/close`, { data: {} });
  const { url } = await (await page.request.put(`/api/v1/task/${id}/sign`)).json();
  const token = String(url).split('/').at(-1);
  const declined = await page.request.post(`/api/v1/public/task/${token}/decline`, { data: { reason: 'Manjka ena ura' } });
  expect(declined.status(), await declined.text()).toBe(200);
};

test('tells late, denied and running tasks apart, and shows each kind by one click', async ({ page }) => {
  await signIn(page, 'luka');
  await makeDenied(page);
  await page.goto('/tasks/all?sort=deadline&order=ASC');
  const rows = page.locator('.ui-row');
  await expect(rows.first()).toBeVisible();

  const running = page.getByRole('button', { name: /teče/ });
  await running.click();
  await expect(running).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/running_users_neq/);
  await expect(rows.filter({ hasNot: page.getByRole('timer') })).toHaveCount(0);
  const clock = page.getByRole('timer').first();
  // As the comparison reads it: otherwise a blank would be the whole difference.
  const before = (await clock.textContent()) ?? '';
  await expect(clock).not.toHaveText(before);
  await running.click();

  const late = page.getByRole('button', { name: /zamuja/ });
  await late.click();
  await expect(page.getByRole('rowheader', { name: /^Zamuja/ })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(rows.filter({ hasNot: page.locator('.due-late') })).toHaveCount(0);
  await late.click();

  const denied = page.getByRole('button', { name: /nepotrjen/ });
  await denied.click();
  await expect(rows.filter({ hasNotText: 'stranka ni potrdila' })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await picture(page, 'task-list-denied');
});

test('remembers deselected tags on this device', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all');
  await page.getByRole('button', { name: 'Oznake', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Vse oznake' }).uncheck();
  await page.getByRole('checkbox', { name: 'Klima', exact: true }).check();
  await page.keyboard.press('Escape');
  const rows = page.locator('.ui-row');
  await expect(page.getByRole('button', { name: /^Oznake: 1 od/ })).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Klima' })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await page.goto('/tasks/unassigned');
  await expect(page.getByRole('button', { name: /^Oznake: 1 od/ })).toBeVisible();
  await page.getByRole('button', { name: 'Počisti', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Oznake', exact: true })).toBeVisible();
});

test('hides columns, and remembers it', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all');
  await page.getByRole('button', { name: /^Stolpci/ }).click();
  await page.getByRole('checkbox', { name: 'Ekipa' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Ekipa' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Rok' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Ekipa' })).toBeHidden();
});

test('becomes a task while the client is on the phone: six inputs, and Ctrl Enter', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all');
  await expect(page.locator('.ui-row').first()).toBeVisible();
  await page.keyboard.press('n');
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  const client = popup.getByRole('combobox', { name: 'Stranka' });
  await expect(client).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(popup.locator('.field-error')).toHaveCount(1);

  await client.fill('roznikom kotlovnica');
  await page.getByRole('option', { name: /Hotel Pod Rožnikom.*Kotlovnica/s }).click();
  await expect(popup.getByText(/^Kotlovnica, /)).toBeVisible();
  await expect(popup.getByText(/Tu je že odprta #/)).toBeVisible();
  const title = titled('Ropotanje v krogu 2');
  await popup.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await popup.getByRole('textbox', { name: /^Opis/ }).fill('Preveri, ali je v krogu še zrak.');
  await popup.getByRole('button', { name: /^jutri/ }).click();
  const people = popup.getByRole('combobox', { name: 'Nosi in ekipa' });
  for (const name of ['maja', 'tomaz']) {
    await people.fill(name);
    await page.keyboard.press('Enter');
  }
  await popup.getByRole('button', { name: 'Oznake in prednost' }).click();
  await popup.getByRole('button', { name: 'Garancija' }).click();
  await popup.getByRole('radio', { name: 'Visoka' }).check({ force: true });
  await axe(page);
  await picture(page, 'new-task');
  await page.keyboard.press('Control+Enter');

  await expect(page).toHaveURL(/\/task\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const task = await (await page.request.get(`/api/v1${new URL(page.url()).pathname}`)).json();
  expect(task).toMatchObject({
    title,
    status: 1,
    priority: 2,
    company_user_name: 'Maja Zupan',
    client: { name: expect.stringContaining('Rožnikom') },
    branch_office: { title: 'Kotlovnica' },
    contact: { id: expect.any(Number) },
  });
  expect(task.users).toHaveLength(2);
  expect(task.deadline).not.toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/tasks\/all$/);
});

test('writes several down one after the other, and asks before it forgets one', async ({ page }) => {
  await signIn(page, 'marko');
  await page.goto(newest);
  await page.getByRole('button', { name: 'Nova naloga' }).click();
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  await expect(popup.getByText('Marko Zajc (Ti) · nosi')).toBeVisible();
  await popup.getByRole('combobox', { name: 'Nosi in ekipa' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await popup.getByRole('checkbox', { name: 'Ustvari še eno' }).check();
  const title = titled('Nalepke na omare');
  await popup.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Naloga #\d+ ustvarjena/)).toBeVisible();
  await expect(popup.getByRole('textbox', { name: 'Naslov' })).toHaveValue('');
  await expect(popup.getByRole('textbox', { name: 'Naslov' })).toBeFocused();
  await popup.getByRole('textbox', { name: 'Naslov' }).fill('Še ena');
  await page.keyboard.press('Escape');
  await popup.getByRole('button', { name: 'Zavrzi' }).click();
  await expect(popup).toBeHidden();
  await expect(rowOf(page, title)).toBeVisible();
});

test('is offered to nobody who may not write tasks down', async ({ page }) => {
  await signIn(page, 'jure');
  await page.goto('/tasks/own');
  await expect(page.getByText('Nič te ne čaka')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nova naloga' })).toBeHidden();
  await axe(page);
  await page.goto('/task/create');
  await expect(page).toHaveURL(/\/tasks\/own$/);
});

test("shows a colleague's new task, and who starts on it, as they happen", async ({ page, browser, baseURL }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all?sort=company_task_id&order=DESC');
  await expect(page.locator('.ui-row').first()).toBeVisible();
  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await signIn(colleague, 'petra');
  await leaveWork(colleague);

  const title = titled('Puščanje pod umivalnikom');
  const task = await makeTask(colleague, title);
  const row = rowOf(page, title);
  await expect(row).toBeVisible();
  await startByApi(colleague, task);
  await expect(row.getByRole('timer')).toBeVisible();
  await pauseByApi(colleague, task);
  await expect(row.getByRole('timer')).toBeHidden();
  await stopByApi(colleague, task);
  await context.close();
});

test('says quietly that it is not live, and reads again by itself', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|events/);
  await page.route('**/api/v1/events*', (route) => route.abort());
  await signIn(page, 'marko');
  await page.goto(newest);
  await expect(page.getByText('Ni v živo: osvežujemo vsako sekundo')).toBeVisible();
  const title = titled('Nov ventil');
  await makeTask(page, title);
  await expect(rowOf(page, title)).toBeVisible();
  await page.unroute('**/api/v1/events*');
  await expect(page.getByText('Ni v živo')).toBeHidden({ timeout: 60_000 });
});

test('opens a task that waits for its client over the list, and closing goes back one page', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/waitingForConfirmation');
  const third = page.locator('.ui-row').nth(2);
  const title = await third.getByRole('link').innerText();
  await third.click();
  await expect(page).toHaveURL(/\/tasks\/waitingForConfirmation\/\d+$/);
  const popup = page.getByRole('dialog', { name: 'Naloge v potrditvi' });
  await expect(popup.getByRole('heading', { level: 1 })).toContainText(title);
  await axe(page);
  await picture(page, 'task-over-list');
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/tasks\/waitingForConfirmation$/);
  await expect(popup).toBeHidden();
  await expect(third.getByRole('link')).toBeFocused();

  await page.goto(address);
  await popup.getByRole('button', { name: 'Zapri' }).click();
  await expect(page).toHaveURL(/\/tasks\/waitingForConfirmation$/);
});

test('gives several chosen tasks to a colleague at once', async ({ page }) => {
  await signIn(page, 'luka');
  const titles = [titled('Prva za predajo'), titled('Druga za predajo')];
  for (const title of titles) await makeTask(page, title, { company_user_id: 0 });
  await page.goto('/tasks/unassigned?q=za+predajo&sort=company_task_id&order=DESC');
  await expect(rowOf(page, titles[0] ?? '')).toBeVisible();
  for (let at = 0; at < 2; at += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  await expect(page.getByText('2 izbrani')).toBeVisible();
  await page.getByRole('button', { name: 'Predaj …' }).click();
  const popup = page.getByRole('dialog', { name: 'Predaj nalogo' });
  await popup.getByRole('radio', { name: 'Marko Zajc' }).check();
  await popup.getByRole('button', { name: 'Predaj nalogo' }).click();
  await expect(page.getByText(/2 nalogi zdaj nosi Marko Zajc/)).toBeVisible();
  for (const title of titles) await expect(rowOf(page, title)).toBeHidden();
});

test('tags several chosen tasks at once, and leaves alone what they differ in', async ({ page }) => {
  await signIn(page, 'luka');
  const { tags } = (await (await page.request.get('/api/v1/me')).json()) as { tags: { id: number; name: string; global: boolean }[] };
  const [first, second] = tags.filter((tag) => tag.global);
  if (!first || !second) throw new Error('The demo company has tags.');
  const serial = Date.now() % 1_000_000;
  const titles = [`Prva za oznake ${serial}`, `Druga za oznake ${serial}`];
  const tasks = [await makeTask(page, titles[0] ?? '', { tags: [first.id] }), await makeTask(page, titles[1] ?? '')];
  await page.goto(`/tasks/own?q=za+oznake+${serial}&sort=company_task_id&order=DESC`);
  await expect(rowOf(page, titles[1] ?? '')).toBeVisible();
  const place = async () => (await rowOf(page, titles[0] ?? '').boundingBox())?.y;
  const before = await place();
  for (let at = 0; at < 2; at += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  await expect(page.getByText('2 izbrani')).toBeVisible();
  expect(await place(), 'no row moves away from the pointer').toBe(before);
  await page.getByRole('button', { name: 'Oznake', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Spremeni oznake' });
  await expect(popup.getByRole('checkbox', { name: first.name })).toBeChecked({ indeterminate: true });
  await popup.getByRole('checkbox', { name: second.name }).click();
  await axe(page);
  await popup.getByRole('button', { name: 'Oznake' }).click();
  await expect(page.getByText('Oznake spremenjene na 2 nalogah.')).toBeVisible();
  const held = await Promise.all(tasks.map(async ({ id }) => (await (await page.request.get(`/api/v1/task/${id}`)).json()).tags.sort()));
  expect(held).toEqual([[first.id, second.id].sort(), [second.id]]);
});
