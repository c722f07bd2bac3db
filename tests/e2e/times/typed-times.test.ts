// Times as a phone's number keyboard types them, and work that ended before the clock was stopped.

import { axe, expect, picture, test } from '../support.ts';
import { popupOf } from '../tasks/task-acts.ts';
import { comeToWork, leaveWork, signInAs, taskWithContact } from '../tasks/task-page.ts';

test('work that ended earlier is stopped at that time, typed in digits or in steps of a quarter', async ({ page, guard }) => {
  guard.allow(/422/);
  await signInAs(page, 'damjan.oslak');
  await comeToWork(page);
  const { task } = await taskWithContact(page, `Pozabljena ura ${Date.now() % 1_000_000}`);
  const [type] = (await (await page.request.get('/api/v1/work_type?filter={"q":"Servis"}')).json()) as { id: number }[];
  await page.request.post(`/api/v1/task/${task.id}/start`, { data: { work_type_id: type?.id } });
  await page.goto(`/task/${task.id}`);
  await page
    .getByRole('button', { name: /^Ustavi/ })
    .first()
    .click();
  const stop = popupOf(page, 'Ustavi delo');
  await stop.getByText('Delo se je končalo že prej').click();
  const end = stop.getByRole('textbox', { name: 'Konec dela' });
  await expect(end).not.toHaveValue('');
  const day = (await end.inputValue()).slice(0, 10);
  await end.fill('0715');
  await expect(stop.getByText(`Razumljeno: ${day} 07:15`)).toBeVisible();
  await stop.getByRole('button', { name: '−15 min' }).click();
  await expect(end).toHaveValue(`${day}\u00a007:00`);
  await stop.getByRole('button', { name: '+15 min' }).click();
  await expect(end).toHaveValue(`${day}\u00a007:15`);
  await picture(page, 'stop-earlier');
  await axe(page);
  await stop.getByRole('button', { name: 'Odpri koledar' }).click();
  const time = page.getByLabel('Ura', { exact: true });
  await expect(time).toHaveValue('07:15');
  await time.fill('07:40');
  await picture(page, 'time-picker');
  await page.keyboard.press('Escape');
  await expect(time).toHaveCount(0);
  await expect(end).toHaveValue(`${day}\u00a007:40`);
  // Before the start of the clock, or at night still to come: the server says so at the field, and nothing is lost.
  await stop.getByRole('button', { name: 'Ustavi delo' }).click();
  const clock = new Date().toLocaleTimeString('sv', { timeZone: 'Europe/Ljubljana' });
  await expect(stop.getByText(clock < '07:40' ? 'To je v prihodnosti.' : 'Konec mora biti po začetku.')).toBeVisible();
  await stop.getByText('Delo se je končalo že prej').click();
  await stop.getByRole('button', { name: 'Ustavi delo' }).click();
  await expect(stop).toHaveCount(0);
  await leaveWork(page);
});
