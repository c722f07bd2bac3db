// Absences at a desk: asked for and decided with what stands against them, drawn over days, divided by sickness, cancelled.
import { dayAfter, mondayOf } from '#schema/core/zone.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes, moreOf, popupOf } from '../tasks/task-acts.ts';
import { makeTask } from '../tasks/task-page.ts';

/** The Monday of a September week without holidays in the next year. */
const monday = mondayOf(`${new Date().getUTCFullYear() + 1}-09-10`);
const month = monday.slice(0, 7);
const shown = (day: string) => day.split('-').reverse().join('/');

test('a request is decided with what it collides with in view, and its days are taken', async ({ page, browser }) => {
  await signIn(page, 'marko');
  await page.goto('/absences/own');
  await page.getByRole('button', { name: /Zaprosi za odsotnost/ }).click();
  const popup = page.getByRole('dialog', { name: 'Zaprosi za odsotnost' });
  await expect(popup.getByRole('combobox', { name: 'Vrsta odsotnosti' })).toHaveValue('Letni dopust');
  await popup.getByLabel('Od', { exact: true }).fill(shown(monday));
  await popup.getByLabel('Do', { exact: true }).fill(shown(dayAfter(monday, 6)));
  const days = popup.getByRole('list', { name: 'Dnevi' });
  await expect(days).toContainText('5 dni');
  await expect(days.getByText('prost dan')).toHaveCount(2);
  await popup.getByRole('checkbox', { name: 'Prvi dan popoldne' }).check();
  await expect(days).toContainText('4,5');
  await popup.getByLabel('Opomba').fill('Morje.');
  await axe(page);
  await picture(page, 'absence-request');
  await page.keyboard.press('Control+Enter');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('link', { name: /Letni dopust.*4,5.*Čaka/ })).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'luka');
  await office.goto(`/absenceCalendar?month=${month}`);
  const request = office.getByRole('listitem').filter({ hasText: 'Morje.' });
  await expect(office.getByRole('link', { name: /Marko Zajc: Letni dopust.*Čaka/ })).toBeVisible();
  await axeInBothThemes(office);
  await picture(office, 'absence-calendar');
  await request.getByRole('button', { name: 'Odobri' }).click();
  const approve = office.getByRole('dialog', { name: 'Odobri odsotnost' });
  await approve.getByRole('button', { name: 'Odobri' }).click();
  await expect(approve).toBeHidden();
  await expect(office.getByRole('link', { name: /Marko Zajc: Letni dopust.*Odobreno/ })).toBeVisible();

  // The one who asked hears of it where they are.
  const own = page.getByRole('link', { name: /Letni dopust.*4,5.*Odobreno/ });
  await expect(own).toBeVisible();
  await own.click();
  await page.getByRole('button', { name: 'Prekliči …' }).click();
  const cancel = page.getByRole('dialog', { name: 'Prekliči odsotnost' });
  await cancel.getByRole('button', { name: 'Prekliči odsotnost' }).click();
  await expect(page.getByText('Preklicano', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await office.context().close();
});

test('days that are drawn over become an entry, and sickness divides the vacation', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto(`/absenceCalendar?month=${month}`);
  const row = page.getByRole('row').filter({ hasText: 'Eva Šuštar' });
  await row.scrollIntoViewIfNeeded();
  const lane = await row.locator('.absence-lane').boundingBox();
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const at = (day: string) => (lane?.x ?? 0) + ((Number(day.slice(8)) - 0.5) / days) * (lane?.width ?? 0);
  const height = (lane?.y ?? 0) + (lane?.height ?? 0) / 2;
  const draw = async (from: string, to: string) => {
    await page.mouse.move(at(from), height);
    await page.mouse.down();
    await page.mouse.move(at(to), height, { steps: 5 });
    await page.mouse.up();
  };
  await draw(monday, dayAfter(monday, 4));
  const popup = page.getByRole('dialog', { name: 'Vpiši odsotnost' });
  await expect(popup).toContainText('Eva Šuštar');
  await expect(popup.getByLabel('Od', { exact: true })).toHaveValue(shown(monday));
  await expect(popup.getByLabel('Do', { exact: true })).toHaveValue(shown(dayAfter(monday, 4)));
  await page.keyboard.press('Control+Enter');
  await expect(popup).toBeHidden();
  const vacation = row.getByRole('link', { name: /Letni dopust/ });
  await expect(vacation).toHaveCount(1);

  await page.getByRole('button', { name: /Zaprosi za odsotnost/ }).click();
  await page.keyboard.press('Escape');
  const { user_id } = await (await page.request.get('/api/v1/absence?sort=["id","DESC"]&range=[0,0]')).json().then(([one]) => one);
  const kinds = await (await page.request.get('/api/v1/absence_kind')).json();
  const sick = kinds.find(({ class: of }: { class: string }) => of === 'sickLeave').id;
  const made = await page.request.post('/api/v1/absence', {
    data: { kind_id: sick, user_id, from: dayAfter(monday, 1), to: dayAfter(monday, 2) },
  });
  expect(made.status(), await made.text()).toBe(201);
  // The calendar hears of both parts.
  await expect(vacation).toHaveCount(2);
});

test('a year is read and days are selected with the keyboard alone', async ({ page }) => {
  await signIn(page, 'luka');
  const first = `${Number(month.slice(0, 4)) + 1}-01`;
  await page.goto(`/absenceCalendar?month=${first}`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader', { name: /Luka Perko/ })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/view=year/);
  await expect(page.getByRole('radio', { name: 'Leto' })).toBeChecked();
  await axeInBothThemes(page);
  await picture(page, 'absence-calendar-year');
  await page.keyboard.press('q');
  await expect(page.getByRole('radio', { name: 'Četrtletje' })).toBeChecked();
  await page.keyboard.press('m');
  await expect(page.getByRole('radio', { name: 'Mesec' })).toBeChecked();
  // One stop of the tabulator for all days: arrows go from the first one, and leave the month as it is.
  await grid.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('gridcell', { name: /Luka Perko, .*ni odsotnosti/, selected: true })).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`month=${first}`));
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Zaprosi za odsotnost' });
  await expect(popup.getByLabel('Od', { exact: true })).toHaveValue(shown(`${first}-03`));
  await expect(popup.getByLabel('Do', { exact: true })).toHaveValue(shown(`${first}-05`));
  await page.keyboard.press('Escape');
  // Before the first day stands the name, which opens the user's own year.
  await grid.focus();
  for (const key of ['Home', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { level: 1, name: 'Luka Perko' })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(12);
  await axe(page);
});

test('a span says who decided it, the groups narrow the rows, and a request is dragged to other days', async ({ page }) => {
  await signIn(page, 'luka');
  const of = mondayOf(`${Number(month.slice(0, 4)) + 2}-09-10`);
  const kinds = await (await page.request.get('/api/v1/absence_kind')).json();
  const kind_id = kinds.find(({ name }: { name: string }) => name === 'Letni dopust').id;
  const { user } = await (await page.request.get('/api/v1/me')).json();
  const answer = await page.request.post('/api/v1/absence', { data: { kind_id, from: of, to: dayAfter(of, 1), user_id: user.id } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  await page.goto(`/absenceCalendar?month=${of.slice(0, 7)}`);
  const grid = page.getByRole('grid');
  const row = grid.getByRole('row').filter({ hasText: 'Luka Perko' });
  const span = row.getByRole('link', { name: /Letni dopust.*Čaka/ });
  await span.hover();
  const card = page.getByRole('tooltip').filter({ hasText: 'Letni dopust' });
  await expect(card).toContainText('Luka Perko');
  await expect(card).toContainText('2 dneva');
  await expect(card).toContainText('nihče drug');
  await axeInBothThemes(page);
  await picture(page, 'absence-calendar-card');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  const box = await span.boundingBox();
  const day = (box?.width ?? 0) / 2;
  const [x, y] = [(box?.x ?? 0) + day / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * day, y, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText(/Prošnja je prestavljena na/)).toBeVisible();
  await expect(page).toHaveURL(/absenceCalendar/);
  const stored = async () => (await page.request.get(`/api/v1/absence/${id}`)).json();
  expect(await stored()).toMatchObject({ from: dayAfter(of, 2), to: dayAfter(of, 3), status: 0 });
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect.poll(stored).toMatchObject({ from: of, to: dayAfter(of, 1), status: 0 });

  // On paper are all rows, also those that are not in sight.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const printed = page.locator('.absence-print-month');
  await expect(printed).toHaveCount(1);
  expect(await printed.locator('.absence-print-lane').count()).toBeGreaterThan((await grid.locator('.absence-lane-row').count()) - 1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);

  await page.getByRole('button', { name: 'Skupina' }).click();
  await page.getByRole('checkbox', { name: 'Monter', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/types=\d+/);
  await expect(row).toHaveCount(0);
  await expect(grid.getByRole('rowheader', { name: /^Monter/ })).toBeVisible();
});

test('who is away today is so beside the people to choose', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await makeTask(page, 'Zamenjava varovalke');
  await page.goto(`/task/${id}`);
  await moreOf(page, 'Predaj …');
  const popup = popupOf(page, 'Predaj nalogo');
  await expect(popup.locator('label', { has: page.getByRole('radio') }).filter({ hasText: 'Neža Korošec' })).toContainText('odsotnost do');

  await page.goto('/meeting/create');
  await page.getByRole('combobox', { name: 'Sodelavec' }).fill('Koro');
  await page.getByRole('option', { name: /Neža Korošec/ }).click();
  await expect(page.getByText('Takrat odsotni: Neža Korošec')).toBeVisible();
});

test('whoever is away today may begin work, and is told first', async ({ page }) => {
  await signIn(page, 'tina');
  const { id } = await makeTask(page, 'Pregled omare');
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Ljubljana' });
  const kinds = await (await page.request.get('/api/v1/absence_kind')).json();
  const sick = kinds.find((kind: { needs_decision: boolean }) => !kind.needs_decision);
  const made = await page.request.post('/api/v1/absence', {
    data: { kind_id: sick.id, from: today, to: today },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/task/${id}`);
  await page.getByRole('button', { name: 'Začni delo' }).first().click();
  const popup = page.getByRole('dialog', { name: 'Začni delo' });
  await expect(popup.getByText('Danes imaš vpisano odsotnost')).toBeVisible();
  await popup.getByRole('button', { name: 'Začni delo' }).click();
  await expect(popup).toBeHidden();
});
