// Master data at a desk: a client is made, found, sorted, changed and deleted; what is wrong is said at its field.
import type { Page } from '@playwright/test';
import { permissions } from '#schema/permissions.ts';
import { png } from '../../support/upload.ts';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { expectSeen } from './focus.ts';
import { resize } from './screens.ts';

const makeClient = async (page: Page, values: Record<string, unknown>): Promise<number> => {
  const answer = await page.request.post('/api/v1/client', { data: values });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
};
const isArchived = async (page: Page, id: number): Promise<boolean> =>
  (await (await page.request.get(`/api/v1/client/${id}`)).json()).archived;
const rowNames = (page: Page) => page.getByRole('table').getByRole('link');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('a client is made by key N; the browser says what is wrong before the server is asked', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1, name: 'Stranke' })).toBeVisible();
  await picture(page, 'clients');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/client/create');
  await expect(field(page, 'Naziv')).toBeFocused();

  await field(page, 'Davčna številka').fill('SI83610474');
  await field(page, 'E-pošta').fill('tajništvo');
  await field(page, 'Telefon').click();
  await expect(page.getByText('Kontrolna številka se ne ujema.')).toBeVisible();
  await expect(page.getByText('Vpiši cel naslov')).toBeVisible();
  await expect(page.getByRole('button', { name: '3 napake' })).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Naziv')).toBeFocused();
  expect(requests).toEqual([]);
  await axe(page);

  const name = fresh('Čebelarstvo Žnidar');
  await field(page, 'Naziv').fill(name);
  await field(page, 'Davčna številka').fill('SI 5184 2092');
  await field(page, 'E-pošta').fill('med@example.com');
  await field(page, 'Davčna številka').fill('');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/client\/\d+$/);
  await expect(page.getByText(`Ustvarjeno: ${name}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await picture(page, 'client');
});

test('clients are found as one types, č by c, and the address keeps what is shown', async ({ page }) => {
  const name = fresh('Čaplja Šport');
  await makeClient(page, { name, town: 'Žalec' });
  await makeClient(page, { name: `${name} B`, town: 'Ankaran' });
  await page.goto('/clients');
  await expect(rowNames(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name.toLowerCase().replace('č', 'c').replace('š', 's'));
  await expect(rowNames(page)).toHaveText([name, `${name} B`]);
  await expect(page).toHaveURL(/[?&]q=caplja/);

  await page.getByRole('button', { name: /Kraj/ }).click();
  await expect(rowNames(page)).toHaveText([`${name} B`, name]);
  await page.reload();
  await expect(rowNames(page)).toHaveText([`${name} B`, name]);

  await rowNames(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} B` })).toBeVisible();
  await page.goBack();
  await expect(rowNames(page)).toHaveText([`${name} B`, name]);
});

test('an archived client leaves the list until somebody asks for the archive', async ({ page }) => {
  const name = fresh('Opuščena žaga');
  const id = await makeClient(page, { name });
  await page.goto(`/client/${id}`);
  await page.getByRole('button', { name: 'Več: Stranka' }).click();
  await page.getByRole('menuitem', { name: 'Arhiviraj' }).click();
  await expect(page.getByText(`V arhivu: ${name}.`)).toBeVisible();

  await page.goto(`/clients?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`Za »${name}« ni zadetkov`)).toBeVisible();
  const archive = page.getByRole('button', { name: 'Brez arhiva' });
  await archive.press('Enter');
  await expect(page.getByRole('radio', { name: 'Brez arhiva' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(archive).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'V arhivu' }).click();
  await expect(rowNames(page)).toHaveText([name]);

  // Whoever looks for it elsewhere is told where it lies, and may take it out.
  await page.goto('/branchOffice/create');
  await page.getByRole('combobox', { name: 'Stranka' }).fill(name.toLowerCase());
  await page.getByRole('option', { name: `»${name}« je v arhivu. Vrni iz arhiva` }).click();
  await expect(page.getByRole('combobox', { name: 'Stranka' })).toHaveValue(name);
  await expect.poll(() => isArchived(page, id)).toBe(false);
});

test('a name without an end leaves the list as wide as the page, and is told whole', async ({ page }) => {
  const name = `${fresh('Zavod').replace(' ', '')}${'zavzdrževanje'.repeat(8)}`.slice(0, 110);
  await makeClient(page, { name, town: name.slice(0, 60), phone: '+386 40 111 222' });
  await page.request.put('/api/v1/me', { data: { zoom: 140 } });
  await page.goto(`/clients?q=${encodeURIComponent(name.slice(0, 20))}`);
  await expect(page.getByTitle(name)).toBeVisible();
  const box = page.locator('.ui-table-box');
  await expect.poll(() => box.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  await page.request.put('/api/v1/me', { data: { zoom: 100 } });
});

test('a change is counted, saved with Ctrl S, and not lost by a click aside', async ({ page }) => {
  const name = fresh('Pekarna Klas');
  const id = await makeClient(page, { name, payment_term_days: 30 });
  await page.goto(`/client/${id}`);
  await field(page, 'Rok plačila').fill('8');
  await field(page, 'Kraj').fill('Kranj');
  // What lies under the bar at the top, or under the one that saves, comes out of it with the focus.
  await resize(page, { width: 1440, height: 600 });
  for (const [edge, key, from, to] of [
    ['bottom', 'Tab', 'Pošta', 'Kraj'],
    ['top', 'Shift+Tab', 'Kraj', 'Pošta'],
  ] as const) {
    await field(page, from).focus();
    await field(page, to).evaluate((input, at) => {
      const { top, bottom } = input.getBoundingClientRect();
      scrollBy(0, at === 'top' ? top - 12 : bottom - innerHeight + 12);
    }, edge);
    await page.keyboard.press(key);
    await expect(field(page, to)).toBeFocused();
    await expectSeen(page, `${to} at the ${edge}`);
  }
  await resize(page, { width: 1440, height: 900 });
  await expect(page.getByText('Spremenjeni 2 polji')).toBeVisible();

  await page.getByRole('link', { name: 'Vozila' }).click();
  const question = page.getByRole('dialog', { name: 'Zavržem neshranjene spremembe?' });
  await question.getByRole('button', { name: 'Nazaj k vnosu' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`/client/${id}`);

  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Shranjeno: ${name}.`)).toBeVisible();
  const stored = await (await page.request.get(`/api/v1/client/${id}`)).json();
  expect([stored.payment_term_days, stored.town, stored.version]).toEqual([8, 'Kranj', 2]);
  await page.getByRole('link', { name: 'Vozila' }).click();
  await expect(page).toHaveURL('/vehicles');
});

test('a refusal that only the server knows is shown at the field too', async ({ page, guard }) => {
  guard.allow(/status of 4(09|22)/);
  const name = fresh('Vnema');
  await page.request.post('/api/v1/tag', { data: { name, color: '#4f9be8', text_color: '#000000' } });
  await page.goto('/tag/create');
  await field(page, 'Ime').fill(name);
  await page.keyboard.press('Control+s');
  await expect(field(page, 'Ime')).toHaveAccessibleDescription(/že obstaja/);
  await expect(field(page, 'Ime')).toBeFocused();
});

test("a save by Ctrl S is sent also when a colleague's version comes in during its validation", async ({ page }) => {
  const client = await makeClient(page, { name: fresh('Kovačija Iskra') });
  const made = await page.request.post('/api/v1/contact', { data: { name: 'Breda', client_id: client } });
  const { id } = await made.json();
  // What judges the form takes long to come.
  const judge = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/assets/*.js', async (route) => {
    const script = await route.fetch();
    if ((await script.text()).includes('invalid_type')) {
      held += 1;
      await judge.promise;
    }
    await route.fulfill({ response: script });
  });
  await page.goto(`/contact/${id}`);
  await field(page, 'Telefon').fill('041 555 900');
  await page.keyboard.press('Control+s');
  expect((await page.request.put(`/api/v1/contact/${id}`, { data: { email: 'breda@example.com' } })).status()).toBe(200);
  await expect(field(page, 'E-pošta')).toHaveValue('breda@example.com');
  await expect.poll(() => held).toBeGreaterThan(0);
  judge.resolve();
  await expect(page.getByText('Shranjeno: Breda.')).toBeVisible();
  const stored = await (await page.request.get(`/api/v1/contact/${id}`)).json();
  expect([stored.phone, stored.email]).toEqual(['041 555 900', 'breda@example.com']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("a colleague's newer version is not overwritten", async ({ page, guard }) => {
  guard.allow(/status of 412/);
  const name = fresh('Mizarstvo Hrast');
  const id = await makeClient(page, { name });
  await page.goto(`/client/${id}`);
  // A colleague is quicker by one call: the page, which follows by itself, has not heard of it yet.
  let quicker = false;
  await page.route(`**/api/v1/client/${id}`, async (route) => {
    if (!quicker && route.request().method() === 'PUT') {
      quicker = true;
      expect((await page.request.put(`/api/v1/client/${id}`, { data: { zip: '4000' } })).status()).toBe(200);
    }
    await route.continue();
  });
  await field(page, 'Kraj').fill('Kranj');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Napaka.');
  await page.getByRole('button', { name: 'Pokaži novo' }).click();
  await expect(field(page, 'Pošta')).toHaveValue('4000');
  await expect(field(page, 'Kraj')).toHaveValue('Kranj');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Shranjeno: ${name}.`)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a client that is in use is not deleted but archived; an unused one goes', async ({ page, guard }) => {
  guard.allow(/status of 409/);
  const used = await makeClient(page, { name: fresh('Toplarna') });
  await page.request.post('/api/v1/task', { data: { title: 'Pregled kotla', client_company_id: used } });
  await page.goto(`/client/${used}`);
  await page.getByRole('button', { name: 'Več: Stranka' }).click();
  await page.getByRole('menuitem', { name: 'Izbriši' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Izbriši' }).click();
  await expect(popup).toContainText('1 naloga');
  await popup.getByRole('button', { name: 'Arhiviraj' }).click();
  await expect(popup).toBeHidden();
  await expect.poll(() => isArchived(page, used)).toBe(true);

  const unused = await makeClient(page, { name: fresh('Nikogar') });
  await page.goto(`/client/${unused}`);
  await page.getByRole('button', { name: 'Več: Stranka' }).click();
  await page.getByRole('menuitem', { name: 'Izbriši' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
  await expect(page).toHaveURL('/clients');
  await expect.poll(async () => (await page.request.get(`/api/v1/client/${unused}`)).status()).toBe(404);
});

test('of several clients those in use stay and go to the archive, the others are deleted', async ({ page, guard }) => {
  guard.allow(/status of 409/);
  const name = fresh('Kurilnica');
  const used = await makeClient(page, { name: `${name} A` });
  await makeClient(page, { name: `${name} B` });
  await page.request.post('/api/v1/task', { data: { title: 'Pregled gorilnika', client_company_id: used } });
  await page.goto(`/clients?q=${encodeURIComponent(name)}`);
  await expect(rowNames(page)).toHaveCount(2);
  for (const one of ['A', 'B']) await page.getByRole('checkbox', { name: `${name} ${one}` }).check();
  await page.getByRole('button', { name: 'Izbriši' }).click();
  const popup = page.getByRole('dialog', { name: 'Izbriši' });
  await popup.getByRole('button', { name: 'Izbriši' }).click();
  await expect(popup).toContainText('V uporabi je 1 zapis, zato ostane:');
  await expect(popup.getByRole('listitem')).toContainText([`${name} A 1 naloga`]);
  await expect(page.getByText('Izbrisan 1 zapis.')).toBeVisible();
  await axe(page);
  await picture(page, 'delete-several');
  await popup.getByRole('button', { name: 'Arhiviraj 1 zapis' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText(`Za »${name}« ni zadetkov`)).toBeVisible();
  await expect.poll(() => isArchived(page, used)).toBe(true);
});

test('a contact is added beside its client and becomes its primary one', async ({ page }) => {
  const id = await makeClient(page, { name: fresh('Gostilna Pri Mlinu') });
  await page.goto(`/client/${id}`);
  await page.getByRole('button', { name: 'Nov kontakt' }).click();
  const popup = page.getByRole('dialog', { name: 'Nov kontakt' });
  await expect(popup.getByLabel('Ime', { exact: true })).toBeFocused();
  await popup.getByLabel('Ime', { exact: true }).fill('Žiga');
  await popup.getByLabel('Priimek', { exact: true }).fill('Mlinar');
  await axe(page);
  await popup.getByRole('button', { name: 'Ustvari' }).click();
  await expect(page.getByRole('link', { name: 'Žiga Mlinar' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Glavni kontakt' }).click();
  await page.getByRole('combobox', { name: 'Glavni kontakt' }).pressSequentially('ziga');
  await page.getByRole('option', { name: 'Žiga Mlinar' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Shranjeno:')).toBeVisible();
  await page.getByRole('tab', { name: /Kontakti/ }).click();
  await expect(page).toHaveURL(/tab=contact/);
  await expect(page.getByRole('table')).toContainText('Mlinar');
});

test("a branch office is chosen among those of the contact's client only", async ({ page }) => {
  const id = await makeClient(page, { name: fresh('Bolnišnica') });
  const office = fresh('Kotlovnica');
  await page.request.post('/api/v1/branch_office', { data: { client_id: id, title: office } });
  await page.goto(`/contact/create?client_id=${id}`);
  await expect(page.getByRole('combobox', { name: 'Stranka' })).toHaveValue(/Bolnišnica/);
  await page.getByRole('combobox', { name: 'Enota' }).click();
  await expect(page.getByRole('option')).toHaveText([office]);
  // Nor are a client's contacts filtered by anybody else's.
  await page.goto(`/client/${id}?tab=contact.client_id`);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Enota' }).click();
  await expect(page.getByRole('dialog', { name: 'Enota' }).getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Enota' })).toContainText(office);
});

test('rows are walked, chosen and archived from the keyboard', async ({ page }) => {
  const name = fresh('Žarnica');
  await makeClient(page, { name: `${name} A` });
  await makeClient(page, { name: `${name} B` });
  await page.goto(`/clients?q=${encodeURIComponent(name)}`);
  await expect(rowNames(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(rowNames(page).first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Arhiviraj' }).click();
  await expect(page.getByText(`Za »${name}« ni zadetkov`)).toBeVisible();
});

test('hidden columns stay hidden on this device', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toBeVisible();
  await page.getByRole('button', { name: 'Stolpci' }).click();
  await page.getByRole('checkbox', { name: 'Telefon' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Davčna št.' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toBeHidden();
});

test('a role gets its permissions by name; what changes reads, too', async ({ page }) => {
  const name = fresh('Skladišče');
  const made = await (await page.request.post('/api/v1/role', { data: { name, permissions: [] } })).json();
  await page.goto(`/role/${made.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await picture(page, 'role');
  await page.getByRole('checkbox', { name: 'Ustvarja in ureja oznake' }).check();
  await expect(page.getByRole('checkbox', { name: 'Vidi oznake' })).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Shranjeno: ${name}.`)).toBeVisible();
  expect((await (await page.request.get(`/api/v1/role/${made.id}`)).json()).permissions).toEqual([
    permissions['tags.read'],
    permissions['tags.write'],
  ]);
});

test('jure, who holds no permission, comes to his own tasks, and the menu names no page of others', async ({ page }) => {
  await signIn(page, 'jure');
  for (const path of ['/clients', '/client/1', '/client/create', '/users', '/roles', '/settings', '/tags', '/workTypes']) {
    await page.goto(path);
    await expect(page).toHaveURL('/tasks/own');
  }
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await expect(menu.getByRole('link', { name: 'Vozila' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Stranke' })).toBeHidden();
});

test('a user who may not change sees text, not boxes', async ({ page }) => {
  await signIn(page, 'tina');
  await page.goto('/client/1');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByText('Davčna številka')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Shrani' })).toHaveCount(0);
  await axe(page);
});

test('an unknown address and a lost session leave for the public pages', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/pages/error-404');
  await page.goto('/clients?q=hotel');
  await expect(rowNames(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Vozila' }).focus();
  await page.context().clearCookies();
  // Whatever asks first finds it out: the page that is opened, or the list that has just heard of a colleague's change.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?from=%2F(vehicles|clients%3Fq%3Dhotel)&expired=1$/);
});

test('a part of the program that does not load says why, and the rest works on', async ({ page, guard }) => {
  guard.allow(/create-page|rich-text-editor/, /ChunkError/);
  await page.route('**/assets/create-page*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/clients');
  await page.getByRole('link', { name: /Nova stranka/ }).click();
  await expect(page.getByRole('alert')).toContainText('Del programa se ni naložil: medtem je izšla nova različica.');
  await page.getByRole('link', { name: 'Vozila' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vozila' })).toBeVisible();
  await page.unroute('**/assets/create-page*.js');
  await page.route('**/assets/rich-text-editor*.js', (route) => route.abort());
  await page.goto('/client/create');
  await expect(field(page, 'Naziv')).toBeFocused();

  // A field that does not come takes nothing of the form along.
  await expect(page.getByRole('alert')).toContainText('Del programa se ni naložil: povezava');
  await page.unroute('**/assets/rich-text-editor*.js');
  // What is wrong in the field that is left by it moves the page only once the press has ended: the click comes to the button.
  await page.getByRole('button', { name: 'Naloži znova' }).hover();
  await page.mouse.down();
  await expect(field(page, 'Naziv')).not.toBeFocused();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByText('Izpolni to polje.')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: 'Interne opombe' })).toBeEditable();
});

test('a tab whose part of the program does not load says why; the page stays, and its other tabs work', async ({ page, guard }) => {
  guard.allow(/files-/, /ChunkError/);
  const client_id = await makeClient(page, { name: fresh('Naročnik') });
  const made = await page.request.post('/api/v1/project', { data: { title: fresh('Projekt brez dela'), client_id, leader_id: 1 } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  await page.route(/\/assets\/files-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`/project/${id}`);
  await page.getByRole('tab', { name: /^Datoteke/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('Del programa se ni naložil');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Projekt brez dela');
  await page.getByRole('tab', { name: 'Zgodovina' }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0);
});

test('a page beyond the end of a list is its last one, and the way back leads past it', async ({ page }) => {
  await page.goto('/users');
  await expect(rowNames(page).first()).toBeVisible();
  for (const path of ['/clients', '/tasks/all']) {
    await page.goto(`${path}?page=9999`);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(page).not.toHaveURL(/9999/);
    // `26–48 od 48`
    await expect(page.getByRole('navigation').getByRole('status')).toHaveText(/\b(\d[\d.]*) od \1$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/clients/);
  await page.goBack();
  await expect(page).toHaveURL('/users');
});

test('rows that cannot be read anew stay, with the words of the server', async ({ page, guard }) => {
  guard.allow(/status of 503/);
  await page.goto('/clients');
  const first = (await rowNames(page).first().textContent()) ?? '';
  const problem = {
    type: 'about:blank',
    title: 'Ni podatkov',
    status: 503,
    reason: 'unavailable',
    detail: 'Podatkovna baza se ne odziva.',
  };
  await page.route('**/api/v1/client?*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }));
  await page.getByPlaceholder(/Naziv/).fill('zzqq');
  await expect(page.getByRole('alert')).toContainText('Podatkovna baza se ne odziva. Vidiš stanje ob');
  await expect(rowNames(page).first()).toHaveText(first);
  await page.unroute('**/api/v1/client?*');
  await page.getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(page.getByText('Za »zzqq« ni zadetkov')).toBeVisible();
});

test('theme and language change at once and stay', async ({ page }) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: /Uporabniški meni/ }).click();
  await page.getByText('Svetla', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden', includeHidden: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // It acts before it is saved.
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/me')).json()).user)
    .toMatchObject({ theme: 'light', language: 'de' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible();
  await page.request.put('/api/v1/me', { data: { language: 'sl', theme: 'dark' } });
});

test('the settings hold the company, and its logo as soon as it is sent', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Logotip' }).getByRole('button').first().click();
  await (await chooser).setFiles({ name: 'logotip.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await expect(page.getByText('logotip.png')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Uspeh.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('logotip.png')).toBeVisible();
  const { logo } = await (await page.request.get('/api/v1/settings')).json();
  expect(logo).toBeGreaterThan(0);
});
