// A technician's work on a task on a phone: everything that is pressed lies under the thumb.
import type { Locator } from '@playwright/test';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, test } from '../support.ts';
import { clockOf, comeToWork, leaveWork, makeTask, signInAs, startByApi, taskWithContact, timesOf, watchShifts } from './task-page.ts';

const name = 'andrej.kovac';
/** Where the thumb reaches without moving the hand. */
const thumb = 170;

test.beforeEach(async ({ page }) => {
  await signInAs(page, name);
  await comeToWork(page);
});

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

test('starts with two taps on one spot, pauses, continues and stops with notes', async ({ page }) => {
  const task = await makeTask(page, 'Zagon toplotne črpalke');
  const shifted = await watchShifts(page);
  await page.goto(`/task/${task.id}`);
  const dock = clockOf(page);
  const begin = dock.getByRole('button', { name: 'Začni delo' });
  await expect(begin).toBeVisible();
  await axe(page);
  await picture(page, 'task-stopped');
  expect(await shifted()).toBe(0);
  const spot = await boxOf(begin);
  expect(spot.y).toBeGreaterThan(800 - thumb);
  const [x, y] = [spot.x + spot.width * 0.6, spot.y + spot.height / 2];

  await page.touchscreen.tap(x, y);
  const sheet = page.getByRole('dialog', { name: 'Začni delo' });
  await expect(sheet.getByRole('radio', { checked: true })).toBeVisible();
  await expect.poll(async () => (await boxOf(sheet.getByRole('button', { name: 'Začni delo' }))).y).toBeCloseTo(spot.y, -1);
  await axe(page);
  await picture(page, 'task-start');
  await page.touchscreen.tap(x, y);
  await expect(dock.getByText('Teče')).toBeVisible();
  await expect(sheet).toBeHidden();
  await axe(page);
  await picture(page, 'task-running');

  const pause = dock.getByRole('button', { name: 'Pavza' });
  const stop = dock.getByRole('button', { name: 'Ustavi' });
  const [wide, narrow] = [await boxOf(pause), await boxOf(stop)];
  expect(wide.width).toBeGreaterThan(narrow.width);
  expect(narrow.y).toBeGreaterThan(800 - thumb);
  await pause.tap();
  await expect(dock.getByText('Na pavzi')).toBeVisible();
  await axe(page);
  await picture(page, 'task-paused');
  await dock.getByRole('button', { name: 'Nadaljuj' }).tap();
  await expect(dock.getByText('Teče')).toBeVisible();

  await stop.tap();
  await page.getByRole('textbox', { name: 'Zaključna opomba' }).fill('Črpalka dela, krivulja nastavljena.');
  await axe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ustavi delo' }).tap();
  await expect(dock.getByText('Ustavljeno')).toBeVisible();
  expect((await timesOf(page, task))[0]).toMatchObject({ status: 2, final_notes: 'Črpalka dela, krivulja nastavljena.' });
  expect(await scrollsSideways(page)).toBe(false);
});

test('the way, the call and the mail are one tap away', async ({ page }) => {
  const { id } = (await taskWithContact(page, 'Regulator ne odpira', { company_user_id: 0 })).task;
  await page.goto(`/task/${id}`);
  const acts = page.getByRole('region', { name: 'Kaj lahko narediš' });
  await expect(acts.getByRole('link', { name: 'Pokliči' })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(acts.getByRole('link', { name: 'Piši' })).toHaveAttribute('href', /^mailto:.+@/);
  // The map of the phone itself: an Android phone asks which.
  await expect(acts.getByRole('link', { name: 'Pot' })).toHaveAttribute('href', /^geo:0,0\?q=.+/);
  await expect(clockOf(page).getByRole('button', { name: 'Prevzemi' })).toBeVisible();
});

test('the running task stays above the navigation of every list, and pauses from there', async ({ page }) => {
  const task = await makeTask(page, 'Servis kotla v šoli');
  await startByApi(page, task);
  await page.goto('/tasks/own');
  const dock = page.getByRole('region', { name: 'Teče' });
  await expect(dock).toContainText(task.number);
  await dock.getByRole('button', { name: `Pavza: ${task.number}` }).tap();
  await expect(page.getByRole('region', { name: 'Na pavzi' })).toContainText(task.number);
  await expect.poll(async () => (await timesOf(page, task))[0]?.status).toBe(1);
  await page
    .getByRole('link', { name: new RegExp(task.number) })
    .last()
    .tap();
  await expect(page).toHaveURL(`/task/${task.id}`);
});

test('nothing is cut in German at the largest zoom', async ({ page }) => {
  const task = await makeTask(page, 'Zamenjava obtočne črpalke ogrevalnega kroga');
  await page.request.put('/api/v1/me', { data: { language: 'de', zoom: 140 } });
  try {
    await startByApi(page, task);
    await page.goto(`/task/${task.id}`);
    const dock = page.getByRole('region', { name: 'Arbeit' });
    await expect(dock.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    const cut = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.scrollWidth > button.clientWidth + 1 && button.clientWidth > 40)
          .map((button) => button.textContent),
      );
    expect(cut).toEqual([]);
    await axe(page);
    await picture(page, 'task-german-140');
    await dock.getByRole('button', { name: 'Beenden' }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Arbeit beenden' })).toBeInViewport();
    await picture(page, 'task-stop-german-140');
  } finally {
    await page.request.put('/api/v1/me', { data: { language: 'sl', zoom: 100 } });
    await leaveWork(page);
  }
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 800, height: 360 }, screen: { width: 800, height: 360 } });
  for (const zoom of [100, 140])
    test(`at ${zoom} % the clock is at hand in one line, and half of the page stays`, async ({ page }) => {
      await page.request.put('/api/v1/me', { data: { zoom } });
      const task = await makeTask(page, 'Servis kotla v telovadnici');
      await startByApi(page, task);
      await page.goto(`/task/${task.id}`);
      const dock = clockOf(page);
      await expect(dock.getByRole('button', { name: 'Pavza' })).toBeVisible();
      const box = await dock.boundingBox();
      expect(box?.height).toBeLessThan(360 * 0.4);
      const [pause, stop] = await Promise.all(['Pavza', /^Ustavi/].map((name) => dock.getByRole('button', { name }).boundingBox()));
      expect(Math.abs((pause?.y ?? 0) - (stop?.y ?? 0))).toBeLessThan(4);
      expect(await scrollsSideways(page)).toBe(false);
      await axe(page);
      await page.request.put('/api/v1/me', { data: { zoom: 100 } });
      await dock.getByRole('button', { name: 'Pavza' }).tap();
      await expect.poll(async () => (await timesOf(page, task))[0]?.status).toBe(1);
    });
});
