// A notice on the narrowest phone, in the language with the longest words: what can be done about it stays beside the way to close it.
import { expect, picture, signIn, test } from '../support.ts';
import { comeToWork, makeTask } from '../tasks/task-page.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the cross of a notice never stands alone on a line', async ({ page }) => {
  await signIn(page, 'marko');
  await comeToWork(page);
  const task = await makeTask(page, 'Menjava tesnila');
  await page.request.post(`/api/v1/task/${task.id}/material`, { data: { name: 'Dichtung', quantity: 1 } });
  await page.request.put('/api/v1/me', { data: { language: 'de' } });
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Material/ }).click();
  await page.getByRole('button', { name: 'Löschen: Dichtung' }).click();
  const toast = page.locator('.ui-toast');
  const [undo, close] = [toast.getByRole('button', { name: 'Rückgängig' }), toast.getByRole('button', { name: 'Meldung schließen' })];
  await expect(undo).toBeVisible();
  await picture(page, 'toast-narrow');
  const [one, other] = [await undo.boundingBox(), await close.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 99))).toBeLessThan(4);
  expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.request.put('/api/v1/me', { data: { language: 'sl' } });
});
