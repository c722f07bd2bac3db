// Times written by hand for a browser test, in hours in which nobody of the demo company works.
import type { Page } from '@playwright/test';
import { dayAfter, dayOf, instantsAt } from '#schema/core/zone.ts';
import { expect } from '../support.ts';
import type { MadeTask } from '../tasks/task-page.ts';

const zone = 'Europe/Ljubljana';
/** The same for a whole test, should midnight pass in it. */
const today = dayOf(Date.now(), zone);
/** Minutes after three in the morning some days ago, which no change of the clocks doubles or skips, with seconds that no picker shows. */
export const early = (daysAgo: number, minutes: number, seconds = 17): string => {
  const [three = 0] = instantsAt(`${dayAfter(today, -daysAgo)} 03:00`, zone);
  return new Date(three + minutes * 60_000 + seconds * 1000).toISOString();
};

type TimeEntry = { readonly id: number; readonly sub_times: readonly { readonly id: number }[] };

/** Takes away what an earlier run has written into these hours. */
export const freeHours = async ({ request }: Page, from: string, to: string): Promise<void> => {
  const { user } = await (await request.get('/api/v1/me')).json();
  const there = await (await request.get(`/api/v1/user/${user.id}/times?${new URLSearchParams({ from, to })}`)).json();
  for (const { task_id, sub_time_id } of there)
    await request.delete(`/api/v1/task/${task_id}/subtime/${sub_time_id}`, { data: { reason: 'Prostor za preizkus' } });
};

/** A time of whoever is signed in. */
export const writeTime = async (page: Page, task: MadeTask, start_time: string, end_time: string): Promise<TimeEntry> => {
  const { request } = page;
  await freeHours(page, start_time, end_time);
  const [type] = await (await request.get('/api/v1/me/work_types')).json();
  const answer = await request.post(`/api/v1/task/${task.id}/time`, { data: { work_type_id: type.id, notes: null, start_time, end_time } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
};

/** As the wall of the company shows it: `02:05`. */
export const onTheWall = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
