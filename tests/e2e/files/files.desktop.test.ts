// The files of a task at a desk: dropped and pasted, one at a time, tried again where the line broke, annotated, deleted and taken back.
import type { Page } from '@playwright/test';
import { pdf, png } from '../../support/upload.ts';
import { axe, expect, picture, test } from '../support.ts';
import { comeToWork, makeTask, signInAs } from '../tasks/task-page.ts';

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'maja.zupan');
  await comeToWork(page);
});

const opened = async (page: Page, title: string) => {
  const task = await makeTask(page, title);
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Datoteke/ }).click();
  await expect(page.getByText('Povleci datoteko sem')).toBeVisible();
  return task;
};
const choose = async (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Izberi' }).click();
  await (await choosing).setFiles(files);
};
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(png) });
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
const names = (page: Page) => page.locator('.files-open');

test('sends several files one after another, and lists four a page', async ({ page }) => {
  const task = await opened(page, 'Menjava črpalke');
  let underway = 0;
  let most = 0;
  await page.route(`**/api/v1/task/${task.id}/file`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    underway += 1;
    most = Math.max(most, underway);
    const response = await route.fetch();
    underway -= 1;
    await route.fulfill({ response });
  });
  await choose(page, ...['1.png', '2.png', '3.png', '4.png'].map(photo), paper('garancijski-list.pdf'));
  await expect(page.getByText('1–4 od 5')).toBeVisible();
  expect(most).toBe(1);
  await expect(names(page)).toHaveText(['garancijski-list.pdf', '4.png', '3.png', '2.png']);
  await axe(page);
  await picture(page, 'files-list');
  await page.getByLabel('Išči po datotekah').fill('garanc');
  await expect(names(page)).toHaveText(['garancijski-list.pdf']);

  await page.getByRole('button', { name: 'garancijski-list.pdf', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'garancijski-list.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Išči po datotekah').fill('');
  await page.getByRole('button', { name: '4.png', exact: true }).click();
  const shown = page.getByRole('dialog');
  await expect(shown.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: '3.png' })).toBeVisible();
});

test('takes what is dropped and what is pasted', async ({ page }) => {
  await opened(page, 'Zagon kotla');
  const carried = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'spuščena.png', { type: 'image/png' }));
      return data;
    },
    [...png],
  );
  await page.dispatchEvent('.files-drop', 'dragenter', { dataTransfer: carried });
  await expect(page.getByText('Spusti, da se naloži')).toBeVisible();
  await page.dispatchEvent('.files-drop', 'drop', { dataTransfer: carried });
  await expect(page.getByRole('button', { name: 'spuščena.png', exact: true })).toBeVisible();
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...png],
  );
  await expect(page.getByRole('button', { name: /^Prilepljena slika \d{4}-\d\d-\d\d/ })).toBeVisible();
});

test('says where the line broke, tries again, and gives up at a word', async ({ page, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const task = await opened(page, 'Brez omrežja');
  const address = `**/api/v1/task/${task.id}/file`;
  await page.route(address, (route) => (route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue()));
  await choose(page, photo('zapisnik.png'), photo('drugi.png'), { name: 'prazna.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
  await expect(page.getByText(/Prekinjeno pri \d+ %/)).toHaveCount(2);
  await expect(page.getByText('Datoteka je prazna.')).toBeVisible();
  await axe(page);
  await picture(page, 'files-failed');
  await page.unroute(address);
  await page.getByRole('button', { name: 'Znova' }).first().click();
  await expect(page.getByRole('button', { name: 'zapisnik.png', exact: true })).toBeVisible();
  for (const name of ['drugi.png', 'prazna.txt']) await page.getByRole('button', { name: `Odstrani iz vrste: ${name}` }).click();
  await expect(page.locator('.files-sending')).toHaveCount(0);
  await expect(names(page)).toHaveText(['zapisnik.png']);
});

test('keeps a note, deletes with a way back, and locks what others sent', async ({ page, browser }) => {
  const task = await opened(page, 'Opombe k slikam');
  await choose(page, photo('pred.png'));
  await page.getByRole('button', { name: 'Dodaj opombo …' }).click();
  const popup = page.getByRole('dialog', { name: 'Opomba k datoteki' });
  await popup.getByRole('textbox').fill('Stanje pred posegom');
  await popup.getByRole('button', { name: 'Shrani' }).click();
  await expect(page.locator('.files-notes')).toHaveText('Stanje pred posegom');

  const acts = page.locator('.files-acts').getByRole('button');
  await acts.click();
  await page.getByRole('menuitem', { name: 'Izbriši datoteko' }).click();
  // A success stands for seconds: it is taken back in one step.
  await page.locator('.ui-toast', { hasText: 'Izbrisano: pred.png.' }).getByRole('button', { name: 'Razveljavi' }).click();
  await expect(page.getByRole('button', { name: 'pred.png', exact: true })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(other, 'andrej.kovac');
  await comeToWork(other);
  await other.goto(`/task/${task.id}`);
  await other.getByRole('tab', { name: /Datoteke/ }).click();
  await expect(other.locator('.files-lock')).toBeVisible();
  await expect(other.locator('.files-acts').getByRole('button')).toHaveCount(0);
  await context.close();
});
