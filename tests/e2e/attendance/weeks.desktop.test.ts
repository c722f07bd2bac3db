// A week goes its way: mended in one tap and submitted by its user, approved and locked by a key, and unlocked with a reason.
import { firstDayOf, weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayOf, instantsAt } from '#schema/core/zone.ts';
import { emailOf } from '../../support/stories/cast.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const zone = 'Europe/Ljubljana';
const week = weekAfter(weekOf(dayOf(Date.now(), zone)), -1);
const monday = firstDayOf(week);
const at = (clock: string) => new Date(instantsAt(`${monday} ${clock}`, zone)[0] ?? 0).toISOString();
const number = Number(week.slice(6));

test('a forgotten clock is mended in one tap, the week is submitted, approved, locked and unlocked with a reason', async ({ page }) => {
  await signIn(page, 'admin');
  const type = await page.request.post('/api/v1/user_type', { data: { name: `Pisarna ${Date.now().toString(36)}`, presence: 'own' } });
  const people: { id: number; email: string; user_type_id: number }[] = await (await page.request.get('/api/v1/user?range=[0,199]')).json();
  const nina = people.find(({ email }) => email === emailOf('nina'));
  if (!nina) throw new Error('Nina is not there.');
  expect((await page.request.put(`/api/v1/user/${nina.id}`, { data: { user_type_id: (await type.json()).id } })).status()).toBe(200);
  const given = { title: 'Arhiv ponudb', company_user_id: nina.id };
  const task = await (await page.request.post('/api/v1/task', { data: given })).json();

  // She left at three, and the clock of her task ran on until a quarter past four.
  await signIn(page, 'nina');
  const types = await (await page.request.get('/api/v1/me/work_types')).json();
  const stay = { start: at('07:00'), end: at('15:00'), break_start: at('11:00'), break_end: at('11:30'), reason: 'Kartica je ostala doma' };
  expect((await page.request.post(`/api/v1/attendance/${nina.id}/stay`, { data: stay })).status()).toBe(200);
  const time = { work_type_id: types[0].id, start_time: at('12:00'), end_time: at('16:14') };
  expect((await page.request.post(`/api/v1/task/${task.id}/time`, { data: time })).status()).toBe(201);

  await page.goto(`/profile/attendance?week=${monday}`);
  const beyond = page.getByText(/teče do 16:14, odhod je 15:00/);
  await expect(beyond).toBeVisible();
  await axe(page);
  await picture(page, 'attendance-week');
  await page.getByRole('button', { name: 'Skrajšaj na 15:00' }).click();
  await expect(page.getByText('Popravek je zapisan in ostane viden v tednu.')).toBeVisible();
  await expect(beyond).toHaveCount(0);
  // The other days have no word yet: it takes one to submit the week.
  await page.getByRole('button', { name: 'Oddaj', exact: true }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('Napiši, zakaj.')).toBeVisible();
  await popup.getByRole('textbox', { name: 'Pojasnilo' }).fill('Ostale dni na izobraževanju');
  await popup.getByRole('button', { name: /^Oddaj/ }).click();
  await expect(page.locator('.ui-state', { hasText: 'Oddan' })).toBeVisible();

  await signIn(page, 'luka');
  await page.goto('/attendance/weeks');
  await expect(page.getByText('Ostale dni na izobraževanju')).toBeVisible();
  await axe(page);
  await picture(page, 'attendance-weeks');
  await page.getByRole('link', { name: 'Nina Kranjc' }).click();
  await expect(page.getByRole('heading', { name: `Teden ${number} čaka nate` })).toBeVisible();
  await axe(page);
  await picture(page, 'attendance-month');
  await page.keyboard.press('a');
  await expect(page.getByText('Odobren in zaklenjen je 1 teden.')).toBeVisible();
  await expect(page.locator('.ui-state', { hasText: 'Zaklenjen' }).last()).toBeVisible();

  // What is locked stays, and a correction stands beside it.
  await page.getByRole('button', { name: `pon ${monday.slice(8)}/${monday.slice(5, 7)}` }).click();
  const correction = page.getByRole('dialog', { name: 'Popravi zaklenjen dan' });
  await correction.getByRole('textbox', { name: 'Razlika' }).fill('0:45');
  await correction.getByRole('textbox', { name: 'Razlog' }).fill('Telefonat s stranko');
  await axe(page);
  await correction.getByRole('button', { name: /^Zapiši popravek/ }).click();
  await expect(page.getByText('Telefonat s stranko, Luka Perko')).toContainText('8:00 +0:45');

  // Whoever unlocks it says why, and Nina reads that.
  await page
    .getByRole('row', { name: new RegExp(`^Teden ${number} `) })
    .getByRole('button', { name: 'Odkleni …' })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Razlog' }).fill('Manjka torek');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Odkleni/ })
    .click();
  await expect(page.getByText('Manjka torek')).toBeVisible();
  await signIn(page, 'nina');
  await page.goto(`/profile/attendance?week=${monday}`);
  await expect(page.getByText('Manjka torek')).toBeVisible();
});
