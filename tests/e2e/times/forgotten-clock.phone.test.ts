// A clock that was not stopped yesterday is ended on a phone in one tap, at the time of the last sign of life.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { dayBegins, dayOf } from '#schema/core/zone.ts';
import { type Company, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes } from '../tasks/task-acts.ts';
import { makeTask, startByApi, timesOf } from '../tasks/task-page.ts';

const zone = 'Europe/Ljubljana';
/** The clock of a task began ten minutes before midnight, and its user did something three minutes later: time passes only by hand. */
const beganLastEvening = ({ dataDir }: Company, task: number): number => {
  const start = dayBegins(dayOf(Date.now(), zone), zone) - 10 * 60_000;
  const database = new Sqlite(join(dataDir, 'work.sqlite'));
  database
    .prepare('update sub_time set start_time = ? where end_time is null and time_entry_id in (select id from time_entry where task_id = ?)')
    .run(start, task);
  database.prepare('update time_entry set status_since = ? where task_id = ?').run(start, task);
  database.prepare("update event set at = ? where entity = 'material' and within = ?").run(start + 3 * 60_000, `task:${task}`);
  database.close();
  return start;
};

test('the own clock of yesterday ends where its user was last seen', async ({ page, company }) => {
  await signIn(page, 'luka');
  // Jure has no other times, which would lie in the way of a clock that began yesterday.
  const people = await (await page.request.get('/api/v1/user_names/')).json();
  const { id: company_user_id } = people.find(({ title }: { title: string }) => title.startsWith('Jure '));
  const task = await makeTask(page, 'Puščanje v kleti', { company_user_id });
  await signIn(page, 'jure');
  await startByApi(page, task);
  await page.request.post(`/api/v1/task/${task.id}/material`, { data: { name: 'Objemka', quantity: 1 } });
  const start = beganLastEvening(company, task.id);
  await page.goto('/tasks/own');
  await expect(page.getByText(/^Ura teče od /)).toBeVisible();
  await axeInBothThemes(page);
  await picture(page, 'forgotten-clock');
  await page.getByRole('button', { name: /^Končaj ob \d\d:\d\d, zadnji material$/ }).tap();
  await expect(page.getByText(new RegExp(`Delo na ${task.number} se je končalo`))).toBeVisible();
  await expect(page.getByText(/^Ura teče od /)).toHaveCount(0);
  const [entry] = await timesOf(page, task);
  expect(entry).toMatchObject({ status: 2, sub_times: [{ end_time: new Date(start + 3 * 60_000).toISOString() }] });
});
