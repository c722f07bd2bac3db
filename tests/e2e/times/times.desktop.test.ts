// Times corrected at a desk: a dispatcher moves a colleague's with a reason, everybody writes and takes back their own.
import { axe, expect, picture, signIn, test } from '../support.ts';
import { comeToWork, makeTask, startByApi, stopByApi, timesOf } from '../tasks/task-page.ts';
import { early, freeHours, onTheWall, writeTime } from './written-times.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'marko');
  await comeToWork(page);
});

test('a dispatcher moves a colleague’s time out of another one, and gives the reason', async ({ page, browser }) => {
  const other = await makeTask(page, 'Pregled plinske peči');
  await writeTime(page, other, early(3, 0), early(3, 60));
  const task = await makeTask(page, 'Menjava obtočne črpalke');
  await writeTime(page, task, early(3, 90), early(3, 150, 41));
  await page.goto(`/task/${task.id}`);
  await expect(page.getByText('1:00:24').first()).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await context.newPage();
  await signIn(office, 'luka');
  await office.goto(`/task/${task.id}`);
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(office);
  await office.getByRole('button', { name: 'Več: Marko Zajc' }).click();
  await office.getByRole('menuitem', { name: 'Uredi čas …' }).click();
  const dialog = office.getByRole('dialog', { name: 'Uredi čas' });
  const [start, end] = [dialog.getByRole('textbox', { name: 'Začetek' }), dialog.getByRole('textbox', { name: 'Konec' })];
  await expect(start).toBeFocused();
  await expect(dialog.getByText('Nespremenjeno, do sekunde.')).toHaveCount(2);
  await start.fill((await start.inputValue()).replace(/\d\d:\d\d$/, onTheWall(early(3, 30))));
  await expect(dialog.getByText(`na ${other.number}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Shrani čas' })).toHaveAttribute('aria-disabled', 'true');
  await axe(office);
  await picture(office, 'times-overlap');

  await dialog.getByRole('button', { name: `Začni ob ${onTheWall(early(3, 60))}` }).click();
  await expect(dialog.getByText('Prosto.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Demontaža se je začela prej');
  await expect(end).not.toHaveAttribute('aria-invalid', 'true');
  await office.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Čas popravljen na 1:30:24.')).toBeVisible();

  // Who did the work sees it without asking; both ends keep their seconds.
  await expect(page.getByText('1:30:24').first()).toBeVisible();
  const [entry] = await timesOf(page, task);
  expect(entry?.sub_times).toMatchObject([{ start_time: early(3, 60), end_time: early(3, 150, 41) }]);
  await context.close();
});

test('an own time is written down, billed by another factor and partly kept off the invoice, by keys alone', async ({ page }) => {
  await freeHours(page, early(4, 0), early(4, 90));
  const task = await makeTask(page, 'Zagon toplotne črpalke');
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Nov čas' }).focus();
  await page.keyboard.press('Enter');
  const added = page.getByRole('dialog', { name: 'Nov čas' });
  await expect(added.getByRole('combobox', { name: 'Vrsta dela' })).toBeFocused();
  const day = `${early(4, 0).slice(8, 10)}/${early(4, 0).slice(5, 7)}/${early(4, 0).slice(0, 4)}`;
  await added.getByRole('textbox', { name: 'Začetek' }).fill(`${day} ${onTheWall(early(4, 0))}`);
  await added.getByRole('textbox', { name: 'Konec' }).fill(`${day} ${onTheWall(early(4, 0))}`);
  await expect(added.getByText('Konec mora biti po začetku.').first()).toBeVisible();
  await added.getByRole('textbox', { name: 'Konec' }).fill(`${day} ${onTheWall(early(4, 90))}`);
  await expect(added.getByText('Prosto. Dodaš 1:30:00, skupaj 1:30:00.')).toBeVisible();
  await added.getByRole('textbox', { name: 'Opomba (ni obvezno)' }).fill('Nalaganje orodja');
  await axe(page);
  await picture(page, 'times-new');
  await page.keyboard.press('Control+Enter');
  await expect(added).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Nalaganje orodja' })).toBeVisible();

  const more = page.getByRole('button', { name: 'Več: Marko Zajc' });
  await more.focus();
  await page.keyboard.press('Enter');
  // Start and end are the dispatcher's to correct.
  await expect(page.getByRole('menuitem', { name: 'Uredi čas …' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Faktor …' }).focus();
  await page.keyboard.press('Enter');
  const factor = page.getByRole('dialog', { name: 'Faktor' });
  await expect(factor.getByRole('radio', { checked: true })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(factor.getByText('2:15:00')).toBeVisible();
  await factor.getByRole('textbox', { name: 'Razlog' }).fill('Nujni izhod');
  await axe(page);
  await picture(page, 'times-factor');
  // Asked whether to throw it away, one stays on the answer that one has reached, whatever comes in meanwhile.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const discard = factor.getByRole('button', { name: 'Zavrzi' });
  await expect(discard).toBeFocused();
  await page.request.post(`/api/v1/task/${task.id}/comment`, { data: { text: 'Pridem ob enih.', mentions: [] } });
  await expect(page.locator('[data-tab="chat"] .ui-tab-count')).toHaveText('1');
  await expect(discard).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Faktor je ×1,5.')).toBeVisible();
  await expect(more).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Zaračunavanje …' }).click();
  const invoicing = page.getByRole('dialog', { name: 'Zaračunavanje' });
  await invoicing.getByRole('checkbox', { name: 'Del časa ne gre na račun' }).check();
  await invoicing.getByRole('textbox', { name: 'Brez računa' }).fill('3:10');
  await expect(invoicing.getByText('Več kot ves čas vnosa, 1:30:00.')).toBeVisible();
  await expect(invoicing.getByRole('button', { name: 'Shrani zaračunavanje' })).toHaveAttribute('aria-disabled', 'true');
  await expect(invoicing.getByText('Brez računa je več kot skupni čas.')).toBeVisible();
  await axe(page);
  await invoicing.getByRole('textbox', { name: 'Brez računa' }).fill('0:30');
  await expect(invoicing.getByText('1:00:00')).toBeVisible();
  await picture(page, 'times-invoicing');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Na računu 1:00:00 od 1:30:00.')).toBeVisible();

  await page.getByRole('button', { name: 'Seštevek' }).click();
  // An hour and a half by one and a half, two thirds of it on the invoice.
  await expect(page.getByRole('row', { name: 'Marko Zajc 1:30:00 1:30:00' })).toBeVisible();
  expect((await timesOf(page, task))[0]).toMatchObject({ total_time: 5400, non_invoiced_time: 1800, sub_times: [{ multiplier: 1.5 }] });
});

test('a removed time is gone at once, and is brought back by its undo', async ({ page }) => {
  const task = await makeTask(page, 'Popravilo odtoka');
  await writeTime(page, task, early(2, 0), early(2, 40));
  await page.goto(`/task/${task.id}`);
  const remove = async () => {
    await page.getByRole('button', { name: 'Več: Marko Zajc' }).click();
    await page.getByRole('menuitem', { name: 'Odstrani čas …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odstrani čas' });
    await expect(dialog.getByText('Naloga ostane pri 0:00:00.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Odstrani čas' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Pomotoma na tej nalogi');
    await axe(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Časov še ni.')).toBeVisible();
  };
  const before = await timesOf(page, task);
  await remove();
  expect(await timesOf(page, task)).toHaveLength(0);
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(page.getByText('Uspeh. Razveljavljeno.')).toBeVisible();
  await expect(page.getByText('0:40:00').first()).toBeVisible();
  expect((await timesOf(page, task)).map(({ sub_times }) => sub_times)).toEqual(before.map(({ sub_times }) => sub_times));
});

test('a time that cannot be corrected any more says why', async ({ page }) => {
  const task = await makeTask(page, 'Nastavitev termostatov');
  await startByApi(page, task);
  await stopByApi(page, task);
  // Without a client nobody is asked: the task is confirmed at once.
  await page.request.put(`/api/v1/task/${task.id}/close`);
  await page.goto(`/task/${task.id}`);
  await expect(page.getByRole('table', { name: 'Časi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nov čas' })).toHaveCount(0);
  await axe(page);
  await page.getByRole('button', { name: 'Več: Marko Zajc' }).click();
  const note = page.getByRole('menuitem', { name: 'Uredi opombo …' });
  await expect(note).toHaveAttribute('aria-disabled', 'true');
  // Said once for all that it holds up.
  const why = 'Naloga je zaključena. Časi se ne spreminjajo več.';
  await expect(note).toHaveAccessibleDescription(why);
  await expect(page.getByRole('menu').getByText(why)).toHaveCount(1);
  await picture(page, 'times-closed');
});

test('in the doubled hour of autumn the picker asks which of the two is meant', async ({ page }) => {
  const task = await makeTask(page, 'Dežurstvo v noči na zimski čas');
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Nov čas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nov čas' });
  // The last Sunday of October a year ago.
  const last = new Date(Date.UTC(new Date().getUTCFullYear() - 1, 9, 31));
  last.setUTCDate(31 - last.getUTCDay());
  const day = `${last.getUTCDate()}/10/${last.getUTCFullYear()}`;
  await dialog.getByRole('textbox', { name: 'Začetek' }).fill(`${day} 01:30`);

  await expect(dialog.getByRole('group', { name: /Začetek: / })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Začetek' }).fill(`${day} 02:30`);
  const startField = dialog.getByRole('group', { name: /Začetek: / });
  await expect(startField.getByRole('radio')).toHaveCount(2);
  await expect(startField.getByRole('radio', { name: /GMT\+2/ })).toBeChecked();
  await startField.getByText('GMT+1').click();
  await expect(startField.getByRole('radio', { name: /GMT\+1/ })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Začetek' })).toHaveValue(/02:30$/);
  await axe(page);
  await picture(page, 'times-doubled-hour');
});
