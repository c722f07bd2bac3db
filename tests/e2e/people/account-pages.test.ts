// The pages before anybody is signed in: an invitation becomes an account, a forgotten password a new one, and a second factor is asked for where it is due.
import { type Browser, type Page, request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, emailOf } from '../../support/stories/cast.ts';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, expect, picture, test } from '../support.ts';

const password = 'štirje mlini drobijo kamen';
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
let people = 0;

/** The administrator's own calls, beside the page. */
const administrator = async (baseURL: string | undefined) => {
  const calls = await request.newContext({ baseURL: `${baseURL}/api/v1/`, ignoreHTTPSErrors: true });
  expect((await calls.post('login', { data: { email: emailOf('admin'), password: demoPassword } })).status()).toBe(200);
  return calls;
};
type Administrator = Awaited<ReturnType<typeof administrator>>;

const newcomer = async (admin: Administrator, role_id = 3) => {
  people += 1;
  const email = `vabljen-${test.info().project.name}-${Date.now()}-${people}@example.com`;
  const made = await admin.post('user', { data: { name: 'Zala', last_name: 'Novinka', email, role_id } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const { url } = (await (await admin.post(`user/${id}/invite`)).json()) as { url: string };
  return { id, email, path: new URL(url).pathname };
};
/** Somebody whose password is set already. */
const member = async (admin: Administrator, role_id?: number) => {
  const { path, ...user } = await newcomer(admin, role_id);
  const set = await admin.post(`public/reset_password/${path.split('/').at(-1)}`, { data: { password } });
  expect(set.status()).toBe(200);
  return user;
};
/** Their calls, and a second factor in force. */
const withFactor = async (baseURL: string | undefined, email: string) => {
  const calls = await request.newContext({ baseURL: `${baseURL}/api/v1/` });
  await calls.post('login', { data: { email, password } });
  const { secret } = (await (await calls.post('me/second_factor', { data: { password } })).json()) as { secret: string };
  let codes: string[] = [];
  // With the code before the present one, which is left for the sign-in; the next half minute may begin on the way.
  await expect(async () => {
    const done = await calls.post('me/second_factor/confirm', { data: { code: codeOf(secret, -1) } });
    expect(done.status(), await done.text()).toBe(200);
    codes = ((await done.json()) as { recovery_codes: string[] }).recovery_codes;
  }).toPass();
  return { secret, codes };
};
const fillPair = async (page: Page, email: string) => {
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Geslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
};
const inBothThemes = async (page: Page, name: string) => {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
    await axe(page, theme === 'dark' ? 'all' : 'colours');
    await picture(page, `${name}-${theme}`);
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await scrollsSideways(page), 'something is wider than the screen').toBe(false);
};

test('an invitation sets the first password, once, and leads to sign-in', async ({ page, baseURL, guard }) => {
  guard.allow(/401.*ping/);
  const admin = await administrator(baseURL);
  const { email, path } = await newcomer(admin);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Nastavi geslo' })).toBeVisible();
  await expect(page.getByText('Pozdrav, Zala.')).toBeVisible();
  await page.getByLabel('Novo geslo').fill('kratkole');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Še 4 znaki. Dolžina šteje več kot ločila, na primer štiri besede.')).toBeVisible();
  await expect(page.getByLabel('Novo geslo')).toBeFocused();
  await inBothThemes(page, 'reset-short');
  await page.getByLabel('Novo geslo').fill(password);
  await page.getByLabel('Ponovi').fill('nekaj čisto drugega');
  await page.getByRole('button', { name: 'Shrani geslo' }).click();
  await expect(page.getByText('Gesli se ne ujemata.')).toBeVisible();
  await page.getByLabel('Ponovi').fill(password);
  await page.getByRole('button', { name: 'Shrani geslo' }).click();
  await expect(page.getByRole('heading', { name: 'Geslo je nastavljeno' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('S to povezavo je geslo že nastavljeno.')).toBeVisible();
  await page.getByRole('link', { name: 'Na prijavo' }).click();
  await fillPair(page, email);
  await page.waitForURL('**/tasks/own');
});

test('a forgotten password: the link is asked for, waits a minute for the next, and sets a new one', { tag: '@once' }, async ({
  page,
  baseURL,
  guard,
}) => {
  guard.allow(/404/, /401.*ping/);
  const admin = await administrator(baseURL);
  const { id, email } = await member(admin);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Pozabljeno geslo?' }).click();
  await expect(page.getByRole('heading', { name: 'Novo geslo' })).toBeVisible();
  await page.getByLabel('E-pošta').fill('ni naslov');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vpiši cel naslov')).toBeVisible();
  await inBothThemes(page, 'reset-ask');
  await page.getByLabel('E-pošta').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Poglej v e-pošto' })).toBeFocused();
  await expect(page.getByText(/Velja 1 uro, do \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Pošlji še enkrat/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('timer')).toHaveText(/0:\d\d/);
  await inBothThemes(page, 'reset-sent');
  const filter = encodeURIComponent(JSON.stringify({ recipient: email }));
  const newest = async () =>
    ((await (await admin.get(`mail?filter=${filter}&sort=["id","DESC"]`)).json()) as { id: number; subject: string }[])[0];
  // It is written beside the answer.
  await expect.poll(async () => (await newest())?.subject).toBe('Novo geslo');
  // The outbox shows no way in; without a mail server whoever looks after users hands the link over.
  const { text } = (await (await admin.get(`mail/${(await newest())?.id}`)).json()) as { text: string };
  expect(text).toMatch(/\/resetPass\/…/);
  const { url } = (await (await admin.post(`user/${id}/reset_password`)).json()) as { url: string };
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole('heading', { name: 'Nastavi novo geslo' })).toBeVisible();
  await page.getByLabel('Novo geslo').fill(`${password} znova`);
  await page.getByLabel('Ponovi').fill(`${password} znova`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Geslo je nastavljeno' })).toBeVisible();

  await page.goto(`/resetPass/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Povezava ne velja več' })).toBeVisible();
  await inBothThemes(page, 'reset-gone');
  await page.getByRole('link', { name: 'Zahtevaj novo povezavo' }).click();
  await expect(page.getByRole('heading', { name: 'Novo geslo' })).toBeVisible();
});

test('a second factor is asked for after the password: a code of the app, or a recovery code', { tag: '@once' }, async ({
  page,
  baseURL,
  guard,
  context,
}) => {
  guard.allow(/401/);
  const admin = await administrator(baseURL);
  const { email } = await member(admin);
  const { secret, codes } = await withFactor(baseURL, email);
  await page.goto('/login');
  await fillPair(page, email);
  await expect(page.getByRole('heading', { name: 'Vpiši kodo' })).toBeVisible();
  const code = page.getByLabel('Koda iz aplikacije');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Koda ni prava ali je že porabljena.')).toBeVisible();
  await inBothThemes(page, 'login-code');
  await code.fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tasks/own');

  // The open page would notice at once, and go to sign-in itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/login');
  await fillPair(page, email);
  await page.getByRole('button', { name: 'Nimaš telefona? Vpiši rezervno kodo' }).click();
  await page.getByLabel('Rezervna koda').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tasks/own');
});

test('a role that asks for a second factor opens nothing but its set-up', { tag: '@once' }, async ({ page, baseURL, guard }) => {
  guard.allow(/401.*ping/, /422.*second_factor/, /second-factor-gate/, /ChunkError/);
  const admin = await administrator(baseURL);
  const role = (await (
    await admin.post('role', {
      data: { name: `Zavarovana ${test.info().project.name} ${Date.now()}`, permissions: [], second_factor_required: true },
    })
  ).json()) as { id: number };
  const { email } = await member(admin, role.id);
  // A part that does not come is told in people's words too where no screen stands around it.
  await page.route('**/assets/second-factor-gate-*.js', (route) => route.abort());
  await page.goto('/login');
  await fillPair(page, email);
  await expect(page.getByText('Del programa se ni naložil: povezava je odpovedala.')).toBeVisible();
  await axe(page);
  await page.unroute('**/assets/second-factor-gate-*.js');
  await page.getByRole('button', { name: 'Naloži znova' }).click();
  await expect(page.getByRole('heading', { name: 'Drugi faktor' })).toBeVisible();
  await inBothThemes(page, 'second-factor-gate');
  await page.getByLabel('Geslo').fill('napačno geslo tukaj');
  await page.getByRole('button', { name: 'Nadaljuj' }).click();
  await expect(page.getByText('Geslo ni pravo.')).toBeVisible();
  await page.getByLabel('Geslo').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Koda QR za aplikacijo' })).toBeVisible();
  await inBothThemes(page, 'second-factor-scan');
  const secret = ((await page.locator('.second-factor-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Koda iz aplikacije').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Rezervne kode' }).getByRole('listitem')).toHaveCount(10);
  await inBothThemes(page, 'second-factor-codes');
  await page.getByRole('button', { name: 'Kode imam, končaj' }).click();
  await page.waitForURL('**/tasks/own');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('an invitation speaks the language of who is invited, and nothing is cut in German at 140 %', async ({
  browser,
  baseURL,
}: {
  browser: Browser;
  baseURL: string | undefined;
}) => {
  const admin = await administrator(baseURL);
  const { id, path } = await newcomer(admin);
  await admin.put(`user/${id}`, { data: { language: 'de' } });
  const { url } = (await (await admin.post(`user/${id}/invite`)).json()) as { url: string };
  expect(new URL(url).pathname).not.toBe(path);
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(viewport && { viewport }) });
  const page = await context.newPage();
  await page.goto(new URL(url).pathname);
  await expect(page.getByRole('heading', { name: 'Passwort festlegen' })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '140%'));
  expect(await scrollsSideways(page)).toBe(false);
  await axe(page);
  await picture(page, 'reset-german');
  await context.close();
});
