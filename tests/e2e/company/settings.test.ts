// The settings of the company: found by a word, explained by what they come to, refused where they cannot hold, with rates that are never overwritten.
import type { Page } from '@playwright/test';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const today = dayOf(Date.now(), 'Europe/Ljubljana');
const shown = (day: string) => day.split('-').reverse().join('/');
const rows = (page: Page) => page.getByRole('table', { name: 'Kilometrina' }).getByRole('row');
const saved = (page: Page) => expect(page.getByText(/Shranjeno/).first()).toBeVisible();
const month = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Zapade v mesecu' }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/settings');
  await expect(page.getByLabel('Najmanj ur na dan')).toBeVisible();
});

test('the effect of a value is shown while typing, with its previous value', { tag: '@once' }, async ({ page }) => {
  await expect(page.getByText('0:07 na delu je 0:15 na računu.')).toBeVisible();
  await page.getByLabel('Najmanjša enota za račun').fill('5');
  await expect(page.getByText('0:07 na delu je 0:10 na računu.')).toBeVisible();
  await page.getByLabel('Najmanj ur na dan').fill('7:30');
  await expect(page.getByText(/5 delovnih dni po 7:30.h je 37:30.h na teden/)).toBeVisible();
  await expect(page.getByText(/prej 8/)).toBeVisible();
  await page.getByLabel('Zapade na dan').fill('15');
  await expect(page.getByText(/zapade 15\/06\//)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Spremembe obrazca' });
  await expect(bar).toContainText('Spremenjena 3 polja');
  await expect(bar).toContainText('Najmanj ur na dan');
  await picture(page, 'settings');
  await bar.getByRole('button', { name: 'Zavrzi' }).click();
  await expect(page.getByLabel('Najmanj ur na dan')).toHaveValue('8');
});

test('the head of a work order is told as it is printed, without the IBAN of the invoices', { tag: '@once' }, async ({ page }) => {
  await expect(page.getByRole('figure', { name: 'Tako piše na delovnem nalogu' })).toContainText('SI');
  await expect(page.getByRole('figure', { name: 'Tako piše na delovnem nalogu' })).not.toContainText('SI56');
  await expect(page.getByText('Piše na računih, za plačilo.')).toBeVisible();
  const boxes = page.locator('.settings-rates-box');
  await page.setViewportSize({ width: 900, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '140%'));
  await expect.poll(() => boxes.evaluateAll((all) => all.every((box) => box.scrollWidth <= box.clientWidth))).toBe(true);
});

test('an impossible value is refused at its field, before the server is asked', { tag: '@once' }, async ({ page }) => {
  const { iban } = await (await page.request.get('/api/v1/settings')).json();
  await month(page, 'februar');
  await page.getByLabel('IBAN').fill('SI56 1910 0000 0123 439');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kontrolni števki IBAN se ne ujemata.')).toBeVisible();
  await expect(page.getByText('Tega dne v mesecu ni vsako leto.')).toBeVisible();
  await month(page, 'junij');
  await page.getByLabel('IBAN').fill('SI56 1910 0000 0123 438');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page.getByLabel('IBAN')).toHaveValue('SI56 1910 0000 0123 438');
  // A logo is judged by its bytes, whatever it calls itself, as soon as it is chosen.
  await page.locator('input[type=file]').setInputFiles({ name: 'logotip.png', mimeType: 'image/png', buffer: Buffer.from('Toplar') });
  await expect(page.getByRole('group', { name: 'Logotip' }).getByText('Izberi sliko (JPEG ali PNG).')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Spremembe obrazca' })).not.toContainText('Spremenjeno');
  expect((await page.request.put('/api/v1/settings', { data: { iban } })).status()).toBe(200);
});

test('a setting is found by a word, without its accents', async ({ page, isMobile }) => {
  if (isMobile) await page.getByPlaceholder('Išči nastavitev').click();
  else await page.keyboard.press('/');
  await page.keyboard.type('najmanjsa enota');
  await expect(page.getByLabel('Najmanjša enota za račun')).toBeVisible();
  await expect(page.getByLabel('Naziv')).toBeHidden();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('letalo');
  await expect(page.getByText('Take nastavitve ni')).toBeVisible();
  await page.getByRole('button', { name: 'Počisti iskanje' }).first().click();
  await expect(page.getByLabel('Naziv')).toBeVisible();
});

test('the contents lead to a section and mark what has changed', async ({ page, isMobile }) => {
  await page.getByLabel('Veljavnost povezav').fill('20');
  const contents = page.getByRole('navigation', { name: 'Razdelki' });
  if (isMobile) {
    await contents.getByRole('combobox').selectOption({ label: '● Povezave za stranke' });
  } else {
    await expect(contents.getByRole('link', { name: 'Povezave za stranke, spremenjeno' })).toBeVisible();
    await contents.getByRole('link', { name: 'Kilometrina' }).click();
    await expect(contents.getByRole('link', { name: 'Kilometrina' })).toHaveAttribute('aria-current', 'location');
    await expect(page.getByRole('heading', { name: 'Kilometrina' })).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Zavrzi' }).click();
});

test('a rate to come is written in the table, saved, removed and brought back; a used one is locked', { tag: '@once' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 4(09|22)/);
  await expect(rows(page).filter({ hasText: 'velja zdaj' })).toContainText(/\d+ vo[žz]/);
  await expect(rows(page).filter({ hasText: 'velja zdaj' }).getByRole('button')).toHaveCount(0);
  const day = dayAfter(today, 38);
  const add = async (from: string) => {
    await page.getByRole('button', { name: 'Nova cena od …' }).click();
    const draft = rows(page).filter({ has: page.getByRole('textbox') });
    await draft.getByLabel('Velja od').fill(shown(from));
    await draft.getByLabel('€ na km').fill('0,45');
    await expect(page.getByRole('region', { name: 'Spremembe obrazca' })).toContainText(`Kilometrina od ${shown(from)}`);
    await page.keyboard.press('Control+s');
  };
  await add(day);
  const row = rows(page).filter({ hasText: shown(day) });
  await expect(row).toContainText('čez 38 dni');
  await expect(row).toContainText('0,45');
  await expect(rows(page).filter({ hasText: 'velja zdaj' })).toBeVisible();

  // What is wrong has the focus: said by the page itself, and by the server.
  await page.getByRole('button', { name: 'Nova cena od …' }).click();
  await page.keyboard.press('Control+s');
  await expect(rows(page).getByLabel('€ na km')).toBeFocused();
  await page.getByRole('button', { name: 'Zavrzi' }).click();
  await add(day);
  await expect(page.getByText('Od tega dne že velja druga vrstica.')).toBeVisible();
  await expect(rows(page).getByLabel('Velja od')).toBeFocused();
  await page.getByRole('button', { name: 'Zavrzi' }).click();
  await add(dayAfter(today, -400));
  await expect(page.getByText(/že vzel.* prejšnjo ceno/)).toBeVisible();
  await page.getByRole('button', { name: 'Zavrzi' }).click();

  await row.getByRole('button', { name: `Odstrani: Kilometrina od ${shown(day)}` }).click();
  await expect(row).toBeHidden();
  const undo = page.getByRole('button', { name: 'Razveljavi' });
  await undo.press('Enter');
  await expect(row).toContainText('0,45');
  await page.clock.install();
  await row.getByRole('button', { name: 'Odstrani' }).click();
  await expect(row).toBeHidden();
  // The offer that took the focus along with it holds none of those after it.
  await page.clock.fastForward(7000);
  await expect(undo).toHaveCount(0);
});

test('a rate is read whole while it is written, each field by its name', async ({ page }) => {
  await page.getByRole('button', { name: 'Nova dnevnica od …' }).click();
  const draft = page.getByRole('row', { name: /^Dnevnica/ }).filter({ has: page.getByRole('textbox') });
  for (const label of ['6–8 h', '8–12 h', 'nad 12 h']) await draft.getByLabel(label).fill('127,81');
  const cut = await draft
    .locator('input')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ id }) => document.querySelector(`[for="${id}"]`)?.textContent),
    );
  expect(cut).toEqual([]);
  await expect(draft.getByText('Opomba', { exact: true })).toBeInViewport();
  await axe(page);
  await page.getByRole('button', { name: 'Zavrzi' }).click();
});

test('the holidays of a year are shown, then added at once', { tag: '@once' }, async ({ page }) => {
  const thisYear = Number(today.slice(0, 4));
  const year = thisYear + 2;
  await page.getByRole('button', { name: 'Dopolni leto …' }).click();
  const popup = page.getByRole('dialog', { name: 'Dopolni praznike' });
  // The first year that is missing: the next one, and this one where nothing is written down yet.
  await expect(popup.getByRole('radio', { name: String(thisYear + 1) })).toBeChecked();
  // The list below has all its rows: what grows takes the popup along, and with it what one is about to press.
  const settled = () => expect(popup.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(popup).toContainText('Prešernov dan');
  await settled();
  await popup.getByRole('combobox', { name: 'Država' }).fill('Norv');
  await page.getByRole('option', { name: 'Norveška' }).click();
  await expect(popup.getByRole('radio', { name: String(thisYear), exact: true })).toBeChecked();
  await settled();
  await popup.getByRole('combobox', { name: 'Država' }).fill('Sloven');
  await page.getByRole('option', { name: 'Slovenija' }).click();
  await expect(popup).toContainText('Prešernov dan');
  await popup.getByText(String(year), { exact: true }).click();
  await expect(popup).toContainText(`08/02/${year}`);
  await settled();
  await axe(page);
  const act = popup.getByRole('button', { name: /^Dodaj \d+ praznik/ });
  if (await act.isEnabled()) {
    await act.click();
    await expect(popup).toBeHidden();
  }
  const { status, there } = await page.request.get(`/api/v1/holiday/fill?year=${year}&country=SI`).then(async (answer) => ({
    status: answer.status(),
    there: ((await answer.json()) as { there: boolean }[]).every((one) => one.there),
  }));
  expect({ status, there }).toEqual({ status: 200, there: true });
});

test('a proxy that the server does not know is told to who sets the company up', async ({ page }) => {
  const notice = page.getByText('Posrednik pred strežnikom ni naveden');
  await expect(notice).toHaveCount(0);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByText(/Vsi klici pridejo z naslova 127\.0\.0\.1/)).toBeVisible();
  await axe(page);
});
