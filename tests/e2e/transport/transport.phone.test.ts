// A ride on a phone: nothing but the ride, everything under the thumb, a stop in one tap, fuel with its receipt.
import type { Locator } from '@playwright/test';
import { png } from '../../support/upload.ts';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, test } from '../support.ts';
import { axeInBothThemes } from '../tasks/task-acts.ts';
import { leaveWork, makeTask } from '../tasks/task-page.ts';
import { comeOnFoot, driveByApi, makeVehicle, ridesOf } from './ride-page.ts';

const driver = 'irena.mlakar';
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? 0;

test('from the task to the goal: two questions, the rest are taps', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 46.05108, longitude: 14.50513 });
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Servis na terenu');
  await page.goto(`/task/${task.id}`);
  await page.getByRole('region', { name: 'Delo' }).getByRole('button', { name: 'Prevoz' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Začni prevoz' });
  await sheet.getByRole('button', { name: /^Vsa/ }).tap();
  await sheet.getByRole('radio', { name: new RegExp(vehicle.plate) }).check();
  await sheet.getByLabel('Začetni kilometri').fill('148.201');
  await sheet.getByText('Od kod, kam, sopotniki, namen').tap();
  await sheet.getByLabel(/^Sopotniki/).fill('zup');
  await page.getByRole('option', { name: 'Maja Zupan' }).tap();
  await axeInBothThemes(page);
  await picture(page, 'ride-start');
  await sheet.getByRole('button', { name: 'Začni prevoz' }).tap();
  await expect(page).toHaveURL('/inTransit');

  const arrived = page.getByRole('button', { name: 'Na cilju, zaključi prevoz' });
  await expect(arrived).toBeVisible();
  expect((await arrived.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  expect(await topOf(page.getByRole('button', { name: 'Postanek' }))).toBeGreaterThan(800 - 220);
  await expect(page.getByText('S tabo: Maja Zupan')).toBeVisible();
  await expect(page.getByText('Dokler prevoz teče, ostane odprt ta zaslon, na vseh tvojih napravah.')).toBeVisible();
  await axeInBothThemes(page);
  await picture(page, 'in-transit');

  const route = page.getByRole('list', { name: 'Pot' });
  await page.getByRole('button', { name: 'Postanek' }).tap();
  await expect(route).toContainText('Postanek 1');
  await expect(route.getByRole('link', { name: 'Na zemljevidu' })).toHaveAttribute('href', /^geo:46\.05108,14\.50513/);
  await route.getByRole('button', { name: /^Uredi postanek/ }).tap();
  await page.getByLabel('Kraj').fill('Veletrgovina Merino');
  await page.getByLabel(/^Kilometri/).fill('148207');
  await picture(page, 'ride-stop-by');
  await page.getByRole('button', { name: 'Shrani postanek' }).tap();
  await expect(route).toContainText('Veletrgovina Merino');
  await expect(route).toContainText('148.207 km');

  await page.getByRole('button', { name: 'Gorivo' }).tap();
  const fuel = page.getByRole('dialog', { name: 'Gorivo' });
  await fuel.getByLabel('Litri').fill('38,40');
  await fuel.getByLabel('Znesek').fill('59,48');
  await expect(fuel.getByText('1,549 € za liter')).toBeVisible();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/v1/file', async (call) => {
    await held;
    await call.continue();
  });
  await expect(fuel.getByLabel('Slikaj račun')).toHaveAttribute('capture', 'environment');
  await fuel.getByLabel('Slikaj račun').setInputFiles({ name: 'racun-petrol.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  const save = fuel.getByRole('button', { name: 'Dodaj gorivo' });
  await expect(save).toHaveAccessibleDescription('Gorivo se shrani, ko je račun prenesen.');
  letThrough();
  await expect(fuel.getByText('preneseno')).toBeVisible();
  await axe(page);
  await picture(page, 'ride-fuel');
  await save.tap();
  await expect(route).toContainText('38,4 l, 59,48 €');

  await arrived.tap();
  const end = page.getByRole('dialog', { name: 'Zaključi prevoz' });
  await expect(end.getByLabel('Končni kilometri')).toHaveValue('148.207');
  await end.getByLabel('Končni kilometri').fill('148.224');
  await axe(page);
  await picture(page, 'ride-end');
  await end.getByRole('button', { name: 'Zaključi prevoz' }).tap();
  await expect(page).toHaveURL('/tasks/own');
  const [ride] = await ridesOf(page, task.id);
  expect(ride).toMatchObject({
    status: 1,
    start_kilometers: 148_201,
    end_kilometers: 148_224,
    waypoints: [{ point: 'Veletrgovina Merino', kilometers: 148_207 }],
    refuels: [{ liters: 38.4, price: 5948 }],
  });
  expect(ride.refuels[0].receipt_file_id).toBeGreaterThan(0);

  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: /Prevoz/ }).tap();
  await expect(page.getByRole('table', { name: 'Prevoz' })).toContainText('23 km');
  await expect(page.getByRole('link', { name: 'Odpri račun, 38,4 l' })).toBeVisible();
  await axe(page);
  await picture(page, 'ride-tab');
  expect(await scrollsSideways(page)).toBe(false);
});

test('nothing is cut in German at the largest zoom', async ({ page }) => {
  const vehicle = await makeVehicle(page);
  await comeOnFoot(page, driver);
  await leaveWork(page);
  const task = await makeTask(page, 'Zamenjava obtočne črpalke ogrevalnega kroga');
  await driveByApi(page, task.id, vehicle, 5000, { destination: 'Zdravstveni dom Ljubljana Šiška' });
  await page.request.put('/api/v1/me', { data: { language: 'de', zoom: 140 } });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Am Ziel, Fahrt beenden' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  const cut = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).map((button) => button.textContent));
  expect(cut).toEqual([]);
  await axe(page);
  await picture(page, 'in-transit-german-140');
  await page.getByRole('button', { name: 'Am Ziel, Fahrt beenden' }).tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fahrt beenden' })).toBeInViewport();
  await comeOnFoot(page, driver);
});
