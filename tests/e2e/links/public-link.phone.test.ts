// A client on an old phone answers behind the link of a mail: reads, signs, confirms or declines, while the staff's open screen follows.
import type { Browser, Page } from '@playwright/test';
import { scrollsSideways } from '../engine/fits.ts';
import { axe, type Company, expect, mailedToken, picture, signIn, test } from '../support.ts';
import { axeInBothThemes, clientWithContacts } from '../tasks/task-acts.ts';
import { makeTask } from '../tasks/task-page.ts';

test.use({ viewport: { width: 320, height: 640 } });

const fits = async (page: Page) => expect(await scrollsSideways(page), 'something is wider than the screen').toBe(false);
const title = 'Menjava obtočne črpalke';

/** Luka's open screen of a task that he has just sent, and the token of its link. */
const sentTask = async (browser: Browser, company: Company) => {
  const staff = await (await browser.newContext({ baseURL: company.url, viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(staff, 'luka');
  const client = await clientWithContacts(staff, 'hotel');
  const { id, number } = await makeTask(staff, title, { client_company_id: client.id, description: 'Pušča v kotlovnici' });
  const post = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await staff.request[method](`/api/v1/task/${id}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post('post', 'material', { name: 'Prirobnica DN 40', unit: 'Piece', quantity: 2 });
  await post('post', 'material', { name: 'Izolacija 20 mm', unit: 'Meter', quantity: 3.5 });
  await post('put', 'close', { language: 'sl' });
  await staff.request.put('/api/v1/notification/read', { data: {} });
  await staff.goto(`/task/${id}`);
  await expect(staff.locator('.ui-state')).toContainText('V potrditvi');
  return { id, number, client, staff, token: mailedToken(company, 'task', id) };
};

test('reads, signs and confirms; a cut line loses nothing, and luka sees it at once', async ({
  page,
  context,
  browser,
  company,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { id, number, client, staff, token } = await sentTask(browser, company);
  await page.goto(`/confirmTask/${token}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - paragraph: /Delovni nalog ${number.slice(1)} · \\d\\d\\/\\d\\d\\/\\d{4}/
      - heading "${title}" [level=1]
      - paragraph: /${client.name}/
      - paragraph
      - heading "Delo" [level=2]
      - paragraph: Ni vpisanega časa.
      - heading "Material" [level=2]
      - list:
        - listitem: Prirobnica DN 40 2 kosa
        - listitem: Izolacija 20 mm 3,5 m
      - heading "Naročeno" [level=2]
      - paragraph: Pušča v kotlovnici
      - link "Celoten delovni nalog PDF"
      - region "Je delo opravljeno v redu?":
        - heading "Je delo opravljeno v redu?" [level=2]
        - paragraph
        - textbox "Ime in priimek"
        - paragraph: Podpis (ni obvezno)
        - img "Prostor za podpis, prazen"
        - paragraph: S prstom ali miško. Brez risanja velja vpisano ime.
        - alert
        - button "Potrjujem delo"
        - button "Ne potrjujem, nekaj ni v redu …"
        - paragraph: /Povezava velja do/
  `);
  await fits(page);
  await axeInBothThemes(page);
  await page.getByRole('button', { name: 'Potrjujem delo' }).tap();
  await expect(page.getByText('Vpišite ime in priimek.')).toBeVisible();
  await expect(page.getByLabel('Ime in priimek')).toBeFocused();
  await page.keyboard.type('Branka Oblak');
  const place = page.getByRole('img', { name: /Prostor za podpis/ });
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 30, { steps: 5 });
  await page.mouse.move(box.x + 150, box.y + 80, { steps: 5 });
  await page.mouse.up();
  await expect(place).toHaveAccessibleName('Prostor za podpis, podpis je narisan');
  await picture(page, 'public-confirm');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Potrjujem delo' }).tap();
  await expect(page.getByRole('heading', { name: 'Odgovor še ni poslan' })).toBeFocused();
  await page.getByRole('button', { name: 'Nazaj k odgovoru' }).tap();
  await expect(page.getByLabel('Ime in priimek')).toHaveValue('Branka Oblak');
  await expect(place).toHaveAccessibleName('Prostor za podpis, podpis je narisan');
  await page.getByRole('button', { name: 'Potrjujem delo' }).tap();
  await expect(page.getByRole('heading', { name: 'Odgovor še ni poslan' })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Hvala, delo je potrjeno' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Potrjen delovni nalog PDF' })).toBeVisible();

  await expect(staff.locator('.ui-state')).toContainText('Potrjeno');
  // Something else may concern him meanwhile: that a colleague has not answered for days, for example.
  await expect(staff.getByRole('button', { name: /^Obvestila.*nov/ })).toBeVisible();
  await expect
    .poll(async () => (await staff.request.get('/api/v1/notification?range=[0,24]')).json())
    .toContainEqual(expect.objectContaining({ kind: 'taskConfirmed', entity: 'task', entity_id: id, read_at: null }));
  const task = await (await staff.request.get(`/api/v1/task/${id}`)).json();
  expect(task.confirmation).toMatchObject({ name: 'Branka Oblak', signature: expect.stringContaining('data:image/png') });
  await staff.context().close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Na ta nalog je že odgovorjeno' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Branka Oblak' })).toBeVisible();
  await fits(page);
  await axe(page);
});

test('declines with a reason and an objection to one line; the link shows it later', async ({ page, browser, company }) => {
  const { staff, token } = await sentTask(browser, company);
  await page.goto(`/confirmTask/${token}`);
  await page.getByRole('button', { name: 'Ne potrjujem, nekaj ni v redu …' }).tap();
  await expect(page).toHaveURL(`/declineTask/${token}`);
  await expect(page.getByRole('heading', { name: 'Kaj ni v redu?' })).toBeFocused();
  await page.getByRole('button', { name: /^Pripomba k vrstici: Prirobnica DN 40, 2.kosa$/ }).tap();
  await page.getByRole('button', { name: 'Pošljite razlog in 1 pripombo' }).tap();
  await expect(page.getByLabel('Razlog')).toBeFocused();
  await expect(page.getByText('Napišite pripombo ali pa jo umaknite.')).toBeVisible();
  await axeInBothThemes(page);
  await page.keyboard.type('Še vedno ropota');
  await page.getByRole('textbox', { name: /^Pripomba k vrstici: Prirobnica DN 40, 2.kosa$/ }).fill('Vgrajena je samo ena.');
  // What was typed is there again after a reload.
  await page.reload();
  await expect(page.getByLabel('Razlog')).toHaveValue('Še vedno ropota');
  await fits(page);
  await picture(page, 'public-decline');
  await page.getByRole('button', { name: 'Pošljite razlog in 1 pripombo' }).tap();
  await expect(page.getByRole('heading', { name: 'Razlog je pri nas' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Luka Perko ga že vidi');
  await expect(staff.getByText('Še vedno ropota')).toBeVisible();
  await staff.context().close();
  await page.goto(`/confirmTask/${token}`);
  await expect(page.getByRole('heading', { name: 'Na ta nalog je že odgovorjeno' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Še vedno ropota');
});

test('of a link that is unknown, or of what nobody asks yet, learns what to do', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  for (const path of ['confirmTask', 'declineHandover', 'confirmMeeting']) {
    await page.goto(`/${path}/${'N'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Povezava ne velja več' })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: /Pokličite \+386/ })).toBeVisible();
  await axe(page);
});
