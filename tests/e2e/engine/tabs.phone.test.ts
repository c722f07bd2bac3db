// Material, chat and history on a phone of 360 px: nothing is cut, nothing hides below the dock, every target fits a thumb.

import { axe, expect, picture, signIn, test } from '../support.ts';
import { comeToWork, makeTask } from '../tasks/task-page.ts';
import { scrollsSideways } from './fits.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'marko');
  await comeToWork(page);
});

test('writes down material, says something and reads what happened', async ({ page }) => {
  const task = await makeTask(page, 'Zamenjava termostatskih glav v pisarnah prvega nadstropja');
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: 'Material' }).tap();
  await page.getByRole('combobox', { name: 'Material' }).fill('Glava Danfoss Living Eco');
  await page.getByRole('textbox', { name: 'Količina' }).fill('12');
  await page.getByRole('button', { name: 'Dodaj' }).tap();
  await expect(page.getByRole('row', { name: /Glava Danfoss Living Eco/ })).toContainText('12 kosov');
  expect(await scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'tab-material');
  await page.getByRole('button', { name: 'Uredi: Glava Danfoss Living Eco' }).tap();
  await page.getByRole('table').getByRole('textbox', { name: 'Količina' }).fill('14');
  await picture(page, 'tab-material-edit');
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Shrani: Glava Danfoss Living Eco' }).tap();
  await expect(page.getByRole('row', { name: /Glava Danfoss Living Eco/ })).toContainText('14 kosov');

  await page.getByRole('tab', { name: 'Pogovor' }).tap();
  const line = page.getByRole('textbox', { name: 'Napiši sporočilo' });
  await line.fill('V drugi pisarni manjka ena glava.');
  const send = page.getByRole('tabpanel').getByRole('button', { name: 'Pošlji' });
  await send.tap();
  await expect(page.getByRole('log').getByText('V drugi pisarni manjka ena glava.')).toBeVisible();
  // The composer stands above the dock.
  await expect(async () => {
    const [dock, box] = [await page.locator('.ui-dock').boundingBox(), await send.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  }).toPass();
  expect(await scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'tab-chat');

  await page.getByRole('tab', { name: 'Zgodovina' }).tap();
  await expect(page.getByText('Naloga ustvarjena')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'tab-history');
});

test('typed suggestions stand in whole words beside a long note, in German at the largest zoom', async ({ page }) => {
  const task = await makeTask(page, 'Menjava varnostnega ventila');
  await page.request.put('/api/v1/me', { data: { language: 'de', zoom: 140 } });
  await page.goto(`/task/${task.id}`);
  const linesOf = () =>
    page
      .getByRole('option')
      .first()
      .locator('mark')
      .first()
      .evaluate((mark) => mark.getClientRects().length);
  await page.getByRole('tab', { name: 'Material' }).tap();
  await page.getByRole('combobox', { name: 'Material' }).fill('Tesn');
  expect(await linesOf()).toBe(1);
  await page.getByRole('tab', { name: 'Chat' }).tap();
  await page.getByRole('textbox', { name: 'Nachricht schreiben' }).fill('Frag @petr');
  expect(await linesOf()).toBe(1);
  expect(await scrollsSideways(page)).toBe(false);
  await comeToWork(page);
});
