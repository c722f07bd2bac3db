// What was used up, said and done on a task, at a desk: written by keys, seen live by a colleague, remembered in the history.
import type { Browser, Page } from '@playwright/test';
import type { Person } from '../../support/stories/cast.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { comeToWork, type MadeTask, makeTask } from '../tasks/task-page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'marko');
  await comeToWork(page);
});

const openTab = async (page: Page, task: MadeTask, name: string): Promise<void> => {
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name }).click();
};
/** A second person at a browser of their own. */
const beside = async (browser: Browser, person: Person): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  return page;
};
const materials = async ({ request }: Page, { id }: MadeTask) =>
  (await (await request.get(`/api/v1/task/${id}/material`)).json()) as { name: string; quantity: number; unit: string }[];
const addMaterial = ({ request }: Page, { id }: MadeTask, name: string, quantity = 1) =>
  request.post(`/api/v1/task/${id}/material`, { data: { name, quantity } });

test('writes material down line by line, by keys alone', async ({ page }) => {
  const task = await makeTask(page, 'Menjava prirobnice');
  await openTab(page, task, 'Material');
  await expect(page.getByText('Materiala še ni')).toBeVisible();
  const name = page.getByRole('combobox', { name: 'Material' });
  const quantity = page.getByRole('textbox', { name: 'Količina' });
  await name.click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Napiši, kaj je bilo porabljeno.')).toBeVisible();

  await page.keyboard.type('Posebna objemka Ø 76');
  await page.keyboard.press('Tab');
  await expect(quantity).toBeFocused();
  await page.keyboard.type('veliko');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Količina je število, večje od 0.')).toBeVisible();
  await quantity.fill('2,5');
  await page.getByRole('radio', { name: 'Meter' }).press('Space');
  await quantity.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('row', { name: /Posebna objemka Ø 76 2,5/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Material 1/ })).toBeVisible();
  expect(await materials(page, task)).toMatchObject([{ name: 'Posebna objemka Ø 76', quantity: 2.5, unit: 'Meter' }]);

  // What was used before is offered, and comes with its unit.
  await name.fill('posebna objemka');
  await page.getByRole('option', { name: /Posebna objemka Ø 76/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Posebna objemka Ø 76');
  await expect(page.getByRole('radio', { name: 'Meter' })).toBeChecked();
  await expect(quantity).toBeFocused();
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(page.getByRole('tab', { name: /Material 2/ })).toBeVisible();
  await axe(page);
  await picture(page, 'tab-material');
});

test('changes a row where it stands, and takes one away for good once nobody takes it back', async ({ page, browser }) => {
  const task = await makeTask(page, 'Menjava tesnil', { users: [] });
  for (const name of ['Tesnilo A', 'Tesnilo B', 'Tesnilo C', 'Tesnilo D', 'Tesnilo E']) await addMaterial(page, task, name);
  await openTab(page, task, 'Material');
  await expect(page.getByText('1–4 od 5')).toBeVisible();
  await page.getByRole('button', { name: 'Naslednja stran' }).click();
  await expect(page.getByRole('row', { name: /Tesnilo A/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Išči po materialu' }).fill('tesnilo c');
  await expect(page.getByText('1–1 od 1')).toBeVisible();

  await page.getByRole('button', { name: 'Uredi: Tesnilo C' }).click();
  const table = page.getByRole('table', { name: 'Material' });
  await expect(table.getByRole('textbox', { name: 'Material' })).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await axe(page);
  await table.getByRole('textbox', { name: 'Količina' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Tesnilo C 7/ })).toBeVisible();
  await page.getByRole('button', { name: 'Počisti iskanje' }).first().click();

  // Others see it, and cannot touch it.
  const colleague = await beside(browser, 'luka');
  await openTab(colleague, task, 'Material');
  await expect(colleague.getByText('Spreminja in briše samo avtor: Marko Zajc.').first()).toBeAttached();
  await expect(colleague.getByRole('button', { name: 'Izbriši: Tesnilo E' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Izbriši: Tesnilo E' }).click();
  await expect(page.getByRole('row', { name: /Tesnilo E/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(page.getByRole('row', { name: /Tesnilo E/ })).toBeVisible();
  await page.getByRole('button', { name: 'Izbriši: Tesnilo E' }).click();
  await expect(colleague.getByRole('row', { name: /Tesnilo E/ })).toHaveCount(0);
  expect(await materials(page, task)).toHaveLength(4);
  await colleague.context().close();
});

test('talks with a colleague, who is mentioned, sees it at once and answers', async ({ page, browser }) => {
  const task = await makeTask(page, 'Puščanje v strojnici');
  const colleague = await beside(browser, 'petra');
  await openTab(colleague, task, 'Pogovor');
  await expect(colleague.getByText('Pogovora še ni')).toBeVisible();

  await openTab(page, task, 'Pogovor');
  const line = page.getByRole('textbox', { name: 'Napiši sporočilo' });
  await line.click();
  await page.keyboard.type('Prinesi tesnila, @znid');
  const offer = page.getByRole('option', { name: /Petra Žnidaršič/ });
  await expect(offer).toContainText('ni na nalogi, obvestilo vseeno dobi');
  await axe(page);
  await picture(page, 'tab-chat-mention');
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('Prinesi tesnila, @Petra Žnidaršič ');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Navodila: https://docs.example.com/krog-2.');
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('');
  await expect(page.getByRole('log').getByText('Prinesi tesnila,')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://docs.example.com/krog-2' })).toHaveAttribute('rel', 'noopener noreferrer');

  const newLine = colleague.getByRole('log').getByText('Prinesi tesnila,');
  await expect(newLine).toBeVisible();
  await expect(colleague.locator('.chat-me')).toHaveText('@Petra Žnidaršič');
  await expect(colleague.getByRole('log').getByText('pošiljam …')).toHaveCount(0);
  await colleague.getByRole('textbox', { name: 'Napiši sporočilo' }).fill('Grem ponje.');
  await colleague.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Grem ponje.')).toBeVisible();
  await expect(page.getByRole('log').getByText('Grem ponje.')).toHaveCount(1);
  await axe(page);
  await picture(page, 'tab-chat');

  // What comes while one looks elsewhere is counted on the tab, and marked once one looks.
  await page.getByRole('tab', { name: 'Dodatne opombe' }).click();
  // Until the other tab is there, one still looks at the talk.
  await expect(page.getByText('Brez opomb')).toBeVisible();
  await colleague.getByRole('textbox', { name: 'Napiši sporočilo' }).fill('Imam jih.');
  await colleague.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /Pogovor 3 1 novo/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Pogovor' }).click();
  await expect(page.getByText('novo', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /novo/ })).toHaveCount(0);
  await colleague.context().close();
});

test('keeps a line that could not be sent, and says it once', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  const task = await makeTask(page, 'Slab signal v kleti');
  await openTab(page, task, 'Pogovor');
  await page.route('**/comment', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.getByRole('textbox', { name: 'Napiši sporočilo' }).fill('Me slišiš?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('pošiljam …')).toBeVisible();
  await expect(page.getByText('ni poslano')).toBeVisible();
  await picture(page, 'tab-chat-failed');
  // Another tab does not lose it.
  await page.getByRole('tab', { name: 'Dodatne opombe' }).click();
  await page.getByRole('tab', { name: 'Pogovor' }).click();
  await page.unroute('**/comment');
  await page.getByRole('button', { name: 'Znova' }).click();
  await expect(page.getByText('ni poslano')).toHaveCount(0);
  await expect(page.getByText('pošiljam …')).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Me slišiš?')).toHaveCount(1);
  const comments = (await (await page.request.get(`/api/v1/task/${task.id}/comment`)).json()) as unknown[];
  expect(comments).toHaveLength(1);
});

test('writes notes for the team', async ({ page }) => {
  const task = await makeTask(page, 'Ključ pri hišniku');
  await openTab(page, task, 'Dodatne opombe');
  await page.getByRole('button', { name: 'Dodaj opombe' }).click();
  const notes = page.getByRole('dialog').getByRole('textbox', { name: 'Opombe' });
  await expect(notes).toBeFocused();
  expect((await notes.boundingBox())?.height).toBe(100);
  await notes.fill('Ključ je pri hišniku.\nKlicati pred prihodom.');
  await axe(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Opombe so shranjene.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('Klicati pred prihodom.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uredi opombe' })).toBeVisible();
});

test('tells the history in the reader’s words: before, after and who', async ({ page }) => {
  const task = await makeTask(page, 'Servis kotla');
  const year = new Date().getUTCFullYear() + 1;
  for (const day of ['01', '02'])
    await page.request.put(`/api/v1/task/${task.id}/deadline`, { data: { deadline: `${year}-12-${day}T08:30:00Z` } });
  await addMaterial(page, task, 'Šoba 0,60', 2);
  await page.request.put(`/api/v1/task/${task.id}/wait`, { data: { waiting_reason: 'Gorilnik pride v torek.' } });
  await openTab(page, task, 'Zgodovina');
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText('Gorilnik pride v torek.');
  await expect(rows.nth(0)).toContainText('Čaka');
  await expect(rows.nth(1)).toContainText('Material, Šoba 0,60');
  await expect(rows.nth(2)).toContainText('Rok');
  await expect(rows.nth(2).locator('s')).toHaveText(new RegExp(`01/12/${year}.09:30`));
  await expect(rows.nth(2).locator('b')).toHaveText(new RegExp(`02/12/${year}.09:30`));
  await expect(rows.nth(4)).toContainText('Naloga ustvarjena');
  await expect(rows.nth(4)).toContainText('Marko Zajc');
  await axe(page);
  await picture(page, 'tab-history');
  await page.getByRole('button', { name: /Material 1/ }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: /Vse 5/ }).click();
  await expect(rows).toHaveCount(5);
});
