// A dispatcher's day with nothing but the task screens: a call becomes a task, somebody gets it, its clock is watched live, a time is put right, the work order printed.
import { fresh, hireAs, joins } from '../people/people.ts';
import { expect, picture, signIn, test } from '../support.ts';
import { moreOf, popupOf } from './task-acts.ts';
import { clockOf, comeToWork, leaveWork } from './task-page.ts';

test('creates, gives, watches, corrects with a reason and prints', async ({ page, browser, baseURL }) => {
  test.setTimeout(300_000);
  const phone = test.info().project.name === 'phone';
  // Somebody new: whoever has worked today has written times, which the corrected one would overlap at some hours.
  await signIn(page, 'admin');
  const roles = (await (await page.request.get('/api/v1/role?range=[0,99]')).json()) as { id: number; name: string }[];
  const role = roles.find((one) => one.name === 'Serviser');
  if (!role) throw new Error('The demo company has technicians.');
  const somebody = await hireAs(page, role.id, fresh('Kolar'));
  const name = somebody.title;
  const technician = await joins(page, browser, baseURL, somebody);
  await signIn(page, 'luka');
  await comeToWork(page);
  await page.goto('/tasks/unassigned');
  await page
    .getByRole(phone ? 'link' : 'button', { name: phone ? 'Novo' : /^Nova naloga/ })
    .first()
    .click();
  const create = popupOf(page, 'Nova naloga');
  await create.getByRole('combobox', { name: 'Stranka' }).fill('roznikom');
  await page
    .getByRole('option', { name: /Rožnikom/ })
    .first()
    .click();
  const title = `Dan dispečerja ${Date.now() % 1_000_000}`;
  await create.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/task\/\d+$/);
  // The list stands a moment longer than its address.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = Number(/\d+$/.exec(page.url())?.[0]);

  await moreOf(page, 'Predaj …');
  const give = popupOf(page, 'Predaj nalogo');
  await give.getByRole('radio', { name }).check();
  await give.getByRole('button', { name: 'Predaj nalogo' }).click();
  await expect(give).toBeHidden();

  // The technician begins in a browser of their own; the dispatcher sees it without touching anything.
  await comeToWork(technician);
  const types = (await (await technician.request.get('/api/v1/me/work_types')).json()) as { id: number }[];
  const tell = async (act: string, data: object) => {
    const answer = await technician.request.post(`/api/v1/task/${id}/${act}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await tell('start', { work_type_id: types[0]?.id });
  const timer = page.locator('[role=timer]').first();
  await expect(timer).toBeVisible();
  await picture(page, 'day-watched');
  await tell('stop', { final_notes: 'Opravljeno.' });
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('Opravljeno.');

  const [entry] = (await (await page.request.get(`/api/v1/task/${id}/time`)).json()) as { sub_times: { id: number; end_time: string }[] }[];
  const stretch = entry?.sub_times[0];
  if (!stretch) throw new Error('The technician has worked.');
  const wall = (back: number) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Ljubljana' })
      .format(Date.parse(stretch.end_time) - back * 60_000)
      .replace(',', '');
  await page.getByRole('tabpanel').getByRole('button', { name }).last().click();
  await page.getByRole('menuitem', { name: 'Uredi čas …' }).click();
  const edit = popupOf(page, 'Uredi čas');
  await edit.getByRole('textbox', { name: 'Začetek' }).fill(wall(90));
  await edit.getByRole('textbox', { name: 'Konec' }).fill(wall(45));
  await edit.getByRole('textbox', { name: 'Razlog' }).fill('Uro je pozabil vklopiti.');
  await picture(page, 'day-corrected');
  await edit.getByRole('button', { name: 'Shrani čas' }).click();
  await expect(edit).toBeHidden();
  await page.getByRole('tab', { name: 'Zgodovina' }).click();
  await expect(page.getByText('Uro je pozabil vklopiti.')).toBeVisible();

  const [printed] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().includes('/pdf/task/')),
    page.getByRole('button', { name: 'Predogled' }).first().click(),
  ]);
  expect(printed.url()).toMatch(/\/pdf\/task\/delovni-nalog-\d+-[0-9a-f]+\.pdf$/);
  const pdf = await page.request.get(printed.url());
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(
    clockOf(page)
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await leaveWork(technician);
  await technician.context().close();
});
