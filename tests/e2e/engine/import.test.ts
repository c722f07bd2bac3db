// Records from a messy file of another program: read as it is, mapped by its own words, mended in the preview, written at once; and a list taken along.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

/** As a spreadsheet of our part of the world saves it. */
const windows1250 = (text: string) =>
  Buffer.from([...text].map((sign) => ({ č: 0xe8, š: 0x9a, ž: 0x9e, Č: 0xc8, Š: 0x8a, Ž: 0x8e })[sign] ?? sign.charCodeAt(0)));
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
const clients = async (page: Page, q: string) =>
  (await (await page.request.get(`/api/v1/client?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json()) as Record<
    string,
    unknown
  >[];

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

test('a messy file is read, mapped, mended and brought in', async ({ page, isMobile }) => {
  const [good, wrong, left] = [fresh('Avtohiša Čuk'), fresh('Gasthof Škof'), fresh('Žaga')];
  const lines = [
    'Naziv stranke;ID za DDV;Ulica;Posta;Drzava;e-mail;placilo;komercialist',
    `${good};;Cesta na Brod 4;4000 Kranj;SLO;info@cuk.si;14 dni;NK`,
    `${wrong};;Postgasse 1;9150 Bleiburg;Avstrija;gasthof;30;`,
    `${left};;Trg 1;5230 Bovec;Atlantida;;8;PV`,
  ];
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Več: Stranke' }).click();
  await page.getByRole('menuitem', { name: 'Uvozi CSV …' }).click();
  await expect(page).toHaveURL('/clients/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Uvozi: Stranke' })).toBeVisible();
  await choose(page, 'stranke-2026.csv', windows1250(lines.join('\r\n')));

  await expect(page.getByText(`stranke-2026.csv · 3 vrstice`)).toBeVisible();
  await expect(page.getByLabel('Kodiranje')).toHaveValue('windows-1250');
  await expect(page.getByLabel('Naziv stranke')).toHaveValue('name');
  await expect(page.getByLabel('ID za DDV')).toHaveValue('vat_number');
  await expect(page.getByLabel('Posta')).toHaveValue('zip+town');
  await expect(page.getByLabel('placilo')).toHaveValue('payment_term_days');
  await expect(page.getByLabel('komercialist')).toHaveValue('');
  await expect(page.getByText('Avtohiša Čuk').first()).toBeVisible();
  await axe(page);
  await picture(page, 'import-columns');

  await page.getByRole('button', { name: 'Predogled' }).press('Enter');
  await expect(page.getByRole('button', { name: /2\s*zavrnjene/ })).toBeVisible();
  const act = page.getByRole('button', { name: /^Uvozi \d/ });
  await expect(act).toHaveAttribute('aria-disabled', 'true');
  await axe(page);
  await picture(page, 'import-preview');
  const mended = page.getByRole('textbox', { name: 'E-pošta v vrstici 3' });
  // A desk goes on with the keys where something is to be mended; by touch no keyboard comes up unasked.
  if (!isMobile) await expect(mended).toBeFocused();
  await mended.fill('gasthof@example.com');
  await mended.press('Enter');
  await expect(page.getByRole('button', { name: /1\s*zavrnjene/ })).toBeVisible();
  if (!isMobile) await expect(page.locator('[aria-invalid="true"]:focus')).toHaveCount(1);
  // What was mended is not lost by a click aside.
  await page.getByRole('main').getByRole('link', { name: 'Stranke' }).click();
  await page.getByRole('dialog', { name: 'Zavržem neshranjene spremembe?' }).getByRole('button').first().click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Prenesi zavrnjene' }).click();
  const downloaded = readFileSync(await (await download).path(), 'utf8');
  expect(downloaded).toContain(left);
  expect(downloaded).toContain('Razlog');

  expect(await clients(page, good)).toEqual([]);
  await page.getByRole('button', { name: 'Izpusti 1 vrstico' }).click();
  await expect(page.getByRole('button', { name: /0\s*zavrnjene/ })).toBeVisible();
  if (isMobile) await act.click();
  else await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Uvoženi sta 2 vrstici' })).toBeVisible();
  await axe(page);
  expect((await clients(page, good))[0]).toMatchObject({ zip: '4000', town: 'Kranj', country: 'SI', payment_term_days: 14 });
  expect((await clients(page, wrong))[0]).toMatchObject({ country: 'AT', email: 'gasthof@example.com' });
  expect(await clients(page, left)).toEqual([]);
});

test('a row that is here already shows what was and what will be', { tag: '@once' }, async ({ page }) => {
  const name = fresh('Pekarna');
  await page.request.post('/api/v1/client', { data: { name, payment_term_days: 30 } });
  await page.goto('/clients/import');
  await choose(page, 'stranke.csv', Buffer.from(`\ufeffName,Payment term\n${name},14\n`));
  await expect(page.getByText('Isto: Naziv')).toBeVisible();
  await page.getByRole('button', { name: 'Predogled' }).click();
  await expect(page.getByRole('table', { name: 'Predogled' })).toContainText('30 → 14');
  await page.getByRole('button', { name: 'Uvozi 1 vrstico' }).click();
  await expect(page.getByRole('heading', { name: 'Uvožena je 1 vrstica' })).toBeVisible();
  expect((await clients(page, name))[0]).toMatchObject({ payment_term_days: 14 });
});

test('an import whose line is cut says so', { tag: '@once' }, async ({ page, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/tags/import');
  await choose(page, 'oznake.csv', Buffer.from(`Ime;Barva\r\n${fresh('Odrezano')};#4f9be8\r\n`));
  await page.getByRole('button', { name: 'Predogled' }).click();
  const writing = '**/api/v1/import/tag';
  await page.route(writing, (route) => (route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue()));
  await page.getByRole('button', { name: 'Uvozi 1 vrstico' }).click();
  await expect(page.getByRole('alert')).toContainText('Strežnik ni dosegljiv.');
  await page.unroute(writing);
  await page.getByRole('main').getByRole('button', { name: 'Predogled' }).click();
  await page.getByRole('button', { name: 'Uvozi 1 vrstico' }).click();
  await expect(page.getByRole('heading', { name: 'Uvožena je 1 vrstica' })).toBeVisible();
});

test('the mapping of the columns is offered when such a file comes again', { tag: '@once' }, async ({ page }) => {
  // A head that no earlier file had.
  const [label, shade] = [fresh('Etiketa'), fresh('Odtenek')];
  const file = (name: string) => Buffer.from(`${label};${shade}\r\n${name};#4f9be8\r\n`);
  await page.goto('/tags/import');
  await choose(page, 'prva.csv', file(fresh('Nujno')));
  await expect(page.getByLabel(shade)).toHaveValue('');
  await page.getByLabel(label).selectOption('name');
  await page.getByLabel(shade).selectOption('color');
  const mappingSaved = page.waitForResponse(/import\/tag\/mapping/);
  await page.getByRole('button', { name: 'Predogled' }).click();
  await expect(page.getByRole('button', { name: 'Uvozi 1 vrstico' })).toBeVisible();
  await mappingSaved;

  await page.goto('/tags/import');
  await choose(page, 'druga.csv', file(fresh('Garancija')));
  await expect(page.getByText('Stolpci so povezani kot zadnjič.')).toBeVisible();
  await expect(page.getByLabel(shade)).toHaveValue('color');
  await picture(page, 'import-known');
  await page.getByRole('button', { name: 'Poveži po imenih' }).click();
  await expect(page.getByLabel(shade)).toHaveValue('');
});

test('an empty file is told so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tags/import');
  await choose(page, 'prazno.csv', Buffer.from('Ime;Barva\r\n'));
  await expect(page.getByText('V datoteki ni vrstic.')).toBeVisible();
});

test('a file is taken wherever on the page it is dropped', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tags/import');
  const data = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['Ime;Barva\r\nNujno;#ff0000\r\n'], 'oznake.csv', { type: 'text/csv' }));
    return dropped;
  });
  const heading = page.getByRole('heading', { level: 1, name: 'Uvozi: Oznake' });
  await heading.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('oznake.csv · 1 vrstica')).toBeVisible();
});

test('the preview is light as well', { tag: '@once' }, async ({ page }) => {
  await page.request.put('/api/v1/me', { data: { theme: 'light' } });
  await page.goto('/tags/import');
  await choose(page, 'oznake.csv', Buffer.from('Ime;Barva\r\nNujno;rdeča\r\n'));
  await page.getByRole('button', { name: 'Predogled' }).click();
  await expect(page.getByText('Vpiši barvo kot #rrggbb.')).toBeVisible();
  await axe(page);
  await page.request.put('/api/v1/me', { data: { theme: 'dark' } });
});

test('a list goes into a file as it is shown', { tag: '@once' }, async ({ page }) => {
  const name = fresh('=Izvoz');
  await page.request.post('/api/v1/client', { data: { name, phone: '+386 40 555 218' } });
  await page.goto(`/clients?q=${encodeURIComponent(name.slice(1))}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Več: Stranke' }).click();
  await page.getByRole('menuitem', { name: 'Izvozi CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('client.csv');
  // `trim` would take the mark off.
  const [head, row, ...more] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toContain('\ufeffNaziv;');
  expect(row).toContain(`'${name};`);
  expect(row).toContain("'+386 40 555 218");
  expect(more).toEqual([]);
});

test('a user who may not create comes to their own tasks', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'marko');
  await page.goto('/clients/import');
  await expect(page).toHaveURL('/tasks/own');
});
