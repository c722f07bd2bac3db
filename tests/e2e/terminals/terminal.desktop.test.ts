// The tablet on the wall: people clock in by chip and PIN, also while the network is gone and after a reload, and nothing is lost or booked twice.
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { demoPassword, emailOf, type Person } from '../../support/stories/cast.ts';
import { soak } from '../../support/stories/terminal-soak.ts';
import { hire } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { comeToWork } from '../tasks/task-page.ts';

test.use({ viewport: { width: 1280, height: 800 } });

type Stretch = { readonly start_time: string; readonly end_time: string | null };
type Wall = {
  readonly path: string;
  readonly task: number;
  readonly id: number;
  readonly office: APIRequestContext;
  idOf(person: Person): number;
  /** What is booked of somebody, as minutes of the clock. */
  booked(person: Person): Promise<Stretch[]>;
};

let walls = 0;
const wall = async (baseURL: string | undefined): Promise<Wall> => {
  walls += 1;
  const office = await request.newContext({ baseURL: `${baseURL}/api/v1/` });
  await office.post('login', { data: { email: emailOf('admin'), password: demoPassword } });
  const people = (await (await office.get('user?range=[0,199]')).json()) as { id: number; email: string }[];
  const made = await office.post('registration_terminal', {
    data: { name: `Delavnica Tržaška ${Date.now()}-${walls}`, location: 'vhod A' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id, task_id } = (await made.json()) as { id: number; task_id: number };
  const { path } = (await (await office.get(`registration_terminal/${id}/address`)).json()) as { path: string };
  const idOf = (person: Person) => people.find(({ email }) => email === emailOf(person))?.id ?? 0;
  return {
    path,
    id,
    task: task_id,
    office,
    idOf,
    booked: async (person) => {
      const times = (await (await office.get(`task/${task_id}/time`)).json()) as { user_id: number; sub_times: Stretch[] }[];
      return times.filter(({ user_id }) => user_id === idOf(person)).flatMap(({ sub_times }) => sub_times);
    },
  };
};
const chipOf = (person: Person) => `00048${person.length}17F2${person.charCodeAt(0).toString(16).toUpperCase()}`;
const giveChip = async ({ office, idOf }: Wall, person: Person) =>
  expect((await office.put(`user/${idOf(person)}`, { data: { rfid_tag: chipOf(person) } })).status()).toBe(200);
const givePin = async ({ office, idOf }: Wall, person: Person) =>
  ((await (await office.post(`user/${idOf(person)}/pin`)).json()) as { pin: string }).pin;

/** As it shows beside what waits when that was tapped. */
const onTheTablet = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Ljubljana', timeStyle: 'medium' }).format(new Date(instant));

/** As fast as a reader types, however slow the machine; the button that has the focus is not pressed by its Enter. */
const scanChip = async (page: Page, number: string) => {
  const pressed = await page.evaluate((chip) => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const sign of chip) press(sign);
    return press('Enter');
  }, number);
  expect(pressed).toBe(false);
};
const scan = (page: Page, person: Person) => scanChip(page, chipOf(person));
const typePin = async (page: Page, pin: string) => {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Potrdi' }).click();
};
const choose = (page: Page, action: 'Prihod' | 'Pavza' | 'Odhod') => page.getByRole('button', { name: new RegExp(`^${action}`) }).click();
/** What is offered goes by itself after ten seconds, which a verdict may take: then the chip is held there once more. */
const pressFor = (page: Page, chip: string, name: RegExp | string) =>
  expect(async () => {
    await scanChip(page, chip);
    await page.getByRole('button', { name }).click({ timeout: 3000 });
  }).toPass();
const press = (page: Page, person: Person, name: RegExp | string) => pressFor(page, chipOf(person), name);
/** Somebody taps and reads the result, and the next one stands before the terminal. The result goes by itself after three seconds: it is awaited from before the tap. */
const read = async (page: Page, text: string, tap: () => Promise<unknown>) => {
  await Promise.all([page.getByText(text).waitFor({ timeout: 120_000 }), tap()]);
  await page.mouse.click(640, 2);
  await expect(page.getByText(text)).toBeHidden();
};
/** Nobody of them is in, whatever another test has left; and what they do here is in nobody's way afterwards. */
const goHome = async (page: Page) => {
  for (const person of ['petra', 'marko', 'tina'] as const) {
    await signIn(page, person);
    await comeToWork(page);
    await page.request.post('/api/v1/attendance/leave', { data: { work: 'stays' } });
  }
  await page.context().clearCookies();
};

test('a shift clocks in, the network goes, the tablet is started anew, and every tap is booked once at its time', { tag: '@once' }, async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await goHome(page);
  const here = await wall(baseURL);
  await giveChip(here, 'petra');
  await giveChip(here, 'marko');
  const pin = await givePin(here, 'tina');
  await page.goto(here.path);
  await expect(page.getByText('Vse preneseno ob')).toBeVisible();
  await axe(page);
  await picture(page, 'terminal-idle');
  const present = page.getByRole('button', { name: /^Kdo je tu: \d+$/ });
  const inside = Number(/\d+$/.exec(await present.innerText())?.[0]);

  await scan(page, 'petra');
  await expect(page.getByRole('heading', { name: 'Petra Žnidaršič' })).toBeVisible();
  await scan(page, 'marko');
  await expect(page.getByText('Izbira je odprta. Zapri jo, preden prisloniš čip.')).toBeVisible();
  await axe(page);
  await picture(page, 'terminal-choice');
  await read(page, 'zabeležen. Dober dan.', () => press(page, 'petra', /^Prihod/));
  await expect(present).toHaveText(`Kdo je tu: ${inside + 1}`);

  // The answer to a tap is lost on its way back: the server has booked it, and the tablet cannot know.
  await page.route('**/event', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await scan(page, 'marko');
  await read(page, 'shranjeno tukaj. Prenese se samo, s pravim časom.', () => choose(page, 'Prihod'));
  await page.unroute('**/event');

  // The page is kept as a whole by now.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await context.setOffline(true);
  await expect(page.getByText('Brez povezave, registracija deluje')).toBeVisible();
  const before = Date.now();
  await scan(page, 'petra');
  await read(page, 'shranjeno tukaj.', () => choose(page, 'Pavza'));
  await typePin(page, pin);
  await read(page, 'shranjeno tukaj.', () => choose(page, 'Prihod'));
  const after = Date.now();
  await page.reload();
  await expect(page.getByText(/čaka\w* tukaj\. Prenese/)).toBeVisible();
  await expect(page.getByText('PIN, šifriran')).toBeVisible();
  const tappedAt = (what: string) => page.getByRole('listitem').filter({ hasText: what }).locator('b').innerText();
  const [paused, came] = [await tappedAt('Pavza'), await tappedAt('PIN, šifriran')];
  // For the day on which the house must be empty.
  await page.getByRole('button', { name: 'Kdo je tu' }).click();
  await expect(page.getByText('Petra Žnidaršič')).toBeVisible();
  await page.getByRole('button', { name: 'Zapri' }).click();
  await axe(page);
  await picture(page, 'terminal-offline');
  await context.setOffline(false);
  await expect(page.getByText('Vse preneseno ob')).toBeVisible({ timeout: 60_000 });

  const [petra] = await here.booked('petra');
  const tina = await here.booked('tina');
  expect(tina).toMatchObject([{ end_time: null }]);
  const booked = [petra?.end_time ?? '', tina[0]?.start_time ?? ''];
  expect(booked.map(onTheTablet)).toEqual([paused, came]);
  // The tablet knows the server's clock to within half of an answer, which may take six seconds; a booking drops parts of one.
  for (const at of booked.map(Date.parse)) {
    expect(at).toBeGreaterThanOrEqual(before - 4000);
    expect(at).toBeLessThanOrEqual(after + 3000);
  }
  expect(await here.booked('marko')).toHaveLength(1);
  const events = (await (await here.office.get(`terminal_event?filter={"terminal_id":${here.id}}&sort=["id","ASC"]`)).json()) as {
    outcome: string;
    action: string;
  }[];
  expect(events.map(({ outcome, action }) => `${action} ${outcome}`)).toEqual(['enter done', 'enter done', 'pause done', 'enter done']);
  await goHome(page);
});

test('wrong PINs let the pad rest, and a chip is taken all the same', { tag: '@once' }, async ({ page, baseURL, guard }) => {
  guard.allow(/status of 404/);
  const here = await wall(baseURL);
  await giveChip(here, 'petra');
  const key = here.path.split('/').at(-1);
  for (let tries = 0; tries < 4; tries += 1) await here.office.post(`terminal/${key}/identify`, { data: { pin: `9999${tries}` } });
  await page.goto(here.path);
  await expect(page.getByText('Prisloni čip')).toBeVisible();
  await read(page, 'Tega PIN-a nima nihče.', () => typePin(page, '99994'));
  await expect(page.getByText(/PIN počiva še 0:\d\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeDisabled();
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await axe(page);
  await scan(page, 'petra');
  await expect(page.getByRole('heading', { name: 'Petra Žnidaršič' })).toBeVisible();
  await axe(page);
  await press(page, 'petra', 'Zapri, to nisem jaz');
  await page.getByRole('button', { name: 'Kdo je tu' }).click();
  await axe(page);
  await page.getByRole('button', { name: 'Zapri' }).click();
  // Out of use, it says so and takes nothing.
  await here.office.put(`registration_terminal/${here.id}`, { data: { active: false } });
  guard.allow(/status of 409/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Registrator trenutno ne dela' })).toBeVisible();
});

test('a tap that neither the network nor the tablet can take says so', { tag: '@once' }, async ({ page, baseURL, guard }) => {
  guard.allow(/ERR_FAILED/);
  const here = await wall(baseURL);
  await giveChip(here, 'petra');
  await page.goto(here.path);
  await expect(page.getByText('Prisloni čip')).toBeVisible();
  await page.route('**/event', (route) => route.abort());
  // As a browser refuses whose disk is full.
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  // The refusal goes by itself after three seconds, which the answer to a press may take: it is awaited from before the press.
  const warning = expect(page.getByRole('alert')).toContainText(/Prihod ni zabeležen.*tablica pa ne more ničesar shraniti/);
  await Promise.all([warning, press(page, 'petra', /^Prihod/)]);
  expect(await here.booked('petra')).toEqual([]);
});

test('a tablet is paired by a code from the office; any other browser with the address books nothing then', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
  guard,
}) => {
  guard.allow(/status of 404/);
  const here = await wall(baseURL);
  await signIn(page, 'admin');
  // A second arrival within a minute would be none: somebody new has not tapped yet.
  const { id } = await hire(page);
  const chip = `0051${id}`;
  expect((await here.office.put(`user/${id}`, { data: { rfid_tag: chip } })).status()).toBe(200);
  await page.goto(`/registration_terminal/${here.id}`);
  await page.getByRole('button', { name: 'Seznani tablico …' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Pokaži kodo' }).click();
  const code = await popup.locator('output').innerText();
  await axe(page);
  await picture(page, 'terminal-pairing-code');
  await popup.getByRole('button', { name: 'Zapri', exact: true }).last().click();

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...(baseURL && { baseURL }) });
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...(baseURL && { baseURL }) });
  const [tablet, another] = [await context.newPage(), await elsewhere.newPage()];
  for (const each of [another, tablet]) {
    await each.goto(here.path);
    await expect(each.getByText('Prisloni čip')).toBeVisible();
  }
  await tablet.getByRole('button', { name: 'Seznani' }).click();
  await expect(tablet.getByRole('heading', { name: 'Seznani to tablico' })).toBeVisible();
  await typePin(
    tablet,
    code.replace(/.$/, (last) => String((Number(last) + 1) % 10)),
  );
  await expect(tablet.getByText('Koda ni prava ali ne velja več.')).toBeVisible();
  await axe(tablet);
  await picture(tablet, 'terminal-pairing');
  await typePin(tablet, code);
  // Its news goes by itself after three seconds; what stays is that nothing asks to be paired any more.
  await expect(tablet.getByText('Prisloni čip')).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Seznani' })).toHaveCount(0);
  // The terminal's page in the office has heard of it.
  await expect(page.getByRole('button', { name: 'Seznani tablico …' })).toHaveCount(0);

  await tablet.reload();
  await expect(tablet.getByText('Prisloni čip')).toBeVisible();
  await read(tablet, 'zabeležen. Dober dan.', () => pressFor(tablet, chip, /^Prihod/));
  const times = await (await here.office.get(`task/${here.task}/time`)).json();
  expect(times).toEqual([expect.objectContaining({ user_id: id, status: 0 })]);

  await another.reload();
  await expect(another.getByRole('heading', { name: 'Ta tablica ni seznanjena' })).toBeVisible();
  await expect(another.getByRole('button', { name: /^Kdo je tu/ })).toHaveCount(0);
  await scanChip(another, chip);
  await expect(another.getByRole('heading', { name: 'Ta tablica ni seznanjena' })).toBeVisible();
  await context.close();
  await elsewhere.close();
});

test('who goes with a running task says there what becomes of its clock', { tag: '@once' }, async ({ page, baseURL }) => {
  const here = await wall(baseURL);
  await goHome(page);
  await giveChip(here, 'petra');
  await signIn(page, 'petra');
  const me = here.idOf('petra');
  const task = await (await page.request.post('/api/v1/task', { data: { title: 'Menjava črpalke', company_user_id: me } })).json();
  const types = await (await page.request.get('/api/v1/me/work_types')).json();
  expect((await page.request.post(`/api/v1/task/${task.id}/start`, { data: { work_type_id: types[0].id } })).status()).toBe(200);
  const working = async () => (await (await page.request.get('/api/v1/me/working')).json())?.status ?? null;
  await page.goto(here.path);
  await expect(page.getByText('Prisloni čip')).toBeVisible();
  await read(page, 'zabeležen. Dober dan.', () => press(page, 'petra', /^Prihod/));
  expect(await working()).toBe(0);
  await press(page, 'petra', /^Pavza/);
  await expect(page.getByRole('heading', { name: /^Na nalogi #\d+ Menjava črpalke teče ura\.$/ })).toBeVisible();
  await axe(page);
  await picture(page, 'terminal-clock-question');
  await read(page, 'zabeležena. Dober tek.', () => page.getByRole('button', { name: /^Naj počiva/ }).click());
  expect(await working()).toBe(1);
  await goHome(page);
});

/** `TAPS=10000` asks it in its long form. */
const times = Number(process.env.TAPS ?? 100);
test('the page does not grow, however many people tap', { tag: '@once' }, async ({ page, baseURL }) => {
  if (times > 1000) test.setTimeout(30 * 60_000);
  const { before, after } = await soak(page, (await wall(baseURL)).path, times);
  process.stdout.write(`  a terminal's heap: ${(before / 1e6).toFixed(2)} MB, after ${times} taps ${(after / 1e6).toFixed(2)} MB\n`);
  expect(after).toBeLessThan(before * 1.1);
});

test('a terminal whose words do not come says that there is no network, and opens by itself once there is', { tag: '@once' }, async ({
  page,
  baseURL,
  guard,
}) => {
  guard.allow(/ERR_FAILED|net::/);
  const { path } = await wall(baseURL);
  let away = true;
  await page.route(/\/assets\/terminal-page-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    // The page itself comes, of its words none.
    return away && !/createElement|jsx/.test(await answer.text()) ? route.abort() : route.fulfill({ response: answer });
  });
  await page.route(`**${path}`, (route) => (away && route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('Ko bo povezava spet tu, se registrator odpre sam.');
  await axe(page);
  away = false;
  await expect(page.getByText('Prisloni čip')).toBeVisible();
});
