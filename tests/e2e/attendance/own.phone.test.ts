// A day by the thumb: arrive, begin a task, take a break and go, and say what becomes of the clock of the task.
import { emailOf } from '../../support/stories/cast.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

test('a day is entered by the thumb, and a break asks about the clock of the task', async ({ page }) => {
  await signIn(page, 'admin');
  const type = await page.request.post('/api/v1/user_type', { data: { name: `Serviser ${Date.now().toString(36)}`, presence: 'own' } });
  expect(type.status(), await type.text()).toBe(201);
  const people: { id: number; email: string; user_type_id: number }[] = await (await page.request.get('/api/v1/user?range=[0,199]')).json();
  const marko = people.find(({ email }) => email === emailOf('marko'));
  if (!marko) throw new Error('Marko is not there.');
  expect((await page.request.put(`/api/v1/user/${marko.id}`, { data: { user_type_id: (await type.json()).id } })).status()).toBe(200);
  await signIn(page, 'marko');
  await page.request.post('/api/v1/attendance/leave', { data: { work: 'stays' } });
  const working = await (await page.request.get('/api/v1/me/working')).json();
  if (working) await page.request.post(`/api/v1/task/${working.task_id}/stop`, { data: {} });

  await page.goto('/profile/attendance');
  await expect(page.getByText('Prihod še ni zabeležen')).toBeVisible();
  await page.getByRole('button', { name: 'Prihod', exact: true }).click();
  await expect(page.getByText(/^V službi od \d\d:\d\d$/)).toBeVisible();
  await axe(page);
  await picture(page, 'attendance-own');

  const task = await (await page.request.post('/api/v1/task', { data: { title: 'Menjava črpalke', company_user_id: marko.id } })).json();
  const types = await (await page.request.get('/api/v1/me/work_types')).json();
  expect((await page.request.post(`/api/v1/task/${task.id}/start`, { data: { work_type_id: types[0].id } })).status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Pavza', exact: true }).click();
  await expect(page.getByText(/^Na #\d+ Menjava črpalke teče ura\.$/)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Naj počiva', exact: true }).click();
  await expect(page.getByText(/^Na pavzi od \d\d:\d\d$/)).toBeVisible();
  expect((await (await page.request.get('/api/v1/me/working')).json()).status).toBe(1);
  await page.getByRole('button', { name: 'Konec pavze', exact: true }).click();
  await page.getByRole('button', { name: 'Nadaljuj delo', exact: true }).click();
  await expect(page.getByText(/^V službi od/)).toBeVisible();
  expect((await (await page.request.get('/api/v1/me/working')).json()).status).toBe(0);
  await page.getByRole('button', { name: 'Odhod', exact: true }).click();
  await page.getByRole('button', { name: 'Ustavi jo zdaj', exact: true }).click();
  await expect(page.getByText('Prihod še ni zabeležen')).toBeVisible();
  expect(await (await page.request.get('/api/v1/me/working')).json()).toBeNull();

  await signIn(page, 'admin');
  expect((await page.request.put(`/api/v1/user/${marko.id}`, { data: { user_type_id: marko.user_type_id } })).status()).toBe(200);
});
