// What the popups of a task ask and tell: in which language, what comes off, whose text came between, where to, what is removed.

import { resize } from '../engine/screens.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes, clientWithContacts, moreOf, popupOf, taskAt } from './task-acts.ts';
import { comeToWork, makeTask } from './task-page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'luka');
  await comeToWork(page);
});

test('a client is asked in the language that is chosen', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Pregled klime', client);
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Pošlji v potrditev …' }).click();
  const send = popupOf(page, 'Pošlji v potrditev');
  const language = send.getByRole('combobox', { name: 'Jezik sporočila in naloga' });
  await expect(language).toHaveValue(/jezik (stranke|kontakta)$/);
  await language.click();
  await page.getByRole('option', { name: 'Nemščina' }).click();
  await axeInBothThemes(page);
  await picture(page, 'task-send-language');
  const answered = page.waitForRequest((request) => request.url().endsWith(`/task/${task.id}/close`));
  await expect(send).toContainText('Nalog je prazen');
  await send.getByRole('button', { name: 'Pošlji prazen nalog' }).click();
  expect((await answered).postDataJSON()).toEqual({ language: 'de' });
  await expect(page.getByText(`Poslano v potrditev: ${client.primary}.`)).toBeVisible();
});

test('tags that the new client’s tasks may not carry are named before they come off', async ({ page }) => {
  const [from, to] = [await clientWithContacts(page, 'hotel'), await clientWithContacts(page, 'pek')];
  const { request } = page;
  const name = `Pogodba ${Date.now()}`;
  await signIn(page, 'admin');
  const tag = await (await request.post('/api/v1/tag', { data: { name, color: '#336699', text_color: '#ffffff', global: false } })).json();
  await signIn(page, 'luka');
  const { tags } = await (await request.get(`/api/v1/client/${from.id}`)).json();
  await request.put(`/api/v1/client/${from.id}`, { data: { tags: [...tags, tag.id] } });
  const task = await taskAt(page, 'Servis črpalke', from, { tags: [tag.id] });
  await page.goto(`/task/${task.id}`);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Zamenjaj stranko …' }).click();
  const client = popupOf(page, 'Zamenjaj stranko in enoto');
  await client.getByRole('combobox', { name: 'Stranka' }).fill(to.name.slice(0, 8));
  await page.getByRole('option', { name: to.name }).click();
  await expect(client).toContainText(`${name}→odpade, ni od te stranke`);
  await picture(page, 'task-client-tags');
  await client.getByRole('button', { name: 'Zamenjaj stranko' }).click();
  await expect(client).toBeHidden();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('the planned time of a task is changed, and nothing is sent while it is the same', async ({ page }) => {
  const task = await makeTask(page, 'Menjava filtra');
  await page.goto(`/task/${task.id}`);
  await moreOf(page, 'Spremeni projekt …');
  const popup = popupOf(page, 'Projekt naloge');
  const save = popup.getByRole('button', { name: 'Shrani' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await popup.getByRole('textbox', { name: 'Predviden čas (h)' }).fill('2:30');
  await save.click();
  await expect(popup).toBeHidden();
  const { planned_time } = await (await page.request.get(`/api/v1/task/${task.id}`)).json();
  expect(planned_time).toBe(9000);
});

test('a text that came between is shown with whose it is, and what was typed stays', async ({ page, guard }) => {
  guard.allow(/412/);
  const task = await makeTask(page, 'Menjava ventila');
  const between = async (data: object, path = 'description') =>
    expect((await page.request.put(`/api/v1/task/${task.id}/${path}`, { data })).ok()).toBe(true);
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Uredi naslov in opis …' }).click();
  const edit = popupOf(page, 'Uredi nalogo');
  await edit.getByRole('textbox', { name: 'Naslov' }).fill('Menjava tripotnega ventila');
  await between({ title: 'Menjava mešalnega ventila', description: 'Voda je zaprta do desetih.' });
  await edit.getByRole('button', { name: 'Shrani' }).click();
  await expect(edit).toContainText('Medtem je tu novo besedilo: Luka Perko');
  await expect(edit).toContainText('Voda je zaprta do desetih.');
  await expect(edit.getByRole('textbox', { name: 'Naslov' })).toHaveValue('Menjava tripotnega ventila');
  await axeInBothThemes(page);
  await picture(page, 'task-edit-between');
  await edit.getByRole('button', { name: 'Vzemi novo besedilo' }).click();
  await expect(edit.getByRole('textbox', { name: 'Opis' })).toHaveValue('Voda je zaprta do desetih.');
  await edit.getByRole('textbox', { name: 'Naslov' }).fill('Menjava tripotnega ventila');
  // Another priority is no other text: it is saved all the same.
  await between({ priority: 3 }, 'priority');
  await edit.getByRole('button', { name: 'Shrani' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menjava tripotnega ventila');
  await expect(page.getByText('Voda je zaprta do desetih.')).toBeVisible();
});

test('notes that came between are shown before they are written over', async ({ page, guard }) => {
  guard.allow(/412/);
  const task = await makeTask(page, 'Menjava tesnila');
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: 'Dodatne opombe' }).click();
  await page.getByRole('button', { name: 'Dodaj opombe' }).click();
  const edit = popupOf(page, 'Opombe naloge');
  await edit.getByRole('textbox').fill('Parkiraj zadaj.');
  const between = await page.request.put(`/api/v1/task/${task.id}/additionalNotes`, {
    data: { additional_comment: 'Pes je na dvorišču.' },
  });
  expect(between.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Shrani opombe' }).click();
  await expect(edit).toContainText('Medtem je tu novo besedilo: Luka Perko');
  await expect(edit).toContainText('Pes je na dvorišču.');
  await expect(edit.getByRole('textbox')).toHaveValue('Parkiraj zadaj.');
  await edit.getByRole('textbox').fill('Parkiraj zadaj. Pes je na dvorišču.');
  await edit.getByRole('button', { name: 'Shrani opombe' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('Parkiraj zadaj. Pes je na dvorišču.')).toBeVisible();
});

test('a question stays as it is while the window becomes narrow and wide again', async ({ page }) => {
  const task = await makeTask(page, 'Menjava tesnila');
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Uredi naslov in opis …' }).click();
  // Not the first field, which an opening popup goes to by itself.
  const text = popupOf(page, 'Uredi nalogo').getByRole('textbox', { name: 'Opis' });
  await text.fill('Obe tesnili sta trdi.');
  for (const width of [700, 1440]) {
    await resize(page, { width, height: 900 });
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('Obe tesnili sta trdi.');
  }
});

test('an entry without hours is removed by itself, and can be taken back', async ({ page }) => {
  const task = await makeTask(page, 'Nasvet po telefonu');
  const types = (await (await page.request.get('/api/v1/me/work_types')).json()) as { id: number }[];
  const made = await page.request.post(`/api/v1/task/${task.id}/time`, { data: { work_type_id: types[0]?.id, notes: 'Brez ur' } });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(`/task/${task.id}`);
  const row = page.getByRole('row', { name: /Luka Perko/ });
  await row.getByRole('button', { name: 'Več: Luka Perko' }).click();
  await page.getByRole('menuitem', { name: 'Odstrani čas …' }).click();
  const remove = popupOf(page, 'Odstrani čas');
  await remove.getByRole('textbox', { name: 'Razlog' }).fill('Dvojni vnos');
  await axe(page);
  await picture(page, 'times-remove-entry');
  await remove.getByRole('button', { name: 'Odstrani čas' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(row).toBeVisible();
});

test('the history is searched in its words', async ({ page }) => {
  const task = await makeTask(page, 'Menjava grelnika');
  for (const priority of [2, 3, 0, 1, 2, 3]) await page.request.put(`/api/v1/task/${task.id}/priority`, { data: { priority } });
  await page.request.put(`/api/v1/task/${task.id}/additionalNotes`, { data: { additional_comment: 'Ključ je pri vratarju' } });
  await page.goto(`/task/${task.id}`);
  await page.getByRole('tab', { name: 'Zgodovina' }).click();
  await page.getByRole('textbox', { name: 'Išči po zgodovini' }).fill('kljuc vratar');
  const events = page.getByRole('tabpanel').getByRole('listitem');
  await expect(events).toHaveCount(1);
  await expect(events).toContainText('Ključ je pri vratarju');
  await picture(page, 'history-search');
  await page.getByRole('textbox', { name: 'Išči po zgodovini' }).fill('česa takega ni');
  await expect(page.getByText('S tem filtrom ni zapisov.')).toBeVisible();
  await page.getByRole('button', { name: 'Pokaži vse' }).click();
  await expect(events).not.toHaveCount(0);
});
