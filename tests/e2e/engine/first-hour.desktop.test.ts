// An administrator's first hour in an empty installation, as the screens lead through it: company, work types, role, colleague, 500 clients from a messy file, the first task.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startServer } from '../../support/server.ts';
import { messyClients } from '../clients/messy-clients.ts';
import { axe, expect, test as ours, picture } from '../support.ts';

const email = 'ana.kovac@example.com';
const password = 'prvi-dan-2026';

const test = ours.extend<object, { company: { readonly url: string } }>({
  company: [
    async ({ browserName: _any }, use) => {
      const server = await startServer({ env: { SEED: 'none', ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const signIn = async (page: Page, emailOfUser: string, secret: string) => {
  await page.getByLabel('E-pošta').fill(emailOfUser);
  await field(page, 'Geslo').fill(secret);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/tasks/own');
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Glavni meni' });
/** Back where the steps stand; the one that is next is taken. */
const step = async (page: Page, name: string, taken: number) => {
  await menu(page).getByRole('link', { name: 'Naloge', exact: true }).click();
  const steps = page.getByRole('region', { name: 'Postavi podjetje' });
  await expect(steps.getByText('opravljeno')).toHaveCount(taken);
  await steps.getByRole('link', { name }).click();
};
const pick = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
const clientsOf = async (page: Page) =>
  Number((await page.request.get('/api/v1/client?range=[0,0]')).headers()['content-range']?.split('/')[1]);

test('a company is set up in its first hour, and the first task reaches a colleague', async ({ page, browser, baseURL, guard }) => {
  test.setTimeout(300_000);
  guard.allow(/status of 401/);
  await test.step('signs in, and is told what to do', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { name: 'Postavi podjetje' })).toBeVisible();
    await axe(page);
    await picture(page, 'first-steps');
  });

  await test.step('says who the company is and how it counts', async () => {
    await step(page, 'Nastavitve podjetja', 0);
    await field(page, 'Naziv').fill('Toplar servis d. o. o.');
    await field(page, 'Davčna številka').fill('SI 5184 2092');
    await field(page, 'Naslov').fill('Cesta v Mestni log 55');
    await field(page, 'Pošta').fill('1000');
    await field(page, 'Kraj').fill('Ljubljana');
    await page.getByLabel('Najmanjša enota za račun').fill('30');
    await page.getByLabel('Najmanj ur na dan').fill('7:30');
    await expect(page.getByText('0:07 na delu je 0:30 na računu.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/Shranjeno: Toplar servis d\. o\. o\.$/)).toBeVisible();
  });

  await test.step('names the first work type', async () => {
    await step(page, 'Nova vrsta dela', 1);
    await field(page, 'Naziv').fill('Servis');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Servis' })).toBeVisible();
  });

  await test.step('makes a role of what technicians may', async () => {
    await step(page, 'Nova vloga', 2);
    await field(page, 'Naziv').fill('Serviser');
    await page.getByRole('checkbox', { name: 'Vidi stranke' }).check();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Serviser' })).toBeVisible();
  });

  const link = await test.step('invites a colleague with that role, and gets the link once', async () => {
    await step(page, 'Nov uporabnik', 3);
    await field(page, 'Ime').fill('Jaka');
    await field(page, 'Priimek').fill('Bizjak');
    await page.getByLabel('E-pošta za prijavo').fill('jaka.bizjak@example.com');
    await pick(page, 'Vloga', 'Serviser');
    await page.getByRole('button', { name: 'Ustvari' }).click();
    const popup = page.getByRole('dialog', { name: 'Povezava za prvo geslo' });
    const url = (await popup.getByText('/resetPass/').textContent()) ?? '';
    await picture(page, 'first-invitation');
    await popup.getByRole('button', { name: 'Zapri' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jaka Bizjak' })).toBeVisible();
    await expect(popup).toBeHidden();
    return url;
  });

  await test.step('brings 500 clients in; what is refused comes back as a file, is mended and follows', async () => {
    const { file, refused, mended } = messyClients();
    await step(page, 'Uvozi CSV …', 4);
    await choose(page, 'Stranke iz starega programa.csv', file);
    await expect(page.getByText('500 vrstic')).toBeVisible();
    await expect(page.getByLabel('Tel./GSM')).toHaveValue('');
    await page.getByLabel('Tel./GSM').selectOption('phone');
    await page.getByRole('button', { name: 'Predogled' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`${refused}\\s*zavrnjene`) })).toBeVisible();
    await axe(page);
    await picture(page, 'first-import');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Prenesi zavrnjene' }).click();
    const downloaded = readFileSync(await (await download).path());
    await page.getByRole('button', { name: `Izpusti ${refused} vrstic` }).click();
    await page.getByRole('button', { name: `Uvozi ${500 - refused} vrstic` }).click();
    await expect(page.getByRole('heading', { name: `Uvoženih je ${500 - refused} vrstic` })).toBeVisible();

    await page.getByRole('button', { name: 'Nov uvoz' }).click();
    await choose(page, 'client-refused.csv', mended(downloaded));
    await page.getByRole('button', { name: 'Predogled' }).click();
    await page.getByRole('button', { name: /^Uvozi \d+ vrstic/ }).click();
    await expect(page.getByRole('heading', { name: /^Uvožen/ })).toBeVisible();
    expect(await clientsOf(page)).toBe(498);
  });

  const colleague = await test.step('the colleague sets a password by the link and finds nothing to do yet', async () => {
    const context = await browser.newContext({ baseURL, locale: 'sl-SI', timezoneId: 'Europe/Ljubljana' });
    const own = await context.newPage();
    await own.goto(new URL(link).pathname);
    await own.getByLabel('Novo geslo').fill('zelena vrata na dvorišče');
    await own.getByLabel('Ponovi').fill('zelena vrata na dvorišče');
    await own.getByRole('button', { name: 'Shrani geslo' }).click();
    await own.getByRole('link', { name: /prijav/i }).click();
    await signIn(own, 'jaka.bizjak@example.com', 'zelena vrata na dvorišče');
    await expect(own.getByText('Nič te ne čaka')).toBeVisible();
    return own;
  });

  await test.step('the first task goes to the colleague, who has it at once', async () => {
    await step(page, 'Nova naloga', 5);
    const popup = page.getByRole('dialog', { name: 'Nova naloga' });
    await popup.getByRole('combobox', { name: 'Stranka' }).fill('cuk');
    await page.getByRole('option', { name: /Čuk/ }).first().click();
    await popup.getByRole('textbox', { name: 'Naslov' }).fill('Zagon toplotne črpalke');
    await popup.getByRole('combobox', { name: 'Nosi in ekipa' }).fill('jaka');
    await page.getByRole('option', { name: 'Jaka Bizjak' }).click();
    await popup.getByRole('button', { name: 'Ustvari nalogo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Zagon toplotne črpalke/ })).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Zagon toplotne črpalke', exact: true })).toBeVisible();
    await picture(colleague, 'first-task');
    await menu(page).getByRole('link', { name: 'Naloge', exact: true }).click();
    await expect(page.getByText('Nič te ne čaka')).toBeVisible();
  });
});
