// What is done to a task on a phone, beside its clock: every act one tap away, each question a sheet under the thumb.
import type { Page } from '@playwright/test';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes, clientWithContacts, popupOf, taskAt } from './task-acts.ts';
import { comeToWork, makeTask, startByApi, timesOf } from './task-page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'luka');
  await comeToWork(page);
});

const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Kaj lahko narediš' }).getByRole('button', { name, exact: true });
/** The button that does it spans the foot and lies where the thumb is. */
const isUnderThumb = async (page: Page, title: string, name: string) => {
  const button = popupOf(page, title).getByRole('button', { name, exact: true });
  await expect.poll(async () => ((await button.boundingBox())?.y ?? 0) > 800 - 100).toBe(true);
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await scrollsSideways(page)).toBe(false);
};

const sheets = [
  ['Uredi', 'Uredi nalogo', 'Shrani'],
  ['Ekipa', 'Dodaj v ekipo', 'Dodaj v ekipo'],
  ['Pošlji', 'Pošlji v potrditev', 'Pošlji prazen nalog'],
] as const;
/** What is done rarely waits in the menu, and what ends a task stands last there. */
const inMenu = [
  ['Spremeni rok in prednost …', 'Rok in prednost', 'Shrani'],
  ['Spremeni oznake', 'Oznake', 'Končaj'],
  ['Zamenjaj kontakt …', 'Zamenjaj kontakt', 'Zamenjaj kontakt'],
  ['Zamenjaj stranko …', 'Zamenjaj stranko in enoto', 'Zamenjaj stranko'],
  ['Predaj …', 'Predaj nalogo', 'Predaj nalogo'],
  ['Zavrni nalogo …', 'Zavrni nalogo', 'Zavrni nalogo'],
] as const;
const more = (page: Page) => page.getByRole('button', { name: 'Več', exact: true }).first();
const fromMenu = async (page: Page, name: string) => {
  await more(page).tap();
  await page.getByRole('menuitem', { name, exact: true }).tap();
};

test('every act opens as a sheet with its button under the thumb', async ({ page }) => {
  test.slow();
  const task = await taskAt(page, 'Menjava obtočne črpalke v kotlovnici', await clientWithContacts(page, 'hotel'));
  await page.goto(`/task/${task.id}`);
  for (const [word, title, action] of sheets) {
    await tile(page, word).tap();
    await isUnderThumb(page, title, action);
    await axeInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(popupOf(page, title)).toBeHidden();
    await expect(tile(page, word)).toBeFocused();
  }
  for (const [name, title, action] of inMenu) {
    await fromMenu(page, name);
    await isUnderThumb(page, title, action);
    await axeInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(popupOf(page, title)).toBeHidden();
  }
  await expect(tile(page, 'Izbriši')).toHaveCount(0);
  await more(page).tap();
  await expect(page.getByRole('menuitem').last()).toHaveText(/Izbriši nalogo/);
});

test('edits, tags, sends without an address and withdraws, all with the thumb', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Zagon', client, { client_company_contact_id: await client.withoutAddress() });
  await page.goto(`/task/${task.id}`);
  await tile(page, 'Uredi').tap();
  await popupOf(page, 'Uredi nalogo').getByRole('textbox', { name: 'Naslov' }).fill('Zagon toplotne črpalke');
  await popupOf(page, 'Uredi nalogo').getByRole('button', { name: 'Shrani' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zagon toplotne črpalke');

  await fromMenu(page, 'Spremeni oznake');
  await popupOf(page, 'Oznake').getByRole('checkbox', { name: 'Ogrevanje' }).tap();
  await popupOf(page, 'Oznake').getByRole('button', { name: 'Končaj' }).tap();
  await expect(page.locator('.task-phone-tags')).toContainText('Ogrevanje');

  await tile(page, 'Pošlji').tap();
  await popupOf(page, 'Pošlji v potrditev').getByRole('button', { name: 'Pošlji prazen nalog' }).tap();
  const sent = popupOf(page, 'Poslano v potrditev');
  const code = sent.getByRole('img', { name: /Koda QR/ });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())?.width).toBeGreaterThan(240);
  await axeInBothThemes(page);
  await picture(page, 'task-sent');
  await isUnderThumb(page, 'Poslano v potrditev', 'Končaj');
  await sent.getByRole('button', { name: 'Končaj' }).tap();
  await expect(page.locator('.ui-state')).toContainText('V potrditvi');
  await tile(page, 'Umakni').tap();
  await popupOf(page, 'Umakni iz potrditve').getByRole('button', { name: 'Umakni iz potrditve' }).tap();
  await expect(page.locator('.ui-state')).toContainText('Čaka');
});

test('the work that runs stops from above the navigation, with notes', async ({ page }) => {
  const task = await makeTask(page, 'Servis v ozadju');
  await startByApi(page, task);
  await page.goto('/tasks/unassigned');
  const dock = page.getByRole('region', { name: 'Teče' });
  await expect(dock.getByRole('button', { name: `Pavza: ${task.number}` })).toBeVisible();
  await dock.getByRole('button', { name: `Ustavi …: ${task.number}` }).tap();
  await isUnderThumb(page, 'Ustavi delo', 'Ustavi delo');
  await axe(page);
  await popupOf(page, 'Ustavi delo').getByRole('textbox').fill('Pospravljeno.');
  await popupOf(page, 'Ustavi delo').getByRole('button', { name: 'Ustavi delo' }).tap();
  await expect(dock).toBeHidden();
  expect((await timesOf(page, task))[0]).toMatchObject({ status: 2, final_notes: 'Pospravljeno.' });
});
