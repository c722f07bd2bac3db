// One search over everything, opened anywhere with Ctrl K and used without a mouse; it also does what can be done at once.
import type { Page } from '@playwright/test';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes } from '../tasks/task-acts.ts';
import { comeToWork, leaveWork } from '../tasks/task-page.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Iskanje in ukazi' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Iskanje in ukazi' });
const rows = (page: Page) => palette(page).getByRole('option');
/** The row that Enter opens. */
const active = (page: Page) => palette(page).locator('[role="option"][aria-selected="true"]');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });
const chip = (page: Page, name: RegExp) => palette(page).getByRole('button', { name });

const opened = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Iskanje in ukazi' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};
const made = async ({ request }: Page, title: string, more: object = {}): Promise<{ id: number; company_task_id: number }> => {
  const answer = await request.post('/api/v1/task', { data: { title, ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
};

test('a search whose part of the program does not come says so, and the page goes on', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/, /ChunkError/);
  await signIn(page, 'admin');
  await page.route(/\/assets\/palette-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/tasks/all');
  const heading = page.getByRole('heading', { level: 1, name: 'Vse naloge' });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Iskanje in ukazi' }).click();
  await expect(page.getByRole('alert')).toContainText('Del programa se ni naložil');
  await expect(heading).toBeVisible();
  // Single keys work again.
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nova naloga' })).toBeVisible();
});

test('typed text is found in all kinds, marked in the word, walked through with the arrows and opened with Enter', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await made(page, 'Pregled žičnice Krvavec');
  await page.request.post('/api/v1/client', { data: { name: 'Žičnice Zelenica' } });
  const part = Promise.withResolvers<void>();
  await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
    await part.promise;
    await route.continue();
  });
  await page.goto('/tasks/all');
  await page.getByRole('button', { name: 'Iskanje in ukazi' }).click();
  // It is still on its way: what is typed is meant for it, presses nothing else, and stands in it when it is there.
  await page.keyboard.type('nic');
  part.resolve();
  await expect(field(page)).toHaveValue('nic');
  await expect(page.getByRole('dialog', { name: 'Nova naloga' })).toBeHidden();
  await field(page).fill('zicnic');
  await expect(group(page, 'Naloge')).toContainText('Pregled žičnice Krvavec');
  await expect(group(page, 'Stranke')).toContainText('Žičnice Zelenica');
  await expect(palette(page).locator('mark').first()).toHaveText('žičnic');
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ zadetk/);
  await axeInBothThemes(page);
  await picture(page, 'search');

  const first = rows(page).filter({ hasText: 'Krvavec' }).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/task/${id}`);
  await expect(palette(page)).toBeHidden();

  // What was opened is where the next search begins.
  await expect(page).toHaveTitle(/Krvavec/);
  await opened(page);
  await expect(group(page, 'Nazadnje odprto')).toContainText('Pregled žičnice Krvavec');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('Tab goes from kind to kind, each with more of its rows; the focus returns to where it was', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/clients');
  const create = page.getByRole('link', { name: /Nova stranka/ });
  await create.focus();
  await opened(page);
  await field(page).fill('s');
  await expect(chip(page, /^Vse/)).toHaveAttribute('aria-pressed', 'true');
  await expect(group(page, 'Stranke').getByRole('option')).toHaveCount(3);
  while ((await chip(page, /^Stranke/).getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole('group', { name: /Naloge/ })).toBeHidden();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
});

test('a hit opens in a new tab with Ctrl Enter, and the palette stays', async ({ page, context }) => {
  await signIn(page, 'luka');
  const { id } = await made(page, 'Odmašči prezračevalni jašek');
  await page.goto('/tasks/own');
  await opened(page);
  await field(page).fill('odmasci');
  await expect(active(page)).toContainText('jašek');
  const tab = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await tab).toHaveURL(`/task/${id}`);
  await expect(palette(page)).toBeVisible();
});

test('a number is that task with its clock and what may be done; what may not says why', async ({ page }) => {
  await signIn(page, 'petra');
  await comeToWork(page);
  const { request } = page;
  const { user } = await (await request.get('/api/v1/me')).json();
  const { company_task_id } = await made(page, 'Nastavi gorilnik', { company_user_id: user.id });
  await page.goto('/vehicles');
  await opened(page);
  await field(page).fill(`#${company_task_id}`);
  await expect(group(page, 'Naloga s to številko')).toContainText('Nastavi gorilnik');
  const acts = group(page, `Na #${company_task_id} takoj`);
  await expect(acts.getByRole('option').first()).toContainText('Začni');

  // The question is the one of the task's own page.
  await page.keyboard.press('Alt+1');
  const question = page.getByRole('dialog', { name: /Začni delo|Začni/ });
  await question.getByRole('radio').first().check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Teče' })).toContainText('Nastavi gorilnik');
  await opened(page);
  await field(page).fill(String(company_task_id));
  await expect(group(page, 'Naloga s to številko').getByRole('timer')).toBeVisible();
  const send = acts.getByRole('option', { name: /potrdit/ });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toContainText(/Petra/);
  await axe(page);
  await picture(page, 'search-number');
  await send.click({ force: true });
  await expect(palette(page)).toBeVisible();
  await acts.getByRole('option', { name: 'Pavza' }).click();
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Na pavzi' })).toContainText('Nastavi gorilnik');
  await leaveWork(page);
});

test('# @ and > narrow it; commands open pages, change the look and begin a task with what was typed', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/tasks/own');
  await opened(page);
  await field(page).fill('@mar');
  await expect(group(page, 'Uporabniki')).toContainText('Marko');
  await expect(group(page, 'Naloge')).toBeHidden();

  await field(page).fill('>svetla');
  await expect(active(page)).toContainText('Svetla tema');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await opened(page);
  await field(page).fill('>temna');
  await expect(active(page)).toContainText('Temna tema');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await opened(page);
  await field(page).fill('>vozila');
  await expect(active(page)).toContainText('Vozila');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vehicles');

  await opened(page);
  await field(page).fill('Zamenjaj kljuko na vratih bunkerja');
  await expect(palette(page)).toContainText('ni zadetkov');
  await expect(palette(page)).toContainText('Nova naloga z naslovom »Zamenjaj kljuko na vratih bunkerja«');
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('textbox', { name: 'Naslov' })).toHaveValue('Zamenjaj kljuko na vratih bunkerja');
});

test('a user who may not create tasks is offered none; a client that they may not open leads to its tasks', async ({ page }) => {
  await signIn(page, 'admin');
  const client = await (await page.request.post('/api/v1/client', { data: { name: `Sirarna Podolševa ${Date.now()}` } })).json();
  await made(page, 'Popravi sirni kotel', { client_company_id: client.id });
  await signIn(page, 'jure');
  await page.goto('/tasks/own');
  await opened(page);
  await field(page).fill('nicesar takega ni');
  await expect(palette(page)).toContainText('ni zadetkov');
  await expect(rows(page)).toHaveCount(0);
  await field(page).fill(`podolseva ${client.name.split(' ').at(-1)}`);
  await group(page, 'Stranke').getByRole('option').click();
  await expect(page.getByRole('link', { name: 'Popravi sirni kotel' })).toBeVisible();
});

test('the last rows stand dimmed until the next are there; a search that fails says so', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await signIn(page, 'admin');
  await page.goto('/tasks/own');
  await opened(page);
  await field(page).fill('marko');
  await expect(group(page, 'Uporabniki')).toContainText('Marko');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/search?*', async (route) => {
    await held;
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"title":"x","status":503}' });
  });
  await field(page).fill('markovi');
  await expect(palette(page).locator('.palette-old')).toContainText('Marko');
  answer();
  await expect(palette(page).getByRole('alert')).toBeVisible();
});
