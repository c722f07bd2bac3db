// What is typed while something is on its way to the server is what comes next: nothing of it is lost, and nothing is done by it too early.
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { hire, joins } from '../people/people.ts';
import { expect, signIn, test } from '../support.ts';
import { holdAnswers, makeTask } from '../tasks/task-page.ts';

test('the next line of material, and the row that is changed meanwhile', async ({ page }) => {
  await signIn(page, 'marko');
  const task = await makeTask(page, 'Dva koluta kabla');
  await page.goto(`/task/${task.id}?tab=material`);
  const entry = page.getByRole('combobox', { name: 'Material' });
  await entry.fill('Kabel NYM');
  const arrive = await holdAnswers(page, `**/api/v1/task/${task.id}/material`);
  await entry.press('Enter');
  await entry.fill('Doza');
  await arrive();
  const table = page.getByRole('table', { name: 'Material' });
  await expect(table.getByText('Kabel NYM')).toBeVisible();
  await expect(entry).toHaveValue('Doza');

  await table.getByRole('button', { name: 'Uredi: Kabel NYM' }).click();
  const name = table.getByRole('textbox', { name: 'Material' });
  await name.fill('Kabel NYM-J');
  const saved = await holdAnswers(page, '**/api/v1/material/*');
  await name.press('Enter');
  await name.fill('Kabel NYM-J 3 × 1,5');
  await saved();
  await expect(page.getByRole('tab', { name: /Material 1/ })).toBeVisible();
  await expect(name).toHaveValue('Kabel NYM-J 3 × 1,5');
});

test('the next task on the telephone', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/own');
  await page.getByRole('button', { name: /^Nova naloga\s?N$/ }).click();
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  await popup.getByRole('checkbox', { name: 'Ustvari še eno' }).check();
  const title = popup.getByLabel('Naslov');
  await title.fill('Prva s telefona');
  const arrive = await holdAnswers(page, '**/api/v1/task');
  await title.press('Control+Enter');
  await title.fill('Druga s telefona');
  await arrive();
  await expect(page.getByText(/Naloga #\d+ ustvarjena/)).toBeVisible();
  await expect(title).toHaveValue('Druga s telefona');
});

test('one more change of the profile and of a rate', { tag: '@once' }, async ({ page, browser, baseURL }) => {
  await signIn(page, 'admin');
  const own = await joins(page, browser, baseURL, await hire(page));
  await own.goto('/profile');
  const phone = own.getByLabel('Telefon', { exact: true });
  await phone.fill('040 555 901');
  const profile = await holdAnswers(own, '**/api/v1/me');
  await own.keyboard.press('Control+s');
  await phone.fill('040 555 902');
  await profile();
  await expect(own.getByText('Profil je shranjen.')).toBeVisible();
  await expect(phone).toHaveValue('040 555 902');
  await own.context().close();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Nova cena od …' }).click();
  const day = dayAfter(dayOf(Date.now(), 'Europe/Ljubljana'), 61);
  const shown = day.split('-').reverse().join('/');
  const rows = page.getByRole('table', { name: 'Kilometrina' }).getByRole('row');
  const draft = rows.filter({ has: page.getByRole('textbox') });
  await draft.getByLabel('Velja od').fill(shown);
  await draft.getByLabel('€ na km').fill('0,46');
  const rate = await holdAnswers(page, '**/api/v1/mileage_rate');
  await page.keyboard.press('Control+s');
  await draft.getByLabel('€ na km').fill('0,47');
  // A save that is asked for while one is on its way follows it: what stands by then is changed by it, not written down twice.
  await page.keyboard.press('Control+s');
  await rate();
  await expect(rows.filter({ hasText: shown })).toContainText('0,47');
  await expect(rows.filter({ hasText: shown })).toHaveCount(1);
  await rows
    .filter({ hasText: shown })
    .getByRole('button', { name: /^Odstrani/ })
    .click();
  await expect(rows.filter({ hasText: shown })).toHaveCount(0);
});

test('Enter means what is found for the words that were typed', async ({ page }) => {
  await signIn(page, 'luka');
  const first = await makeTask(page, 'Zračnik v pritličju');
  const second = await makeTask(page, 'Zračnik na podstrehi');
  await page.goto('/tasks/own');
  await page.getByRole('button', { name: 'Iskanje in ukazi' }).click();
  const field = page.getByRole('combobox', { name: 'Iskanje in ukazi' });
  await field.fill(first.number);
  await expect(page.getByRole('option').filter({ hasText: 'Zračnik v pritličju' })).toBeVisible();
  const arrive = await holdAnswers(page, '**/api/v1/search?*');
  await field.fill(second.number);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/tasks\/own/);
  await arrive();
  await expect(page).toHaveURL(`/task/${second.id}`);
});

test('a meeting that is being planned asks before it is left, and its people are found one after the other', async ({ page }) => {
  await signIn(page, 'tina');
  await page.goto('/myMeetings');
  await page.getByRole('link', { name: 'Nov sestanek' }).first().click();
  const colleagueField = page.getByRole('combobox', { name: 'Sodelavec' });
  for (const name of ['Marko Zajc', 'Petra Žnidaršič']) {
    await colleagueField.fill(name.slice(0, 5));
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('button', { name: new RegExp(`Odstrani: ${name}`) })).toBeVisible();
    await expect(colleagueField).toBeFocused();
    await expect(colleagueField).toHaveValue('');
  }
  await page.getByRole('link', { name: 'Sestanki' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Zavrzi' }).click();
  await expect(page).toHaveURL(/\/myMeetings/);
});
