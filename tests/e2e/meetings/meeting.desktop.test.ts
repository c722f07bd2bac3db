// Two write the minutes of one meeting: nothing that either types is lost, not in one paragraph, not on a cut line, and neither overwrites the other unseen.
import type { Browser, Page } from '@playwright/test';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { leaveWork } from '../tasks/task-page.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor((Date.now() + hours * hour) / 1000) * 1000).toISOString();

/** A meeting that runs, with Tina invited. */
const running = async (page: Page): Promise<number> => {
  const { users } = (await (await page.request.get('/api/v1/me')).json()) as { users: { id: number; name: string; l_name: string }[] };
  const tina = users.find(({ name, l_name }) => `${name} ${l_name}` === 'Tina Hočevar')?.id;
  const made = await page.request.post('/api/v1/meeting', {
    data: {
      title: 'Zagon kotla',
      place: 'Kotlovnica',
      // Now, so that it stands in this week also in the first minutes of a Monday.
      planned_start: inHours(0),
      planned_end: inHours(1),
      participants: [{ user_id: tina }],
      agenda: [{ title: 'Stanje del' }, { title: 'Termin zagona', minutes: 15 }, { title: 'Razno' }],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  expect((await page.request.put(`/api/v1/meeting/${id}/start`)).status()).toBe(200);
  return id;
};
const another = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'tina');
  return page;
};
const text = (page: Page, item: string) => page.getByRole('textbox', { name: `Zapisnik: ${item}` });
const stored = async (page: Page, id: number): Promise<string> => {
  const { paragraphs } = (await (await page.request.get(`/api/v1/meeting/${id}/minutes`)).json()) as {
    paragraphs: { html: string; removed: boolean }[];
  };
  return paragraphs
    .flatMap(({ html, removed }) => (removed ? [] : [html.replace(/<[^>]*>/g, '')]))
    .sort()
    .join('\n');
};

/** Tina was there too, but has written some of that time elsewhere. @returns where the time of the meeting is written, and as which work */
const tinaWorksElsewhere = async (page: Page, id: number): Promise<Record<'task' | 'work', string>> => {
  const { participants, started_at } = (await (await page.request.get(`/api/v1/meeting/${id}`)).json()) as {
    started_at: string;
    participants: { id: number; user_id: number; name: string }[];
  };
  const tina = participants.find(({ name }) => name === 'Tina Hočevar');
  const [type] = (await (await page.request.get('/api/v1/me/work_types')).json()) as { id: number; title: string }[];
  const made = await page.request.post('/api/v1/task', { data: { title: fresh('Sestanki novembra') } });
  const task = (await made.json()) as { id: number; title: string };
  const time = { user_id: tina?.user_id, work_type_id: type?.id, start_time: started_at, end_time: inHours(0) };
  expect((await page.request.post(`/api/v1/task/${task.id}/time`, { data: time })).status()).toBe(201);
  expect((await page.request.put(`/api/v1/meeting/${id}/participant/${tina?.id}`, { data: { attendance: 'here' } })).status()).toBe(200);
  return { task: task.title, work: type?.title ?? '' };
};

/** The popup says who stands in their own way before anything is written, and who was left out afterwards. */
const bookTime = async (page: Page, { task, work }: Record<'task' | 'work', string>): Promise<void> => {
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Zapiši čas …' }).click();
  const popup = page.getByRole('dialog', { name: 'Zapiši čas sestanka' });
  const person = (name: string) => popup.getByRole('listitem').filter({ hasText: name });
  await expect(person('Tina Hočevar')).toContainText(task);
  await expect(person('Luka Perko')).toContainText('se zapiše');
  await popup.getByRole('combobox', { name: 'Naloga' }).fill(task);
  await page.getByRole('option', { name: task }).click();
  await popup.getByRole('combobox', { name: 'Vrsta dela' }).click();
  await page.getByRole('option', { name: work, exact: true }).click();
  await popup.getByRole('button', { name: 'Zapiši čas' }).click();
  await expect(popup.getByText('Zapisano: Luka Perko.')).toBeVisible();
  await expect(person('Tina Hočevar')).toContainText(task);
  await popup.getByRole('button', { name: 'Končano' }).click();
};

test('two writers lose no keystroke, with the line of one cut for a while', { tag: '@once' }, async ({ page, browser, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signIn(page, 'luka');
  const id = await running(page);
  const tina = await another(browser);
  await page.goto(`/meeting/${id}`);
  await tina.goto(`/meeting/${id}`);

  await text(page, 'Stanje del').click();
  await page.keyboard.type('Material je na objektu.');
  await expect(page.getByText(/^Shranjeno/)).toBeVisible();
  await expect(text(tina, 'Stanje del')).toContainText('Material je na objektu.');
  // Each sees where the other is; both write on in the same paragraph at once.
  await expect(tina.locator('[data-writer="Luka Perko piše"]')).toBeVisible();
  await text(tina, 'Stanje del').click();
  await tina.keyboard.press('Home');
  await Promise.all([page.keyboard.type(' Luka šteje.', { delay: 120 }), tina.keyboard.type('Tina gleda. ', { delay: 130 })]);
  for (const one of [page, tina]) await expect(text(one, 'Stanje del')).toHaveText('Tina gleda. Material je na objektu. Luka šteje.');
  // At the same place too.
  await tina.keyboard.press('End');
  await Promise.all([page.keyboard.type(' Prvi del je tu.', { delay: 120 }), tina.keyboard.type(' Drugega še ni.', { delay: 130 })]);
  for (const one of [page, tina]) {
    await expect(text(one, 'Stanje del')).toContainText('Prvi del je tu.');
    await expect(text(one, 'Stanje del')).toContainText('Drugega še ni.');
  }
  await expect(page.getByText('Zraven: Tina Hočevar')).toBeVisible();

  // Cut off, Luka writes on; Tina writes meanwhile.
  // Whose words of that moment come first is open: Luka's caret may stand before those of Tina.
  await page.keyboard.press('Control+End');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Prirobnica pride danes,');
  await expect(page.getByText('Brez povezave, pišeš naprej')).toBeVisible();
  await page.keyboard.type(' montaža je jutri.');
  await text(tina, 'Termin zagona').click();
  await tina.keyboard.type('Zagon v nedeljo ob šestih.');
  await expect(tina.getByText(/^Shranjeno/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Shranjeno/)).toBeVisible();
  for (const one of [page, tina]) {
    await expect(text(one, 'Stanje del')).toContainText('Prirobnica pride danes, montaža je jutri.');
    await expect(text(one, 'Termin zagona')).toContainText('Zagon v nedeljo ob šestih.');
  }
  expect((await stored(page, id)).split('\n').slice(0, 1)).toEqual(['Prirobnica pride danes, montaža je jutri.']);

  // Both write at the end of a paragraph while one is cut off: both stand, without a question.
  await page.context().setOffline(true);
  await text(page, 'Termin zagona').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Luka pripravi.');
  await text(tina, 'Termin zagona').click();
  await tina.keyboard.press('Control+End');
  await tina.keyboard.type(' Tina obvesti.');
  await expect.poll(() => stored(tina, id)).toContain('Tina obvesti.');
  await page.context().setOffline(false);
  await expect.poll(() => stored(page, id)).toContain('Luka pripravi.');
  expect(await stored(page, id)).toContain('Tina obvesti.');
  const conflict = page.getByText('Isti odstavek je medtem spremenil še nekdo');
  await expect(conflict).toHaveCount(0);

  // Both replace the same word: the text holds both, and over a reload the writer is asked.
  const replace = async (one: Page, word: string) => {
    await text(one, 'Termin zagona').getByText('nedeljo').click();
    await one.evaluate(() => {
      const node = document.getSelection()?.anchorNode;
      const at = node?.textContent?.indexOf('nedeljo') ?? -1;
      if (node) document.getSelection()?.setBaseAndExtent(node, at, node, at + 'nedeljo'.length);
    });
    await one.keyboard.type(word);
  };
  await page.context().setOffline(true);
  await replace(page, 'soboto');
  await replace(tina, 'petek');
  await expect.poll(() => stored(tina, id)).toContain('petek');
  await page.context().setOffline(false);
  await expect(conflict).toBeVisible();
  for (const word of ['soboto', 'petek']) await expect.poll(() => stored(page, id)).toContain(word);
  await page.reload();
  await expect(conflict).toBeVisible();
  await axe(page);
  await picture(page, 'meeting-conflict');
  await page.getByRole('button', { name: 'Obdrži mojo' }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => stored(page, id)).not.toContain('petek');
  expect(await stored(page, id)).toContain('soboto');

  // Text that the server does not have yet survives a reload on a cut line.
  await page.route('**/api/v1/meeting/*/minutes', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await text(page, 'Razno').click();
  await page.keyboard.type('Še to.');
  await expect(page.getByText('Brez povezave, pišeš naprej')).toBeVisible();
  await page.reload();
  await expect(text(page, 'Razno')).toHaveText('Še to.');
  await page.unroute('**/api/v1/meeting/*/minutes');
  await expect(text(tina, 'Razno')).toHaveText('Še to.');
  await tina.context().close();
});

test('an organiser leads a meeting to minutes that stand', { tag: '@once' }, async ({ page }) => {
  // A clock that somebody has left open counts on beside the time of the meeting.
  for (const person of ['tina', 'luka'] as const) {
    await signIn(page, person);
    await leaveWork(page);
  }
  const id = await running(page);
  await page.goto(`/meeting/${id}`);
  await text(page, 'Stanje del').click();
  await page.keyboard.type('Vse teče.');
  await page.keyboard.press('Control+ArrowDown');
  await expect(text(page, 'Termin zagona')).toBeFocused();
  // Whoever has gone elsewhere before the answer came stays there.
  const gone = Promise.withResolvers<void>();
  await page.route('**/item/*/open', async (route) => {
    await gone.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+ArrowDown');
  const action = page.getByLabel('Kaj je treba narediti');
  await action.fill('Odzrači krog 2.');
  gone.resolve();
  await expect(page.getByRole('listitem').filter({ hasText: 'Razno' }).first()).toHaveAttribute('aria-current', 'step');
  await expect(action).toBeFocused();
  const saved = Promise.withResolvers<void>();
  await page.route('**/outcome', async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  // Whoever is quicker than the answer has begun the next one already.
  await action.fill('Naroči prirobnico.');
  saved.resolve();
  await expect(page.getByRole('link', { name: /^#\d+ Nedodeljeno$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Samo zapiši' }).press('Enter');
  await expect(action).toHaveValue('');
  await expect(action).toBeFocused();
  await expect(page.getByText(/^Shranjeno/)).toBeVisible();
  await axe(page);
  await picture(page, 'meeting-running');
  const other = await tinaWorksElsewhere(page, id);
  await page.getByRole('button', { name: 'Zaključi …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zaključi' }).click();
  await expect(page.getByText('Različica 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Vse teče.')).toBeVisible();
  // What is over has its day, and no time since when.
  await expect(page.locator('.meeting-facts')).toContainText(/\d\d\/\d\d\/\d{4}\s\d\d:\d\d\s–/);
  await expect(page.getByText(/^od\s\d\d:\d\d$/)).toHaveCount(0);
  await bookTime(page, other);
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Popravek …' }).click();
  await page.getByRole('group', { name: 'Tina Hočevar' }).getByText('tu, na daljavo').click();
  await page.getByLabel('Zakaj popravek').fill('Tina je bila na zvezi.');
  // Kept over a reload, like the text.
  await page.reload();
  await page.getByRole('button', { name: 'Več', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Popravek …' }).click();
  await expect(page.getByRole('group', { name: 'Tina Hočevar' }).getByLabel('tu, na daljavo')).toBeChecked();
  await expect(page.getByLabel('Zakaj popravek')).toHaveValue('Tina je bila na zvezi.');
  await axe(page);
  await page.getByRole('button', { name: 'Shrani popravek' }).click();
  await expect(page.getByText('Različica 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tina Hočevar' })).toContainText('tu, na daljavo');
  await page.goto('/finishedMeetings?view=list');
  await expect(page.getByRole('link', { name: 'Zagon kotla' }).first()).toBeVisible();
  await page.goto('/myMeetings?view=week');
  // Another week stands in the address, so that the way back from a meeting leads to it.
  await page.getByRole('button', { name: /^Prejšnji teden/ }).click();
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await page.getByRole('button', { name: 'Danes' }).click();
  await expect(page).not.toHaveURL(/day=/);
  await expect(page.getByRole('link', { name: /Zagon kotla/ }).first()).toBeVisible();
  await axe(page);
  await picture(page, 'meetings-calendar');
});

test('a meeting of several days stands on each of them in the month', async ({ page }) => {
  await signIn(page, 'admin');
  const title = `Inventura ${Date.now().toString(36)}`;
  const data = { title, planned_start: '2031-03-11T08:00:00Z', planned_end: '2031-03-13T14:00:00Z' };
  expect((await page.request.post('/api/v1/meeting', { data })).status()).toBe(201);
  await page.goto('/myMeetings?view=month&day=2031-03-01');
  const entries = page.getByRole('link', { name: new RegExp(title) });
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('11/03 09:00 – 13/03 15:00');
  for (const day of [11, 12, 13])
    await expect(
      page
        .locator('section', { has: page.getByRole('heading', { name: String(day), exact: true }) })
        .getByRole('link', { name: new RegExp(title) }),
    ).toHaveCount(1);
});

test('a new meeting says what it needs and keeps its act in sight', async ({ page }) => {
  await signIn(page, 'tina');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/meeting/create');
  await expect(page.getByRole('button', { name: /Skliči|Načrtuj/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.ui-section-must')).toHaveCount(3);
});
