// A wrong reading on a phone: doubted before it is sent, put right afterwards with what follows shown; what was begun by mistake goes.
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, test } from '../support.ts';
import { axeInBothThemes } from '../tasks/task-acts.ts';
import { leaveWork, makeTask } from '../tasks/task-page.ts';
import { answerOf, comeOnFoot, driveByApi, makeVehicle, ridesOf } from './ride-page.ts';

const driver = 'irena.mlakar';

test('an unlikely end is asked about, and the ride is corrected, in German', async ({ page, guard }) => {
  // A stop is in the way of the corrected reading.
  guard.allow(/422/);
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Zamenjava črpalke');
  const ride = await driveByApi(page, task.id, vehicle, 205_356, { destination: 'Merino' });
  await answerOf(page, 'post', `/transport/${ride}/waypoint`, { point: 'Tankstelle', kilometers: 205_390 });
  await page.request.put('/api/v1/me', { data: { language: 'de' } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Am Ziel, Fahrt beenden' }).tap();
  const end = page.getByRole('dialog', { name: 'Fahrt beenden' });
  await end.getByLabel('Kilometerstand am Ende').fill('2053750');
  await expect(end.getByText(/^1\.848\.394\skm in 0:0\d h\. Zeigt der Kilometerzähler wirklich 2\.053\.750\skm\?/)).toBeVisible();
  const stop = end.getByRole('button', { name: 'Fahrt beenden' });
  // Who has arrived came to work: that is the main button, and it says what is missing.
  const work = end.getByRole('button', { name: `Arbeit an ${task.number} beginnen` });
  await expect(work).toHaveAccessibleDescription('Prüf die Kilometer und bestätige, dass sie stimmen.');
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await axeInBothThemes(page);
  await picture(page, 'ride-unlikely-german');
  await end.getByLabel('Ja, die Kilometer stimmen').check();
  await stop.tap();
  await expect(page).toHaveURL('/tasks/own');

  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Fahrt/ }).tap();
  const table = page.getByRole('table');
  await table.getByRole('button', { name: /Mehr/ }).tap();
  await picture(page, 'ride-menu-german');
  await page.getByRole('menuitem', { name: 'Korrigieren …' }).tap();
  const popup = page.getByRole('dialog', { name: 'Fahrt korrigieren' });
  await popup.getByLabel('Kilometerstand am Ende').fill('205375');
  await expect(popup.getByText('bisher 1.848.394 km')).toBeVisible();
  await expect(popup.getByText('Die nächste Fahrt beginnt bei 205.375 km.')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Korrektur speichern' })).toHaveAttribute('aria-disabled', 'true');
  await popup.getByLabel('Grund').fill('Zähler falsch abgelesen');
  await axeInBothThemes(page);
  await picture(page, 'ride-correct-german');
  expect(await scrollsSideways(page)).toBe(false);
  // A stop stands in the way of the right reading: it goes here, and comes back as long as nothing else is saved.
  await popup.getByRole('button', { name: 'Korrektur speichern' }).tap();
  await expect(popup.getByText(/Tankstelle.*205\.390/).first()).toBeVisible();
  await popup.getByRole('button', { name: 'Halt entfernen: Tankstelle' }).tap();
  await expect(popup.getByRole('listitem')).toHaveCount(0);
  await popup.getByRole('button', { name: 'Korrektur speichern' }).tap();
  await expect(table).toContainText('19 km');
  expect((await ridesOf(page, task.id))[0]).toMatchObject({ end_kilometers: 205_375 });

  await table.getByRole('button', { name: /Mehr/ }).tap();
  await page.getByRole('menuitem', { name: 'Zurücknehmen …' }).tap();
  await page.getByRole('dialog').getByLabel('Grund').fill('Falsche Aufgabe');
  await picture(page, 'ride-take-back-german');
  await page.getByRole('dialog').getByRole('button', { name: 'Fahrt zurücknehmen' }).tap();
  await expect(page.getByText('Noch keine Fahrten')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(table).toContainText('19 km');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await picture(page, 'ride-tab-german-light');
  expect(await scrollsSideways(page)).toBe(false);
  await comeOnFoot(page, driver);
});

test('a past ride is written with its neighbours in view; on the way a stop and the ride itself are taken back', async ({ page }) => {
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Pozabljena vožnja');
  const id = await driveByApi(page, task.id, vehicle, 500);
  await page.goto('/');
  await page.getByRole('button', { name: 'Postanek' }).tap();
  const route = page.getByRole('list', { name: 'Pot' });
  await route.getByRole('button', { name: /^Uredi postanek/ }).tap();
  await page.getByRole('button', { name: 'Odstrani postanek' }).tap();
  await expect(route).not.toContainText('Postanek 1');
  await picture(page, 'in-transit-mistake');
  await axe(page);
  await page.getByRole('button', { name: 'Začeto po pomoti …' }).tap();
  await page.getByRole('dialog').getByLabel('Razlog').fill('Napačna naloga');
  await page.getByRole('dialog').getByRole('button', { name: 'Razveljavi prevoz' }).tap();
  await expect(page).toHaveURL('/tasks/own');
  expect((await page.request.get(`/api/v1/transport/${id}`)).status()).toBe(404);

  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Prevoz/ }).tap();
  await page.getByRole('button', { name: 'Dodaj pretekli prevoz' }).tap();
  const popup = page.getByRole('dialog', { name: 'Dodaj prevoz' });
  await popup.getByRole('combobox', { name: 'Vozilo' }).fill(vehicle.plate);
  await page.getByRole('option', { name: new RegExp(vehicle.plate) }).tap();
  const now = Date.now();
  const picked = (minutes: number) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Ljubljana' }).format(
      now - minutes * 60_000,
    );
  await popup.getByLabel('Začetek').fill(picked(12));
  await popup.getByLabel('Konec').fill(picked(2));
  await popup.getByLabel('Začetni kilometri').fill('500');
  await popup.getByLabel('Končni kilometri').fill('512');
  await expect(popup.getByText('Prej: prvi prevoz tega vozila')).toBeVisible();
  await axeInBothThemes(page);
  await picture(page, 'ride-add');
  await popup.getByRole('button', { name: 'Dodaj prevoz' }).tap();
  await expect(page.getByRole('table', { name: 'Prevoz' })).toContainText('12 km');
  await comeOnFoot(page, driver);
});
