// A project leader writes an offer with the keyboard, sends it, copies nothing twice, and lands on the project once the client accepts.
import { hire, joins } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

test('an offer is written in place, sent, accepted, and is a project', { tag: '@once' }, async ({ page, guard }) => {
  test.slow();
  guard.allow(/ERR_FAILED/);
  await signIn(page, 'tina');
  const [client] = await (await page.request.get('/api/v1/client?filter={"q":"Vrtec Jelka"}&range=[0,0]')).json();
  const begun = await page.request.post('/api/v1/project_offer', { data: { title: 'Prezračevanje igralnic', client_id: client.id } });
  const { id } = await begun.json();
  await page.goto(`/projectOffer/${id}`);

  // Enter adds a line of the same kind below, Alt ↑ puts it above.
  await page.getByRole('button', { name: 'Delo', exact: true }).click();
  await page.keyboard.type('Montaža naprave');
  await page.getByLabel('Količina, Montaža naprave').fill('12,5');
  await page.getByLabel('Cena €, Montaža naprave').fill('42');
  await page.getByLabel('Vrsta dela, Montaža naprave').selectOption({ label: 'Montaža' });
  await page.getByLabel('Cena €, Montaža naprave').press('Enter');
  await page.keyboard.type('Priprava');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByLabel('Cena €, Priprava').fill('38,00');
  await page.getByRole('button', { name: 'Material', exact: true }).click();
  await page.keyboard.type('Prezračevalna naprava');
  await page.getByLabel('Cena €, Prezračevalna naprava').fill('4.120,00');
  // What could not be sent is sent again by itself, without another key.
  let cut = true;
  const announced = Promise.withResolvers<void>();
  await page.route(`**/api/v1/project_offer/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    if (cut) {
      cut = false;
      return route.abort();
    }
    await announced.promise;
    return route.continue();
  });
  await page.getByLabel('Popust', { exact: true }).fill('5');
  await expect(page.getByRole('button', { name: 'Poskusi znova' })).toBeVisible();
  announced.resolve();
  // 12,5 × 42 + 38 + 4120 = 4683; less 5 %, with 22 % of tax.
  await expect(page.getByText('5.427,60')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Osnutek, shranjeno' })).toBeVisible();
  await expect(page.getByText('12:30 h v 1 vrsti dela')).toBeVisible();
  const stored = async () => (await page.request.get(`/api/v1/project_offer/${id}`)).json();
  await expect.poll(stored).toMatchObject({ net: 444_885, total: 542_760 });
  const { lines } = await stored();
  expect(lines.map(({ title }: { title: string }) => title)).toEqual(['Priprava', 'Montaža naprave', 'Prezračevalna naprava']);
  await axe(page);
  await picture(page, 'project-offer');

  await page.getByRole('button', { name: 'Pošlji stranki …' }).click();
  const sending = page.getByRole('dialog');
  await sending.getByLabel('Prejemnik').fill('jelka@example.com');
  await sending.getByRole('button', { name: /^Pošlji( |$)/ }).click();
  await expect(page.getByText('Poslana', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Količina, Priprava')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sprejeta …' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sprejmi in ustvari/ })
    .click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Prezračevanje igralnic' })).toBeVisible();
  await page.goto(`/projectOffer/${id}`);
  await expect(page.getByRole('link', { name: 'Prezračevanje igralnic' })).toBeVisible();
});

test('an offer does not go without the line whose number is being written', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'tina');
  const [client] = await (await page.request.get('/api/v1/client?filter={"q":"Vrtec Jelka"}&range=[0,0]')).json();
  const lines = [{ kind: 'lumpSum', title: 'Pregled naprave', work_type_id: null, quantity: 1, unit: 'kos', price: 9000, discount: 0 }];
  const data = { title: 'Pregled prezračevanja', client_id: client.id, lines };
  const { id } = await (await page.request.post('/api/v1/project_offer', { data })).json();
  await page.goto(`/projectOffer/${id}`);
  const send = page.getByRole('button', { name: 'Pošlji stranki …' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Količina, Pregled naprave').fill('2 kosa');
  await expect(page.getByRole('status').filter({ hasText: 'Popravi, kar ni število' })).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  // What else is written is saved, and the line stays what it was.
  await page.getByLabel('Popust', { exact: true }).fill('5');
  const stored = async () => (await page.request.get(`/api/v1/project_offer/${id}`)).json();
  await expect.poll(stored).toMatchObject({ discount: 5, lines: [{ title: 'Pregled naprave', quantity: 1 }] });
  await page.getByRole('link', { name: 'Projektne ponudbe' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nazaj k vnosu' }).click();
  await page.getByLabel('Količina, Pregled naprave').fill('2');
  await expect.poll(stored).toMatchObject({ lines: [{ quantity: 2 }] });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  // Once a colleague has sent it, nothing waits for a number that can't be mended here.
  await page.getByLabel('Količina, Pregled naprave').fill('2 kosa');
  expect((await page.request.put(`/api/v1/project_offer/${id}/send`, { data: { email: 'jelka@example.com' } })).ok()).toBe(true);
  await expect(page.getByText('Poslana', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kopiraj/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a price that a colleague has changed too is told, and theirs is taken in one press', { tag: '@once' }, async ({ page, guard }) => {
  guard.allow(/412/);
  await signIn(page, 'tina');
  const [client] = await (await page.request.get('/api/v1/client?filter={"q":"Vrtec Jelka"}&range=[0,0]')).json();
  const line = { kind: 'lumpSum', title: 'Pregled naprave', work_type_id: null, quantity: 1, unit: 'kos', price: 9000, discount: 0 };
  const data = { title: 'Pregled prezračevanja', client_id: client.id, lines: [line] };
  const { id, version } = await (await page.request.post('/api/v1/project_offer', { data })).json();
  await page.goto(`/projectOffer/${id}`);
  // The colleague saves while the own change is on its way.
  let first = true;
  await page.route(`**/api/v1/project_offer/${id}`, async (route) => {
    if (route.request().method() === 'PUT' && first) {
      first = false;
      const saved = await page.request.put(`/api/v1/project_offer/${id}`, {
        data: { lines: [{ ...line, price: 12_000 }] },
        headers: { 'If-Match': String(version) },
      });
      expect(saved.status(), await saved.text()).toBe(200);
    }
    await route.continue();
  });
  await page.getByLabel('Cena €, Pregled naprave').fill('95');
  const notice = page.getByRole('status').filter({ hasText: 'Kolega je medtem spremenil isto: Pregled naprave, Cena €.' });
  await expect(notice).toContainText(/Velja tvoje: 95,00\s€\. Kolega: 120,00\s€\./);
  const stored = async () => (await page.request.get(`/api/v1/project_offer/${id}`)).json();
  await expect.poll(stored).toMatchObject({ lines: [{ price: 9500 }] });
  await axe(page);
  await picture(page, 'offer-disputed');
  await notice.getByRole('button', { name: 'Vzemi kolegovo' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Cena €, Pregled naprave')).toHaveValue('120,00');
  await expect.poll(stored).toMatchObject({ lines: [{ price: 12_000 }] });
});

test('a user who may not read clients sees an offer’s client, without a refused link', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  const reader = await joins(page, browser, baseURL, await hire(page, ['project_offers.read']));
  await reader.goto('/projectOffer/1');
  const { client_name } = await (await reader.request.get('/api/v1/project_offer/1')).json();
  const facts = reader.locator('.record-aside');
  await expect(facts.getByText(client_name)).toBeVisible();
  await expect(facts.getByRole('link', { name: client_name })).toHaveCount(0);
  await reader.context().close();
});

test('a template shows every task with its day before one press makes them', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'tina');
  await page.goto('/projectTemplate/1');
  await page.getByRole('button', { name: 'Začni projekt …' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('combobox', { name: 'Stranka' }).fill('Jelka');
  await page.getByRole('option', { name: /Vrtec Jelka/ }).click();
  await expect(popup.getByText('Nastane: 9 nalog, 122 h v načrtu')).toBeVisible();
  await axe(page);
  await popup.getByRole('button', { name: /^Ustvari projekt/ }).click();
  await expect(page).toHaveURL(/\/project\/\d+$/);
});

test('the only row of a plan goes, and the focus goes on with what adds one', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'tina');
  await page.goto('/projectTemplate/create');
  const add = page.getByRole('button', { name: 'Dodaj nalogo' });
  await add.click();
  await page.keyboard.type('Ogled');
  await page.getByRole('button', { name: 'Odstrani vrstico' }).click();
  await expect(add).toBeFocused();
});
