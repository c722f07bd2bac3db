// The wiki at a desk: a page is begun, written with links and pictures, found, saved over by a colleague and merged, compared, thrown away and taken back.
import type { Page } from '@playwright/test';
import { fresh } from '../people/people.ts';
import { axe, expect, signIn, test } from '../support.ts';

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a page of the wiki lives', async ({ page, guard }) => {
  // Who was overtaken is refused.
  guard.allow(/409/);
  await signIn(page, 'admin');
  await page.goto('/wiki');
  await expect(page.getByRole('heading', { level: 1, name: 'Splošno' })).toBeVisible();
  const title = 'Menjava ventila';

  // Begun below another page, and written at once.
  await page.getByRole('button', { name: 'Nova stran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova stran' });
  await dialog.getByLabel('Naslov').fill(title);
  await dialog.getByLabel('Pod stranjo').fill('Ogrevanje');
  await page.getByRole('option', { name: 'Ogrevanje', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ustvari in piši' }).click();
  const text = page.getByRole('textbox', { name: 'Besedilo' });
  await text.click();
  await page.keyboard.type('Najprej zapri dovod. Vprašanja: @petra');
  await page.getByRole('option', { name: /Petra Žnidaršič/ }).click();
  await page.keyboard.type('in #obtocne');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Drugi odstavek.');
  await page.locator('input[type=file]').setInputFiles({ name: 'ventil.png', mimeType: 'image/png', buffer: pixel });
  await expect(text.getByRole('img', { name: 'ventil.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Shrani' }).click();
  await expect(page.getByRole('link', { name: '@Petra Žnidaršič' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'ventil.png' })).toHaveJSProperty('naturalWidth', 1);
  await axe(page);

  // A colleague saves while it is written on: both stand in the text, and nothing is saved before one says so.
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1);
  await page.getByRole('button', { name: /^Uredi( E)?$/ }).click();
  await text.getByText('Drugi odstavek.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Moj stavek.');
  const { body, edition } = (await (await page.request.get(`/api/v1/wiki_page/${id}`)).json()) as { body: string; edition: number };
  const othersBody = body.replace('Najprej zapri dovod.', 'Najprej zapri oba dovoda.');
  expect((await page.request.put(`/api/v1/wiki_page/${id}/text`, { data: { edition, body: othersBody } })).status()).toBe(200);
  await page.getByRole('button', { name: 'Shrani' }).click();
  const merge = page.getByRole('dialog', { name: 'Združi s spremembami' });
  await expect(merge.locator('ins').first()).toContainText('oba');
  await merge.getByRole('button', { name: 'Združi in piši naprej' }).click();
  await expect(text).toContainText('Najprej zapri oba dovoda.');
  await expect(text).toContainText('Moj stavek.');
  await page.getByRole('button', { name: 'Shrani' }).click();
  // The news of the first save may still stand there.
  await expect(text).toBeHidden();
  await expect(page.getByText('Stran je shranjena.')).toBeVisible();
  await expect(page.getByText('Moj stavek.')).toBeVisible();

  // What is typed and not saved waits on the device.
  await page.goto(`${path}?write=1`);
  await text.click();
  await page.keyboard.type('Zapuščeno. ');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Zapuščeno.');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('Tu je tvoje neshranjeno besedilo.')).toBeVisible();
  await expect(text).toContainText('Zapuščeno.');
  await page.getByRole('button', { name: 'Zavrzi in beri' }).click();

  // Its versions side by side, from change to change, and the first text back.
  await page.getByRole('link', { name: /^Primerjaj v/ }).click();
  await expect(page.locator('ins').first()).toBeVisible();
  await page.getByLabel('Prejšnja različica').selectOption('2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await axe(page);
  await page.getByRole('button', { name: 'Obnovi v2' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  // The compared versions stand until the page is here.
  await expect(page.locator('ins')).toHaveCount(0);
  await expect(page.getByText('Najprej zapri dovod.')).toBeVisible();
  await expect(page.getByText('Moj stavek.')).toBeHidden();

  // Found in the palette and in the wiki, č by c; thrown away, gone from both, and taken back.
  await page.getByPlaceholder('Išči po vseh prostorih').fill('odzracevanje');
  await expect(page.getByRole('list', { name: 'Najdene strani' }).getByRole('link').first()).toContainText('Odzračevanje po menjavi');
  await page.goto(path);
  await page.getByRole('button', { name: 'Več' }).first().click();
  await page.getByRole('menuitem', { name: 'V koš' }).click();
  await expect(page.getByText(`V košu: ${title}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Koš' }).click();
  const resting = page.getByRole('listitem').filter({ hasText: title });
  await resting.getByRole('button', { name: 'Vrni iz koša' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('two change the same words of a page, and the second one chooses', async ({ page, guard }) => {
  // Who was overtaken is refused.
  guard.allow(/409/);
  await signIn(page, 'admin');
  const api = page.request;
  const write = async (id: number, data: object) => expect((await api.put(`/api/v1/wiki_page/${id}/text`, { data })).status()).toBe(200);
  const { id } = (await (
    await api.post('/api/v1/wiki_page', { data: { space: 'main', title: 'Dežurna številka', body: '<p>Pokliči Marka.</p><p>Konec.</p>' } })
  ).json()) as { id: number };
  await page.goto(`/wiki_page/${id}?write=1`);
  const text = page.getByRole('textbox', { name: 'Besedilo' });
  await text.getByText('Pokliči Marka.').dblclick({ position: { x: 75, y: 8 } });
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Marka');
  await page.keyboard.type('Petro');
  await write(id, { edition: 1, title: 'Dežurne številke', body: '<p>Pokliči Luko.</p><p>Konec dneva.</p>' });
  await page.getByRole('button', { name: 'Shrani' }).click();
  const merge = page.getByRole('dialog', { name: 'Združi s spremembami' });
  await expect(merge).toContainText('ta naslov prevzame tudi tvoje besedilo');
  await expect(merge).toContainText('Na 1 mestu se spremembi prekrivata');
  await merge.getByRole('button', { name: 'Združi in piši naprej' }).click();
  const conflict = page.getByText('Isti odstavek je medtem spremenil še nekdo');
  await expect(conflict).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naslov' })).toHaveValue('Dežurne številke');
  await expect(text).toContainText('Petro');
  await expect(text).toContainText('Luko');
  await axe(page);

  // The choice waits over a reload, and what is written meanwhile stays.
  await text.getByText('Konec dneva.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Hvala.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Hvala.');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(conflict).toBeVisible();
  await page.getByRole('button', { name: 'Obdrži drugo' }).click();
  await expect(conflict).toBeHidden();
  await expect(text).toHaveText(/^Pokliči Luko\.Konec dneva\. Hvala\.$/);
  await page.getByRole('button', { name: 'Shrani' }).click();
  await expect(text).toBeHidden();
  expect((await (await api.get(`/api/v1/wiki_page/${id}`)).json()) as object).toMatchObject({
    title: 'Dežurne številke',
    body: '<p>Pokliči Luko.</p><p>Konec dneva. Hvala.</p>',
  });
});

test('what was saved without an answer stands once, also after a colleague has written on', async ({ page, guard }) => {
  // The line is cut, and who was overtaken is refused.
  guard.allow(/409|ERR_FAILED/);
  await signIn(page, 'admin');
  const api = page.request;
  const { id } = (await (
    await api.post('/api/v1/wiki_page', { data: { space: 'main', title: 'Odčitki', body: '<p>Števec ena.</p>' } })
  ).json()) as { id: number };
  await page.goto(`/wiki_page/${id}?write=1`);
  const text = page.getByRole('textbox', { name: 'Besedilo' });
  const typeAfter = async (words: string, more: string) => {
    await text.getByText(words).click();
    await page.keyboard.press('End');
    await page.keyboard.type(more);
  };
  await typeAfter('Števec ena.', ' Moj odčitek.');
  // It arrives once, and no answer comes, however often it is sent again.
  let sent = 0;
  await page.route(`**/wiki_page/${id}/text`, async (route) => {
    sent += 1;
    if (sent === 1) await route.fetch();
    await route.abort();
  });
  const save = page.getByRole('button', { name: 'Shrani' });
  await save.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(`**/wiki_page/${id}/text`);
  const { body } = (await (await api.get(`/api/v1/wiki_page/${id}`)).json()) as { body: string };
  expect(body).toContain('Moj odčitek.');
  const colleague = body.replace('Števec ena.', 'Števec dve.');
  expect((await api.put(`/api/v1/wiki_page/${id}/text`, { data: { edition: 2, body: colleague } })).status()).toBe(200);
  await typeAfter('Števec ena.', ' In še eden.');
  await save.click();
  const merge = page.getByRole('dialog', { name: 'Združi s spremembami' });
  await merge.getByRole('button', { name: 'Združi in piši naprej' }).click();
  await expect(text).toHaveText('Števec dve. Moj odčitek. In še eden.');
  await save.click();
  await expect(text).toBeHidden();
});

test('a duplicated tab has a draft of its own', async ({ page, context }) => {
  await signIn(page, 'admin');
  const { id } = (await (
    await page.request.post('/api/v1/wiki_page', { data: { space: 'main', title: 'Dva zavihka', body: '<p>Začetek.</p>' } })
  ).json()) as { id: number };
  const written = (of: Page) => of.getByRole('textbox', { name: 'Besedilo' });
  const drafts = () =>
    page.evaluate(() => Object.entries(localStorage).flatMap(([name, value]) => (name.startsWith('wiki_draft:') ? [String(value)] : [])));
  const typeIn = async (of: Page, words: string) => {
    await written(of).getByText('Začetek.').click();
    await of.keyboard.press('End');
    await of.keyboard.type(words);
  };
  await page.goto(`/wiki_page/${id}?write=1`);
  await typeIn(page, ' Prvi.');
  await expect.poll(drafts).toHaveLength(1);
  // The browser gives a duplicate the storage of its tab.
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  await other.addInitScript((values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, value);
  }, stored);
  await other.goto(`/wiki_page/${id}?write=1`);
  await typeIn(other, ' Drugi.');
  await expect.poll(drafts).toHaveLength(2);
  expect((await drafts()).filter((one) => one.includes('Prvi.') !== one.includes('Drugi.'))).toHaveLength(2);
});

test('a page is dragged to another place of the tree @once', async ({ page }) => {
  await signIn(page, 'admin');
  const [into, moved] = [fresh('Prvi teden'), fresh('Ključi in orodje')];
  for (const title of [into, moved])
    expect((await page.request.post('/api/v1/wiki_page', { data: { space: 'main', title } })).status()).toBe(201);
  await page.goto('/wiki');
  const row = (name: string) => page.locator('.wiki-row').filter({ hasText: name });
  await row(moved).dragTo(row(into));
  await page.getByRole('button', { name: `Razpri: ${into}` }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: row(into) })
      .getByRole('link', { name: moved }),
  ).toBeVisible();
});
