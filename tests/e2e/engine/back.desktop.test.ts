// Layers and the browser's history: the step that takes away a closed popup's entry ends later than it is asked for.

import { expect, signIn, test } from '../support.ts';
import { moreOf, popupOf } from '../tasks/task-acts.ts';
import { makeTask } from '../tasks/task-page.ts';

/** Each step back of the page ends this many milliseconds late; the document tells how many have ended. */
const slowSteps = (late: number) => {
  const back = history.back.bind(history);
  history.back = () => setTimeout(back, late);
  addEventListener('popstate', () => {
    const { dataset } = document.documentElement;
    dataset.steps = String(Number(dataset.steps ?? 0) + 1);
  });
};

test('who goes elsewhere while a popup still closes gets there, and back again', async ({ page }) => {
  await signIn(page, 'admin');
  const task = await makeTask(page, 'Pot nazaj');
  await page.goto('/tasks/all');
  await page.addInitScript(slowSteps, 500);
  await page.goto(`/task/${task.id}`);
  await moreOf(page, 'Zavrni nalogo …');
  await page.keyboard.press('Escape');
  await expect(popupOf(page, 'Zavrni nalogo')).toBeHidden();
  await page.getByRole('link', { name: 'Stranke', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-steps', '1');
  await expect(page).toHaveURL('/clients');
  await expect(page.getByRole('heading', { level: 1, name: 'Stranke' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`/task/${task.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Pot nazaj/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tasks/all');
});
