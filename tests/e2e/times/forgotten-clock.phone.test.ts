// A clock that was not stopped yesterday is ended on a phone in one tap, at the time of the last sign of life.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { dayOf } from '#schema/core/zone.ts';
import { type Company, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes } from '../tasks/task-acts.ts';
import { makeTask, startByApi, timesOf } from '../tasks/task-page.ts';

const hourMs = 3_600_000;
const zone = 'Europe/Ljubljana';
/** The clock of a task began so long ago: time passes only by hand. */
const beganAgo = ({ dataDir }: Company, task: number, ms: number): number => {
  const start = Math.floor((Date.now() - ms) / 1000) * 1000;
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
  // Its sign of life three minutes later is of the same day.
  const hours = dayOf(Date.now() - 17 * hourMs, zone) === dayOf(Date.now() - 17 * hourMs + 5 * 60_000, zone) ? 17 : 16;
  const start = beganAgo(company, task.id, hours * hourMs);
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
