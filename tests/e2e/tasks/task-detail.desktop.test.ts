// A technician's work on a task at a desk: the clock by button and key, colleagues seen live, no second lost.
import { axe, expect, picture, signIn, test } from '../support.ts';
import {
  clockOf,
  comeToWork,
  holdAnswers,
  leaveWork,
  makeTask,
  pauseByApi,
  secondsShown,
  signInAs,
  startByApi,
  stopByApi,
  taskWithContact,
  timesOf,
  watchAsking,
  watchShifts,
  workingOf,
} from './task-page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'marko');
  await comeToWork(page);
});

test('starts, pauses, continues and stops with notes, by keys alone', async ({ page }) => {
  const task = await makeTask(page, 'Menjava ventila v strojnici');
  const shifted = await watchShifts(page);
  await page.goto(`/task/${task.id}`);
  const clock = clockOf(page);
  await expect(clock.getByText('Ustavljeno')).toBeVisible();
  await expect(page).toHaveTitle(/Menjava ventila v strojnici/);
  await picture(page, 'task-stopped');
  expect(await shifted()).toBe(0);

  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Začni delo' });
  await expect(sheet.getByRole('radio', { checked: true })).toBeFocused();
  await axe(page);
  await page.keyboard.press('Control+Enter');
  await expect(clock.getByText('Teče')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.locator('.ui-state')).toContainText('V delu');
  await axe(page);
  await picture(page, 'task-running');

  await page.keyboard.press('p');
  await expect(clock.getByText('Na pavzi')).toBeVisible();
  await axe(page);
  await picture(page, 'task-paused');
  await page.keyboard.press('p');
  await expect(clock.getByText('Teče')).toBeVisible();

  await page.keyboard.press('u');
  await expect(page.getByRole('textbox', { name: 'Zaključna opomba' })).toBeFocused();
  await page.keyboard.type('Ventil zamenjan, krog odzračen.');
  await axe(page);
  await page.keyboard.press('Control+Enter');
  await expect(clock.getByText('Ustavljeno')).toBeVisible();
  await expect(page.getByText(`Delo na ${task.number} ustavljeno`)).toBeVisible();

  const [entry, ...others] = await timesOf(page, task);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ status: 2, final_notes: 'Ventil zamenjan, krog odzračen.' });
  expect(entry?.sub_times).toHaveLength(2);
  await page
    .getByRole('button', { name: 'Pokaži čase' })
    .or(page.getByRole('button', { name: 'Skrij čase' }))
    .first()
    .focus();
  await expect(page.getByText('Ventil zamenjan, krog odzračen.').first()).toBeVisible();
});

test('shows the right second right after a reload', async ({ page }) => {
  const task = await makeTask(page, 'Nastavitev regulacije');
  await startByApi(page, task);
  await page.goto(`/task/${task.id}`);
  await expect(clockOf(page).getByText('Teče')).toBeVisible();
  await page.reload();
  await expect(clockOf(page).getByText('Teče')).toBeVisible();
  const began = Date.parse((await workingOf(page)).time);
  const passed = () => (Date.now() - began) / 1000;
  // A busy machine draws a second late, and has it right with the next.
  await expect(async () => {
    const least = passed();
    const shown = await secondsShown(page);
    expect(shown).toBeGreaterThanOrEqual(least - 1.5);
    expect(shown).toBeLessThanOrEqual(passed() + 1.5);
  }).toPass();
});

test('two people on one task hear each other, without asking', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await signInAs(colleague, 'aljosa.kralj');
  await comeToWork(colleague);
  const { id } = (await (await colleague.request.get('/api/v1/me')).json()).user;
  const task = await makeTask(page, 'Montaža kolektorjev');
  await signIn(colleague, 'luka');
  await colleague.request.put(`/api/v1/task/${task.id}/user/${id}`);
  await signInAs(colleague, 'aljosa.kralj');

  await Promise.all([page.goto(`/task/${task.id}`), colleague.goto(`/task/${task.id}`)]);
  const memberOn = (whose: typeof page, name: string) =>
    whose.getByRole('region', { name: 'Ekipa' }).getByRole('listitem').filter({ hasText: name });
  await expect(clockOf(page).getByRole('button', { name: 'Začni delo' })).toBeVisible();
  await expect(clockOf(colleague).getByRole('button', { name: 'Začni delo' })).toBeVisible();

  await startByApi(page, task);
  await expect(memberOn(colleague, 'Marko')).toContainText('dela');
  await expect(colleague.getByRole('table').getByRole('row', { name: /Marko/ })).toBeVisible();
  await startByApi(colleague, task);
  await expect(memberOn(page, 'Aljoša')).toContainText('dela');

  for (const one of [page, colleague]) await expect(one.getByText('Ni v živo')).toHaveCount(0);
  const requests = [watchAsking(page, task), watchAsking(colleague, task)];
  await clockOf(colleague).getByRole('button', { name: 'Pavza' }).click();
  await expect(memberOn(page, 'Aljoša')).toContainText('na pavzi');
  await clockOf(page).getByRole('button', { name: 'Pavza' }).click();
  await expect(memberOn(colleague, 'Marko')).toContainText('na pavzi');
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(colleague.locator('.ui-state')).toContainText('Čaka');
  expect(requests, 'neither has asked').toEqual([[], []]);
  await leaveWork(colleague);
  await context.close();
});

test('a clock that runs elsewhere is paused from the question itself', async ({ page }) => {
  const first = await makeTask(page, 'Servis klime');
  const second = await makeTask(page, 'Pregled kotla');
  await startByApi(page, first);
  await page.goto(`/task/${second.id}`);
  const pill = page.getByRole('banner').getByRole('link', { name: new RegExp(first.number) });
  await expect(pill).toBeVisible();
  await expect(clockOf(page).getByRole('button', { name: 'Začni delo' })).toBeVisible();
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog', { name: 'Začni delo' });
  await expect(sheet).toContainText(`Teče ti ${first.number} Servis klime`);
  await sheet.getByRole('button', { name: `Pavziraj ${first.number} in začni` }).click();
  await expect(clockOf(page).getByText('Teče')).toBeVisible();
  await expect(page.getByText(`Delo na ${second.number} teče, ${first.number} je na pavzi.`)).toBeVisible();
  await expect(pill).toBeHidden();
  expect((await timesOf(page, first))[0]).toMatchObject({ status: 1 });

  await page.goto(`/task/${first.id}`);
  await clockOf(page)
    .getByRole('button', { name: `Pavziraj ${second.number} in nadaljuj` })
    .click();
  await expect(clockOf(page).getByText('Teče')).toBeVisible();
  await expect.poll(async () => (await timesOf(page, second))[0]?.status).toBe(1);
});

test('a press without a line shows at once and counts once when the line is back', async ({ page, context, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const task = await makeTask(page, 'Tlačni preizkus');
  await startByApi(page, task);
  await page.goto(`/task/${task.id}`);
  await expect(clockOf(page).getByText('Teče')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('p');
  await expect(clockOf(page).getByText('Na pavzi')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await timesOf(page, task))[0]?.status).toBe(1);
  await expect(clockOf(page).getByText('Na pavzi')).toBeVisible();
  expect((await timesOf(page, task))[0]?.sub_times).toHaveLength(1);
});

test('a press that comes too late is turned back in the words of the server', async ({ page, context, guard }) => {
  guard.allow(/status of 409/, /ERR_FAILED/);
  const task = await makeTask(page, 'Odzračevanje');
  await startByApi(page, task);
  // The other device's stop does not come through before the press.
  await context.route('**/api/v1/events?*', (route) => route.abort());
  await page.goto(`/task/${task.id}`);
  await expect(clockOf(page).getByText('Teče')).toBeVisible();
  // Nor does it by what the page asks each second without the stream.
  const answer = await holdAnswers(page, `**/api/v1/task/${task.id}/status`);
  await stopByApi(page, task);
  await page.keyboard.press('p');
  await expect(page.getByRole('alert')).toContainText('Na tej nalogi ti delo ne teče.');
  await answer();
  await expect(clockOf(page).getByText('Ustavljeno')).toBeVisible();
});

test('without the stream the page asks each second, says so quietly, and unchanged costs nothing', async ({ page, context, guard }) => {
  guard.allow(/ERR_FAILED/);
  const task = await makeTask(page, 'Meritev pretoka');
  await startByApi(page, task);
  await context.route('**/api/v1/events?*', (route) => route.abort());
  const answers: number[] = [];
  page.on('response', (response) => response.url().endsWith(`/task/${task.id}/status`) && answers.push(response.status()));
  await page.goto(`/task/${task.id}`);
  await expect(page.getByText('Ni v živo').first()).toBeVisible();
  await expect.poll(() => answers.filter((status) => status === 304).length).toBeGreaterThan(1);
  await pauseByApi(page, task);
  await expect(clockOf(page).getByText('Na pavzi')).toBeVisible();
  await context.unroute('**/api/v1/events?*');
  await expect(page.getByText('Ni v živo').first()).toBeHidden({ timeout: 60_000 });
});

test('goes to the neighbours with J and K, back to the list with Esc, and shows the running task in the bar', async ({ page }) => {
  await makeTask(page, 'Prva v vrsti');
  await makeTask(page, 'Druga v vrsti');
  await page.goto('/tasks/own');
  const rows = page.locator('.ui-row-link');
  await rows.first().click();
  await expect(page).toHaveURL(/\/task\/\d+$/);
  const address = page.url();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/tasks\/own/);
});

test('an unknown task says so and shows the way back', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  await page.goto('/task/2147483646');
  await expect(page.getByText('Te naloge ni')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Na moje naloge' }).click();
  await expect(page).toHaveURL(/\/tasks\/own/);
});

test('a reader of a task finds whom to call; the client’s page needs its own right', async ({ page }) => {
  const { id } = (await taskWithContact(page, 'Kapljanje pod umivalnikom')).task;
  const { client_company_id } = await (await page.request.get(`/api/v1/task/${id}`)).json();
  await page.goto(`/task/${id}`);
  const card = page.getByRole('region', { name: 'Stranka' });
  await expect(card.locator('a[href^="tel:"], a[href^="mailto:"]').first()).toBeVisible();
  await expect(card.locator('a[href^="/client/"]')).toHaveCount(0);
  await signIn(page, 'luka');
  await page.goto(`/task/${id}`);
  await expect(card.locator(`a[href="/client/${client_company_id}"]`)).toBeVisible();
});

test('a dispatcher adds somebody, takes them off and back, gives the task away, and learns who is in the way', async ({ page }) => {
  const task = await makeTask(page, 'Zamenjava filtrov');
  await startByApi(page, task);
  await signIn(page, 'luka');
  await page.goto(`/task/${task.id}`);
  const team = page.getByRole('region', { name: 'Ekipa' });
  await expect(page.getByText('Ne gre še. Odprto delo: Marko Zajc.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pošlji v potrditev' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  const wait = page.getByRole('menuitem', { name: 'Daj na čakanje' });
  await expect(wait).toHaveAttribute('aria-disabled', 'true');
  await expect(wait).toContainText('Delo teče: Marko Zajc.');
  await page.keyboard.press('Escape');

  await team.getByRole('button', { name: 'Dodaj v ekipo' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill('zagar');
  await popup.getByRole('checkbox', { name: 'Barbara Žagar' }).check();
  await axe(page);
  await popup.getByRole('button', { name: 'Dodaj v ekipo' }).click();
  await expect(team.getByText('Barbara Žagar')).toBeVisible();
  await team.getByRole('button', { name: 'Odstrani iz ekipe: Barbara Žagar' }).click();
  await expect(team.getByText('Barbara Žagar')).toBeHidden();
  await page.getByRole('button', { name: 'Razveljavi' }).last().click();
  await expect(team.getByText('Barbara Žagar')).toBeVisible();

  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Predaj' }).click();
  await popup.getByRole('radio', { name: /Barbara Žagar/ }).check();
  await expect(popup).toContainText('Odslej nosi Barbara Žagar.');
  await axe(page);
  await popup.getByRole('button', { name: 'Predaj nalogo' }).click();
  await expect(team.getByRole('listitem').first()).toContainText('Barbara Žagar');
  await expect(team.getByRole('listitem').first()).toContainText('nosi');
});

test('an unassigned task is taken with one press and set waiting with a reason', async ({ page }) => {
  const task = await makeTask(page, 'Puščanje na vodu', { company_user_id: 0 });
  await page.goto(`/task/${task.id}`);
  await clockOf(page).getByRole('button', { name: 'Prevzemi' }).click();
  await expect(page.getByText(`Nalogo ${task.number} zdaj nosiš ti.`)).toBeVisible();
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Daj na čakanje' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: 'Daj na čakanje' })).toHaveAttribute('aria-disabled', 'true');
  await popup.getByRole('textbox').fill('Ventil DN 32 pride v četrtek.');
  await popup.getByRole('button', { name: 'Daj na čakanje' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText('Naloga čaka. Ventil DN 32 pride v četrtek.')).toBeVisible();
});
