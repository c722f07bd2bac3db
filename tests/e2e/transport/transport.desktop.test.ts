// Rides at a desk: what stands against one is said before it begins; its driver is held on it on every device; the tab lists what was driven.

import { axe, expect, picture, signIn, test } from '../support.ts';
import { leaveWork, makeTask, signInAs, startByApi } from '../tasks/task-page.ts';
import { comeOnFoot, driveByApi, endByApi, makeVehicle, ridesOf } from './ride-page.ts';

const driver = 'neza.korosec';
const passenger = 'barbara.zagar';
const colleague = 'bojan.strukelj';

test('the last kilometres are filled in, a difference is explained, and a vehicle on the way names its driver', async ({
  page,
  browser,
}) => {
  const [mine, taken] = [await makeVehicle(page), await makeVehicle(page)];
  const other = await browser.newContext();
  const busy = await other.newPage();
  await signIn(busy, 'luka');
  await comeOnFoot(busy, colleague);
  const { user } = await (await busy.request.get('/api/v1/me')).json();
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Vožnja do kotlovnice');
  await signIn(page, 'luka');
  await page.request.put(`/api/v1/task/${task.id}/user/${user.id}`);
  await signInAs(page, driver);
  const othersRide = await driveByApi(busy, task.id, taken, 900);
  await endByApi(page, await driveByApi(page, task.id, mine, 5000), 5010);

  await page.goto(`/task/${task.id}`);
  await expect(page.getByRole('button', { name: /^Prevoz/ })).toBeVisible();
  // Which vehicle is the first question, also when the vehicles come after it.
  const held = Promise.withResolvers<void>();
  await page.route('**/transport/vehicles', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press('t');
  const popup = page.getByRole('dialog', { name: 'Začni prevoz' });
  await expect(popup).toBeVisible();
  held.resolve();
  await expect(popup.getByRole('radio', { checked: true })).toBeFocused();
  await expect(popup.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`${mine.plate}.*zadnje tvoje`));
  await expect(popup.getByLabel('Začetni kilometri')).toHaveValue('5.010');
  await popup.getByRole('button', { name: /^Vsa/ }).click();
  const inUse = popup.getByRole('radio', { name: new RegExp(`${taken.plate}.*vozi Bojan Štrukelj`) });
  await expect(inUse).toBeDisabled();

  await popup.getByLabel('Začetni kilometri').fill('5069');
  await expect(popup.getByRole('alert')).toContainText('razlikuje za 59');
  await expect(popup.getByRole('alert')).toContainText('Neža Korošec');
  const begin = popup.getByRole('button', { name: 'Začni prevoz' });
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expect(begin).toHaveAccessibleDescription('Kilometri se ne ujemajo.');
  await axe(page);
  await picture(page, 'ride-far');
  await popup.getByLabel('Začetni kilometri').fill('5019');
  await expect(begin).not.toHaveAttribute('aria-disabled', 'true');
  await popup.getByLabel('Začetni kilometri').fill('5020');
  await popup.getByRole('button', { name: /^Vpiši 5\.010/ }).click();
  await expect(popup.getByLabel('Začetni kilometri')).toHaveValue('5.010');
  await popup.getByLabel('Začetni kilometri').fill('0');
  await expect(begin).toHaveAccessibleDescription('Vpiši kilometre.');

  // The vehicle comes back while the question stands open.
  await endByApi(busy, othersRide, 905);
  const back = popup.getByRole('radio', { name: new RegExp(taken.plate) });
  await expect(back).toBeEnabled();
  await back.check();
  await expect(popup.getByLabel('Začetni kilometri')).toHaveValue('905');
  await popup.getByText('Od kod, kam, sopotniki, namen').click();
  await popup.getByLabel('Namen').fill('Po prirobnico');
  await popup.getByLabel('Namen').press('Enter');
  await expect(page).toHaveURL('/inTransit');
  expect((await ridesOf(page, task.id))[0]).toMatchObject({
    vehicle_id: taken.id,
    start_kilometers: 905,
    notes: 'Po prirobnico',
    status: 0,
  });
  await comeOnFoot(page, driver);
  await other.close();
});

test('while work runs, one press pauses it and drives; at the goal work starts in one press', async ({ page }) => {
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Delo pred vožnjo');
  await startByApi(page, task);
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: /^Prevoz/ }).click();
  const popup = page.getByRole('dialog', { name: 'Začni prevoz' });
  await expect(popup.getByText('Z začetkom prevoza gre na pavzo.')).toBeVisible();
  await popup.getByRole('button', { name: /^Vsa/ }).click();
  await popup.getByRole('radio', { name: new RegExp(vehicle.plate) }).check();
  await popup.getByLabel('Začetni kilometri').fill('700');
  await axe(page);
  await picture(page, 'pause-and-drive');
  await popup.getByRole('button', { name: 'Daj na pavzo in vozi' }).click();
  await expect(page).toHaveURL('/inTransit');
  expect(await (await page.request.get(`/api/v1/task/${task.id}/status`)).json()).toMatchObject({ status: 1 });

  await page.getByRole('button', { name: 'Na cilju, zaključi prevoz' }).click();
  const end = page.getByRole('dialog', { name: 'Zaključi prevoz' });
  await end.getByLabel('Končni kilometri').fill('712');
  await end.getByRole('button', { name: `Začni delo na ${task.number}` }).click();
  await expect(page).toHaveURL(`/task/${task.id}`);
  await expect.poll(async () => (await (await page.request.get(`/api/v1/task/${task.id}/status`)).json()).status).toBe(0);
  await leaveWork(page);
});

test('a ride holds its driver on every device, also after a reload; a passenger gets out; the end leads home', async ({
  page,
  browser,
}) => {
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Na poti s sopotnico');
  const [second, along] = [await browser.newContext(), await browser.newContext()];
  const [tablet, guest] = [await second.newPage(), await along.newPage()];
  await signInAs(tablet, driver);
  await comeOnFoot(guest, passenger);
  const { user } = await (await guest.request.get('/api/v1/me')).json();
  await tablet.goto('/tasks/all');
  await guest.goto('/tasks/all');
  await page.goto('/tasks/paused');
  await page.goto('/tasks/own');
  await expect(tablet.getByRole('heading', { name: 'Vse naloge' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Vse naloge' })).toBeVisible();

  await driveByApi(page, task.id, vehicle, 700, { company_users: [user.id], destination: 'Hotel Pod Rožnikom' });
  for (const device of [page, tablet]) {
    await expect(device).toHaveURL('/inTransit');
    await expect(device.getByRole('timer', { name: 'Čas vožnje' })).toBeVisible();
    await expect(device.getByText('Vozi: ti · S tabo: Barbara Žagar')).toBeVisible();
    await expect(device.getByRole('navigation')).toHaveCount(0);
  }
  await axe(page);
  await picture(page, 'in-transit');
  for (const away of ['/', '/vehicles', `/task/${task.id}`]) {
    await tablet.goto(away);
    await expect(tablet).toHaveURL('/inTransit');
  }
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/inTransit');

  const strip = guest.getByRole('region', { name: 'Na poti' });
  await expect(strip).toContainText('Na poti, vozi Neža Korošec');
  await strip.getByRole('link', { name: 'Poglej' }).click();
  await expect(guest).toHaveURL('/inTransit');
  await expect(guest.getByText('Vozi: Neža Korošec')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Na cilju, zaključi prevoz' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Postanek' }).click();
  await expect(guest.getByRole('list', { name: 'Pot' })).toContainText('Postanek 1');
  await axe(guest);
  await picture(guest, 'in-transit-passenger');
  await guest.getByRole('button', { name: 'Izstopi' }).click();
  await expect(guest).toHaveURL('/tasks/own');
  await expect(strip).toHaveCount(0);
  await guest.goto('/inTransit');
  await expect(guest).toHaveURL('/tasks/own');
  await expect(tablet.getByText('Brez sopotnikov')).toBeVisible();

  await page.getByRole('button', { name: 'Na cilju, zaključi prevoz' }).click();
  const end = page.getByRole('dialog', { name: 'Zaključi prevoz' });
  await expect(end.getByLabel('Končni kilometri')).toHaveValue('700');
  await expect(end.getByLabel('Kraj')).toHaveValue('Hotel Pod Rožnikom');
  await end.getByLabel('Končni kilometri').fill('699');
  await expect(end.getByRole('button', { name: 'Zaključi prevoz' })).toHaveAttribute('aria-disabled', 'true');
  await end.getByLabel('Končni kilometri').fill('712');
  await expect(end.getByText('12 km od začetka')).toBeVisible();
  await end.getByRole('button', { name: 'Zaključi prevoz' }).click();
  for (const device of [page, tablet]) await expect(device).toHaveURL('/tasks/own');
  expect((await ridesOf(page, task.id))[0]).toMatchObject({ status: 1, end_kilometers: 712, end_point: 'Hotel Pod Rožnikom' });
  await second.close();
  await along.close();
});

test('the tab shows four rides a page, the running one on top; notes are kept, and the dispatcher ends a forgotten ride', async ({
  page,
  browser,
}) => {
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Pet voženj');
  for (let at = 0; at < 4; at += 1) {
    const id = await driveByApi(page, task.id, vehicle, 100 + at * 10, { comment: at === 1 ? 'Po črpalko v Žalec' : null });
    await endByApi(page, id, 110 + at * 10);
  }
  await driveByApi(page, task.id, vehicle, 140);
  const office = await browser.newContext();
  const officePage = await office.newPage();
  await signIn(officePage, 'luka');
  await officePage.goto(`/task/${task.id}`);
  await officePage.getByRole('tab', { name: /Prevoz/ }).click();
  const rows = officePage.getByRole('table', { name: 'Prevoz' }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Na poti');
  await expect(officePage.getByText('1–4 od 5')).toBeVisible();
  await expect(officePage.getByText('končani prevozi 40 km')).toBeVisible();
  await axe(officePage);
  await picture(officePage, 'ride-tab');
  await officePage.getByRole('button', { name: 'Naslednja stran' }).click();
  await expect(rows).toHaveCount(1);
  await officePage.getByRole('textbox', { name: 'Voznik, vozilo, kraj ali opomba' }).fill('crpalko zalec');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Po črpalko v Žalec');
  await rows.first().getByRole('button', { name: /^Več/ }).click();
  await officePage.getByRole('menuitem', { name: 'Opombe …' }).click();
  await officePage.getByRole('textbox', { name: 'Opombe' }).fill('Po črpalko v Žalec, obvoz');
  await officePage.getByRole('button', { name: 'Shrani opombe' }).click();
  await expect(rows.first()).toContainText('obvoz');

  await officePage.getByRole('textbox', { name: 'Voznik, vozilo, kraj ali opomba' }).fill('');
  await expect(rows.first()).toContainText('Na poti');
  await rows.first().getByRole('button', { name: /^Več/ }).click();
  await officePage.getByRole('menuitem', { name: 'Zaključi prevoz …' }).click();
  const popup = officePage.getByRole('dialog', { name: 'Zaključi prevoz' });
  await expect(popup).toContainText('Vozi Neža Korošec.');
  await popup.getByLabel('Končni kilometri').fill('155');
  await expect(popup.getByRole('button', { name: 'Zaključi prevoz' })).toHaveAccessibleDescription('Napiši razlog.');
  await popup.getByLabel('Razlog').fill('Telefon je prazen');
  await axe(officePage);
  await popup.getByRole('button', { name: 'Zaključi prevoz' }).click();
  await expect(rows.first()).not.toContainText('Na poti');
  await expect(officePage.getByText('končani prevozi 55 km')).toBeVisible();
  await page.goto('/inTransit');
  await expect(page).toHaveURL('/tasks/own');
  await office.close();
});
