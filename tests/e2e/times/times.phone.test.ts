// Times corrected on a phone: each question a sheet under the thumb, nothing cut in the longest language.
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { comeToWork, makeTask, timesOf } from '../tasks/task-page.ts';
import { early, writeTime } from './written-times.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'petra');
  await comeToWork(page);
});

test('a forgotten hour is written down, noted and taken away again', async ({ page }) => {
  const task = await makeTask(page, 'Čiščenje kondenzatorja');
  await writeTime(page, task, early(2, 0), early(2, 45));
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Več: Petra Žnidaršič' }).click();
  await page.getByRole('menuitem', { name: 'Uredi opombo …' }).click();
  const note = page.getByRole('dialog', { name: 'Opomba' });
  await note.getByRole('textbox', { name: 'Opomba' }).fill('Lamele oprane');
  await axe(page);
  await note.getByRole('button', { name: 'Shrani opombo' }).click();
  await expect(page.getByText('Opomba je shranjena.')).toBeVisible();
  expect((await timesOf(page, task))[0]).toMatchObject({ notes: 'Lamele oprane' });

  await page.getByRole('button', { name: 'Nov čas' }).click();
  const added = page.getByRole('dialog', { name: 'Nov čas' });
  await expect(added.getByRole('textbox', { name: 'Konec' })).toHaveValue(/\d\d:\d\d$/);
  await axe(page);
  await picture(page, 'times-new-phone');
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();
});

test('the longest language at the largest zoom is not cut', async ({ page }) => {
  const task = await makeTask(page, 'Wartung der Wärmepumpe');
  await writeTime(page, task, early(3, 0), early(3, 75));
  await page.request.put('/api/v1/me', { data: { language: 'de', zoom: 140 } });
  await page.goto(`/task/${task.id}`);
  await page
    .getByRole('button', { name: 'Anzeigen' })
    .or(page.getByRole('button', { name: /Zeiten.*Žnidaršič/ }))
    .first()
    .focus();
  expect(await scrollsSideways(page)).toBe(false);
  for (const name of ['Notiz bearbeiten …', 'Tätigkeit ändern …', 'Abrechnung …', 'Faktor …', 'Zeit entfernen …']) {
    await page.getByRole('button', { name: 'Mehr: Petra Žnidaršič' }).click();
    await page.getByRole('menuitem', { name }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await axe(page);
    expect(await scrollsSideways(page)).toBe(false);
    const cut = await sheet.evaluate((paper) =>
      [...paper.querySelectorAll<HTMLElement>('button, label, p, h2')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.innerText),
    );
    expect(cut).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await picture(page, 'times-german-phone');
  await page.request.put('/api/v1/me', { data: { language: 'sl', zoom: 100 } });
});
