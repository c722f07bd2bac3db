// Luka plans who is on call: by a rotation that shows what it would write, over days that he drags, into a gap, and from another month; everybody sees it.
import type { Page } from '@playwright/test';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const zone = 'Europe/Ljubljana';
const today = dayOf(Date.now(), zone);
const shown = (day: string) => day.split('-').reverse().join('/');
const short = (day: string) => shown(day).slice(0, 5);
const inTheme = (page: Page, theme: string) => page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
const userId = async (page: Page, name: string): Promise<number> => {
  const users = (await (await page.request.get('/api/v1/user_names')).json()) as { id: number; title: string }[];
  return users.find(({ title }) => title === name)?.id ?? 0;
};
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
};
/** The rows of one month, which no other story of this file uses. */
const openMonth = async (page: Page, day: string) => {
  await page.goto(`/onCallCalendar?day=${day}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dežurstva' })).toBeVisible();
  await expect(page.locator('.on-call[aria-busy="false"]')).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await signIn(page, 'luka');
  const all = (await (await page.request.get('/api/v1/on_call_shift?range=[0,999]')).json()) as { id: number }[];
  for (const { id } of all) expect((await page.request.delete(`/api/v1/on_call_shift/${id}`)).status()).toBe(200);
});

test('a rotation is planned with what it would write in sight; who is on call now has a number to call', async ({ page }) => {
  const marko = await userId(page, 'Marko Zajc');
  const since = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000).toISOString();
  const until = new Date(Date.parse(since) + 5 * 86_400_000).toISOString();
  const made = await page.request.post('/api/v1/on_call_shift', { data: { user_id: marko, level: 'backup', from: since, to: until } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/onCallCalendar');
  await page.getByRole('button', { name: 'Krog …' }).click();
  const popup = page.getByRole('dialog', { name: 'Krog dežurstev' });
  await expect(popup.getByText('Dodaj vsaj eno osebo.')).toBeVisible();
  await choose(page, 'Dodaj osebo', 'Petra');
  await choose(page, 'Dodaj osebo', 'Marko');
  await choose(page, 'Dodaj osebo', 'Tina');
  await popup.getByRole('button', { name: /^Premakni gor: Marko/ }).click();
  await expect(popup.locator('.on-call-order li').first()).toContainText('Marko');
  const preview = popup.getByRole('list', { name: 'Kaj nastane' });
  await expect(preview.getByRole('listitem')).toHaveCount(8);
  await expect(preview.getByRole('listitem').first()).toContainText('takrat dežura tudi na drugi stopnji');
  // The name of the button under the pointer floats over the page, outside of every landmark.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await axe(page);
  await picture(page, 'on-call-rotation');
  await popup.getByRole('button', { name: 'Ustvari 8 dežurstev' }).click();
  await expect(popup).toBeHidden();
  await expect(page.locator('.on-call-first').first()).toBeVisible();
  const now = page.getByRole('region', { name: 'Dežura zdaj' });
  await expect(now.getByText('Rezerva', { exact: false })).toBeVisible();
  await expect(now.getByRole('link', { name: /^Pokliči: Marko Zajc/ }).first()).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(page.getByRole('region', { name: 'Vrzeli' }).getByText('brez rezerve')).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await inTheme(page, theme);
    await axe(page);
    await picture(page, `on-call-month-${theme}`);
  }
  await page.getByText('Teden', { exact: true }).click();
  await expect(page.locator('.on-call-week')).toHaveCount(1);
  await axe(page);
  await picture(page, 'on-call-week');
});

test('days that are dragged over become a shift; what is deleted leaves a gap, which is filled', async ({ page, guard }) => {
  guard.allow(/409 \(Conflict\).*\/on_call_shift/);
  const month = dayAfter(`${today.slice(0, 7)}-15`, 61).slice(0, 7);
  await page.goto('/on_call_shift/create');
  await expect(page).toHaveURL(/\/onCallCalendar\?add$/);
  await page.getByRole('dialog', { name: 'Novo dežurstvo' }).getByRole('button', { name: 'Prekliči' }).click();
  await expect(page).toHaveURL(/\/onCallCalendar$/);
  await openMonth(page, `${month}-01`);
  const day = (date: string) => page.locator(`[data-day="${month}-${date}"] button`);
  const drag = async (first: string, last: string) => {
    const [from, to] = [await day(first).boundingBox(), await day(last).boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 12, { steps: 6 });
    await page.mouse.up();
  };
  const popup = page.getByRole('dialog');
  const plan = async (first: string, last: string, person: string) => {
    await drag(first, last);
    await expect(popup.getByRole('heading', { name: 'Novo dežurstvo' })).toBeVisible();
    await choose(page, 'Dežurni', person);
    await popup.getByRole('button', { name: 'Ustvari' }).click();
  };
  await plan('08', '09', 'Petra');
  await expect(popup).toBeHidden();
  const petra = page.getByRole('button', { name: /^Petra Žnidaršič/ });
  await expect(petra.first()).toBeVisible();
  // Two at one level at the same time: the popup stays and says why.
  await plan('09', '10', 'Marko');
  await expect(popup.getByText('Na tej stopnji takrat že nekdo dežura.', { exact: false })).toBeVisible();
  await axe(page);
  await popup.getByRole('button', { name: 'Prekliči' }).click();
  await popup.getByRole('button', { name: 'Zavrzi' }).click();
  await plan('11', '12', 'Marko');
  await expect(popup).toBeHidden();
  const gap = page.getByRole('button', { name: new RegExp(`^brez prve, ${short(`${month}-10`)}`) });
  await gap.click();
  await expect(popup.getByLabel('Začetek')).toHaveValue(new RegExp(`^${shown(`${month}-10`)}`));
  await expect(popup.getByLabel('Konec')).toHaveValue(new RegExp(`^${shown(`${month}-11`)}`));
  await choose(page, 'Dežurni', 'Tina');
  await popup.getByRole('button', { name: 'Ustvari' }).click();
  await expect(popup).toBeHidden();
  await expect(gap).toHaveCount(0);
  await petra.first().click();
  await expect(popup.getByRole('heading', { name: 'Uredi dežurstvo' })).toBeVisible();
  await picture(page, 'on-call-shift');
  await popup.getByRole('button', { name: 'Izbriši' }).click();
  await expect(popup).toBeHidden();
  await expect(petra).toHaveCount(0);
});

test('a month is copied, and what collides is said', async ({ page }) => {
  const [petra, marko] = [await userId(page, 'Petra Žnidaršič'), await userId(page, 'Marko Zajc')];
  const write = (user_id: number, from: string, to: string) =>
    page.request.post('/api/v1/on_call_shift', { data: { user_id, from: `${from}T06:00:00Z`, to: `${to}T06:00:00Z` } });
  expect((await write(petra, '2031-01-13', '2031-01-20')).status()).toBe(201);
  expect((await write(marko, '2031-01-20', '2031-01-27')).status()).toBe(201);
  expect((await write(marko, '2031-02-17', '2031-02-18')).status()).toBe(201);
  await openMonth(page, '2031-02-01');
  await page.getByRole('button', { name: 'Kopiraj mesec …' }).click();
  const popup = page.getByRole('dialog', { name: 'Kopiraj mesec dežurstev' });
  await expect(popup.getByLabel('Kateri mesec')).toHaveValue('januar 2031');
  await popup.getByRole('button', { name: 'Kopiraj' }).click();
  await expect(popup.getByText('Ni kopirano')).toBeVisible();
  await expect(popup.getByRole('listitem')).toContainText('tam že nekdo dežura (Marko Zajc)');
  await axe(page);
  await picture(page, 'on-call-copy');
  await popup.getByRole('button', { name: 'Zapri' }).last().click();
  await expect(page.getByRole('button', { name: /^Petra Žnidaršič, 10\/02 07:00/ })).toBeVisible();
});

test('who does not plan reads the calendar and changes nothing', async ({ page }) => {
  const petra = await userId(page, 'Petra Žnidaršič');
  const data = { user_id: petra, from: '2031-03-03T06:00:00Z', to: '2031-03-10T06:00:00Z', note: 'Ključi so v pisarni.' };
  const made = (await (await page.request.post('/api/v1/on_call_shift', { data })).json()) as { id: number };
  await signIn(page, 'jure');
  await page.goto('/on_call_shift/create');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/on_call_shift/${made.id}`);
  await expect(page.locator('.on-call-weeks').getByText('Petra Žnidaršič')).toBeVisible();
  await expect(page.getByText('marec 2031')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Krog …' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Novo dežurstvo' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dežurstva' })).toBeVisible();
  await axe(page);
});

test('a note goes to the next turn, too little rest is said while it can be mended, and every page knows whom to call', async ({
  page,
}) => {
  const [marko, petra] = [await userId(page, 'Marko Zajc'), await userId(page, 'Petra Žnidaršič')];
  const hours = (count: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + count * 3_600_000).toISOString();
  const write = async (user_id: number, from: number, to: number) => {
    const made = await page.request.post('/api/v1/on_call_shift', { data: { user_id, from: hours(from), to: hours(to) } });
    expect(made.status(), await made.text()).toBe(201);
  };
  await write(marko, -50, -2);
  await write(petra, -2, 166);
  await write(petra, 166, 334);
  await signIn(page, 'marko');
  await page.goto('/onCallCalendar');
  await page.getByRole('button', { name: 'Napiši predajo … Marko Zajc' }).click();
  const popup = page.getByRole('dialog', { name: 'Sporočilo ob predaji' });
  await popup.getByRole('textbox').fill('Kotel v Vrbi še pušča.');
  await axe(page);
  await popup.getByRole('button', { name: /^Shrani/ }).click();
  await expect(page.getByText('Kotel v Vrbi še pušča.')).toBeVisible();

  await signIn(page, 'luka');
  await page.goto('/onCallCalendar');
  const trouble = page.getByRole('region', { name: 'Za popraviti' });
  await expect(trouble.getByRole('listitem').filter({ hasText: 'v 14 dneh le 0:00 prostih od 48:00' })).toContainText('Petra Žnidaršič');
  await expect(page.getByRole('region', { name: 'Pravičnost' }).getByRole('listitem').filter({ hasText: 'Petra' })).toBeVisible();
  await axe(page);
  await picture(page, 'on-call-trouble');
  await trouble.getByRole('button', { name: /^Uredi dežurstvo: Petra/ }).click();
  await expect(page.getByRole('dialog').getByText('v 14 dneh le 0:00 prostih od 48:00')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/clients');
  await page.getByRole('button', { name: 'Dežura zdaj' }).click();
  const people = page.getByRole('dialog', { name: 'Dežura zdaj' });
  await expect(people.getByRole('link', { name: /^Pokliči: Petra/ })).toBeVisible();
  await expect(people.getByText('Kotel v Vrbi še pušča.')).toBeVisible();
  await axe(page);
  await picture(page, 'on-call-people');
});
