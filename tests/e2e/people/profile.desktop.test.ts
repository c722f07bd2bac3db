// One's own profile at a desk: own data, the password, a second factor, how the screens look, and the hours of news.

import { axe, expect, picture, signIn, test } from '../support.ts';
import { firstPassword, hire, joins } from './people.ts';

test.beforeEach(async ({ page }) => signIn(page, 'admin'));

test('own data and the hours of news are saved together; what is wrong is said at its field', async ({ page, browser, baseURL }) => {
  const own = await joins(page, browser, baseURL, await hire(page));
  await own.goto('/tasks/own');
  await own.getByRole('button', { name: /Uporabniški meni|Žiga/ }).click();
  await own.getByRole('link', { name: 'Moj profil' }).click();
  await expect(own).toHaveURL('/profile');
  await expect(own.getByRole('heading', { level: 1, name: 'Moj profil' })).toBeVisible();
  await picture(own, 'profile');

  await own.getByLabel('Ime', { exact: true }).fill('');
  await own.keyboard.press('Control+s');
  await expect(own.getByLabel('Ime', { exact: true })).toBeFocused();
  await expect(own.getByText('Izpolni to polje.')).toBeVisible();
  await own.getByLabel('Ime', { exact: true }).fill('Žan');
  const phone = own.getByLabel('Telefon', { exact: true });
  await phone.fill('po dogovoru');
  await own.keyboard.press('Tab');
  await expect(phone).toHaveAccessibleDescription(/telefonsko številko/);
  await own.getByRole('combobox', { name: 'Do', exact: true }).click();
  await own.getByRole('option', { name: '01:00' }).click();
  await expect(own.getByText('Konec obvestil mora biti po začetku.')).toBeVisible();
  await expect(own.getByRole('button', { name: '2 napaki' })).toBeVisible();
  await phone.fill('040 555 900');
  await expect(phone).not.toHaveAccessibleDescription(/telefonsko številko/);
  await own.getByRole('combobox', { name: 'Do', exact: true }).click();
  await own.getByRole('option', { name: '22:00' }).click();
  await expect(own.getByRole('img', { name: /od .* do 22:00/ })).toBeVisible();
  await own.keyboard.press('Control+s');
  await expect(own.getByText('Profil je shranjen.')).toBeVisible();
  const { user } = await (await own.request.get('/api/v1/me')).json();
  expect(user).toMatchObject({ name: 'Žan', notification_end_hour: 22 });
  await own.context().close();
});

test('an unreadable card says so, and is read again on request', async ({ page, guard }) => {
  guard.allow(/status of 503/);
  const parts = /\/api\/v1\/(me\/sessions|notification\/choices)$/;
  await page.route(parts, (route) => route.fulfill({ status: 503 }));
  await page.goto('/profile');
  const failed = page.getByRole('alert').filter({ hasText: 'Podatkov ni bilo mogoče prebrati' });
  await expect(failed).toHaveCount(2);
  // An answer of somebody before the server has no words of ours: they are said here.
  for (const one of await failed.all()) await expect(one).toContainText('Podatkovna baza se ne odziva.');
  await page.unroute(parts);
  for (const left of [1, 0]) {
    await failed.first().getByRole('button', { name: 'Poskusi znova' }).click();
    await expect(failed).toHaveCount(left);
  }
  await expect(page.getByRole('region', { name: 'Seje' }).getByRole('listitem')).not.toHaveCount(0);
});

test('the look acts at once', async ({ page, browser, baseURL }) => {
  const own = await joins(page, browser, baseURL, await hire(page));
  await own.goto('/profile');
  await own.getByRole('group', { name: 'Tema' }).getByText('Svetla').click();
  await expect(own.locator('html')).toHaveAttribute('data-theme', 'light');
  await own.getByRole('combobox', { name: 'Jezik' }).click();
  await own.getByRole('option', { name: 'Deutsch' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();
  await expect
    .poll(async () => (await (await own.request.get('/api/v1/me')).json()).user)
    .toMatchObject({ theme: 'light', language: 'de' });
  await own.context().close();
});

test('the password is changed with the present one, and a PIN is shown once', async ({ page, browser, baseURL, guard }) => {
  guard.allow(/422/);
  const person = await hire(page);
  const own = await joins(page, browser, baseURL, person);
  await own.goto('/profile');
  await own.getByRole('button', { name: 'Zamenjaj geslo' }).click();
  const popup = own.getByRole('dialog', { name: 'Zamenjaj geslo' });
  await popup.getByLabel('Sedanje geslo').fill('nekaj drugega');
  await popup.getByLabel('Novo geslo').fill('Modra-ptica-poje-zjutraj-5');
  // So a browser tells of a field that it has filled in by itself.
  await own.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await axe(own);
  await popup.getByRole('button', { name: 'Zamenjaj geslo' }).click();
  await expect(popup.locator('#profile-current-error')).toBeVisible();
  await popup.getByLabel('Sedanje geslo').fill(firstPassword);
  await popup.getByRole('button', { name: 'Zamenjaj geslo' }).click();
  await expect(popup).toBeHidden();
  const elsewhere = await browser.newContext({ baseURL });
  const again = await elsewhere.request.post('/api/v1/login', { data: { email: person.email, password: 'Modra-ptica-poje-zjutraj-5' } });
  expect(again.status()).toBe(200);
  await elsewhere.close();

  await own.reload();
  await own.getByRole('button', { name: 'PIN za registrator' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Ustvari PIN' }).click();
  await expect(own.getByRole('dialog').getByRole('status')).toHaveText(/^\d{4,8}$/);
  await own.context().close();
});

test('a second factor begins with the password and a code to scan', async ({ page, browser, baseURL }) => {
  const own = await joins(page, browser, baseURL, await hire(page));
  await own.goto('/profile');
  await own.getByRole('button', { name: 'Drugi faktor' }).click();
  const popup = own.getByRole('dialog', { name: 'Drugi faktor' });
  await popup.locator('input[type="password"]').fill(firstPassword);
  await own.keyboard.press('Enter');
  await expect(popup.locator('svg[role="img"], img, canvas').first()).toBeVisible();
  await axe(own);
  await own.context().close();
});
