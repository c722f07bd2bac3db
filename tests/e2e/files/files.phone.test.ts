// Pictures on a phone: one press opens the camera, the picture is on its way at once, and it is looked at inside the page.
import { png } from '../../support/upload.ts';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, test } from '../support.ts';
import { clockOf, comeToWork, makeTask, signInAs } from '../tasks/task-page.ts';

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'andrej.kovac');
  await comeToWork(page);
});

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png) });

test('takes a picture from the dock, which goes to the task', async ({ page }) => {
  const task = await makeTask(page, 'Slika iz kotlovnice');
  await page.goto(`/task/${task.id}`);
  const choosing = page.waitForEvent('filechooser');
  await clockOf(page).getByRole('button', { name: 'Slika' }).tap();
  const chooser = await choosing;
  const input = chooser.element();
  expect([await input.getAttribute('capture'), await input.getAttribute('accept')]).toEqual(['environment', 'image/*']);
  await chooser.setFiles(photo('IMG_0001.png'));
  const tab = page.getByRole('tab', { name: /Datoteke/ });
  await expect(tab).toContainText('1');
  await tab.tap();
  await expect(page.getByRole('button', { name: 'IMG_0001.png', exact: true })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'files');

  await page.getByRole('button', { name: 'IMG_0001.png', exact: true }).tap();
  const shown = page.getByRole('dialog', { name: 'IMG_0001.png' });
  await expect(shown.getByRole('img')).toBeVisible();
  await axe(page);
  await picture(page, 'files-looked-at');
  await page.goBack();
  await expect(shown).toBeHidden();
  await expect(tab).toBeVisible();
});
