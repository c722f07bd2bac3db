// What a technician and a dispatcher do to a task at a desk, beside its clock: edit, tag, send, withdraw, confirm, reopen, reject, delete.
import type { Page } from '@playwright/test';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes, clientWithContacts, moreOf, popupOf, taskAt } from './task-acts.ts';
import { clockOf, comeToWork, holdAnswers, makeTask, signInAs, startByApi, timesOf } from './task-page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'luka');
  await comeToWork(page);
});

/** A colleague with a browser of their own. */
const beside = async (
  page: Page,
  browser: { newContext: (options: object) => Promise<{ newPage: () => Promise<Page> }> },
  baseURL: string | undefined,
) => {
  const other = await (await browser.newContext({ baseURL })).newPage();
  await signInAs(other, 'marko');
  await page.bringToFront();
  return other;
};

test('edits title, description, deadline and priority; a colleague sees each at once', async ({ page, browser, baseURL }) => {
  const task = await makeTask(page, 'Menjava ventila');
  const other = await beside(page, browser, baseURL);
  await Promise.all([page.goto(`/task/${task.id}`), other.goto(`/task/${task.id}`)]);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Menjava ventila');

  const opener = page.getByRole('button', { name: 'Uredi naslov in opis …' });
  const edit = popupOf(page, 'Uredi nalogo');
  await expect(opener).toBeVisible();
  await page.keyboard.press('e');
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(edit.getByRole('textbox', { name: 'Naslov' })).toBeFocused();
  await expect(edit.getByRole('button', { name: 'Shrani' })).toHaveAttribute('aria-disabled', 'true');
  await edit.getByRole('textbox', { name: 'Naslov' }).fill('');
  await expect(edit).toContainText('Naloga mora imeti naslov.');
  await axeInBothThemes(page);
  await edit.getByRole('textbox', { name: 'Naslov' }).fill('Menjava mešalnega ventila');
  await edit.getByRole('textbox', { name: 'Opis' }).fill('Ključ je pri hišniku.\nVoda je zaprta do desetih.');
  await picture(page, 'task-edit');
  await page.keyboard.press('Control+Enter');
  await expect(edit).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menjava mešalnega ventila');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Menjava mešalnega ventila');
  await expect(other.getByText('Voda je zaprta do desetih.')).toBeVisible();

  await page.getByRole('button', { name: 'Spremeni rok in prednost …' }).click();
  const dates = popupOf(page, 'Rok in prednost');
  const deadline = `24/12/${new Date().getUTCFullYear() + 1} 12:00`;
  await dates.getByRole('textbox', { name: 'Rok' }).fill('kdaj drugič');
  await expect(dates).toContainText('Vpiši datum in uro.');
  await dates.getByRole('textbox', { name: 'Rok' }).fill(deadline);
  await dates.getByText('Nujna').click();
  await axeInBothThemes(page);
  await dates.getByRole('button', { name: 'Shrani' }).click();
  await expect(other.getByRole('region', { name: 'Podrobnosti' })).toContainText(deadline);
  await expect(other.getByRole('region', { name: 'Podrobnosti' })).toContainText('Nujna');
  await other.context().close();
});

test('tags flip at once, come off with an undo, and are the global ones and the client’s', async ({ page, browser, baseURL }) => {
  const task = await makeTask(page, 'Pregled klime');
  const other = await beside(page, browser, baseURL);
  await Promise.all([page.goto(`/task/${task.id}`), other.goto(`/task/${task.id}`)]);
  const chip = (whose: Page, name: string) => whose.locator('.ui-page-chips .ui-chip', { hasText: name });
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // Marko does not act as the owner here.
  await expect(other.getByRole('button', { name: 'Oznaka', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Oznaka', exact: true }).click();
  const choices = page.getByRole('dialog', { name: 'Oznake' });
  const allowed = await (await page.request.get(`/api/v1/task/${task.id}/tags`)).json();
  await expect(choices.getByRole('checkbox')).toHaveCount(allowed.length);
  const answer = await holdAnswers(page, '**/tags');
  await choices.getByRole('checkbox', { name: 'Klima' }).click();
  await expect(chip(page, 'Klima')).toBeVisible();
  await expect(choices.getByRole('checkbox', { name: 'Klima' })).toBeChecked();
  await answer();
  await axeInBothThemes(page);
  await picture(page, 'task-tags');
  await expect(chip(other, 'Klima')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Odstrani: Klima' }).click();
  await expect(chip(page, 'Klima')).toBeHidden();
  await expect(chip(other, 'Klima')).toBeHidden();
  const removed = page.locator('.ui-toast', { hasText: 'Oznaka odstranjena: Klima.' });
  await removed.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(chip(page, 'Klima')).toBeVisible();
  await expect(chip(other, 'Klima')).toBeVisible();
  await other.context().close();
});

test('another client brings its primary contact, and says so before; another contact is chosen first', async ({
  page,
  browser,
  baseURL,
}) => {
  const [from, to] = [await clientWithContacts(page, 'hotel'), await clientWithContacts(page, 'pek')];
  const task = await taskAt(page, 'Servis črpalke', from);
  const other = await beside(page, browser, baseURL);
  await Promise.all([page.goto(`/task/${task.id}`), other.goto(`/task/${task.id}`)]);
  const opener = page.getByRole('button', { name: 'Zamenjaj stranko …' });
  await opener.click();
  const client = popupOf(page, 'Zamenjaj stranko in enoto');
  await expect(client).toContainText('To stranko in enoto naloga že ima.');
  await client.getByRole('combobox', { name: 'Stranka' }).fill(to.name.slice(0, 8));
  await page.getByRole('option', { name: to.name }).click();
  await expect(client).toContainText(to.primary);
  await axeInBothThemes(page);
  await picture(page, 'task-client');
  await client.getByRole('button', { name: 'Zamenjaj stranko' }).click();
  await expect(client).toBeHidden();
  await expect(opener).toBeFocused();
  const card = other.getByRole('region', { name: 'Stranka' });
  await expect(card).toContainText(to.name);
  await expect(card).toContainText(to.primary);

  await page.getByRole('button', { name: 'Zamenjaj kontakt …' }).click();
  const contact = popupOf(page, 'Zamenjaj kontakt');
  const save = contact.getByRole('button', { name: 'Zamenjaj kontakt' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(contact).toContainText('Izberi kontakt.');
  await axeInBothThemes(page);
  await picture(page, 'task-contact');
  const next = to.contacts.find((name) => name !== to.primary) ?? '';
  await contact.getByRole('radio', { name: next }).check();
  await save.click();
  await expect(card).toContainText(next);
  await other.context().close();
});

test('sends to a contact with an address, and withdraws', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Zagon kotla', client);
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Pošlji v potrditev …' }).click();
  const send = popupOf(page, 'Pošlji v potrditev');
  await expect(send).toContainText(client.primary);
  await expect(send).toContainText('Nihče ne dela več.');
  await expect(send).toContainText(/Povezava velja do \d\d\/\d\d\/\d{4}\s\d\d:\d\d\./);
  await axeInBothThemes(page);
  await picture(page, 'task-send');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Poslano v potrditev: ${client.primary}.`)).toBeVisible();
  await expect(page.locator('.ui-state')).toContainText('V potrditvi');
  await expect(page.getByText('Naloga čaka na potrditev stranke.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zamenjaj stranko …' })).toHaveCount(0);
  await axe(page);

  await page.getByRole('button', { name: 'Umakni iz potrditve …' }).click();
  await axeInBothThemes(page);
  await popupOf(page, 'Umakni iz potrditve').getByRole('button', { name: 'Umakni iz potrditve' }).click();
  await expect(page.locator('.ui-state')).toContainText('Čaka');
});

test('confirms for a client who phoned, opens the task again and rejects it', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(page, 'Zagon kotla', client);
  expect((await page.request.put(`/api/v1/task/${task.id}/close`)).ok()).toBe(true);
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Potrdi v imenu stranke …' }).click();
  const confirm = popupOf(page, 'Potrdi v imenu stranke');
  await expect(confirm.getByRole('textbox', { name: 'Kdo je potrdil' })).toHaveValue(client.primary);
  await axeInBothThemes(page);
  await confirm.getByRole('textbox', { name: 'Opomba' }).fill('Po telefonu.');
  await confirm.getByRole('button', { name: 'Potrdi nalogo' }).click();
  await expect(page.locator('.ui-state')).toContainText('Potrjeno');

  await page.getByRole('button', { name: 'Odpri znova …' }).click();
  const reopen = popupOf(page, 'Odpri znova');
  await expect(reopen.getByRole('button', { name: 'Odpri znova' })).toHaveAttribute('aria-disabled', 'true');
  await axeInBothThemes(page);
  await reopen.getByRole('textbox').fill('Reklamacija.');
  await reopen.getByRole('button', { name: 'Odpri znova' }).click();
  await expect(page.locator('.ui-state')).toContainText('Čaka');

  await moreOf(page, 'Zavrni nalogo …');
  await axeInBothThemes(page);
  await popupOf(page, 'Zavrni nalogo').getByRole('textbox').fill('Stranka je odpovedala.');
  await popupOf(page, 'Zavrni nalogo').getByRole('button', { name: 'Zavrni nalogo' }).click();
  await expect(page.locator('.ui-state')).toContainText('Zavrnjeno');
});

test('without an address the link and its code come back, this once', async ({ page }) => {
  const client = await clientWithContacts(page, 'hotel');
  const task = await taskAt(
    page,
    'Prezračevanje',
    { ...client, id: client.id },
    { client_company_contact_id: await client.withoutAddress() },
  );
  await page.goto(`/task/${task.id}`);
  await page.getByRole('button', { name: 'Pošlji v potrditev …' }).click();
  await expect(popupOf(page, 'Pošlji v potrditev')).toContainText('brez e-pošte: povezavo in kodo dobiš ti');
  await page.keyboard.press('Control+Enter');
  const sent = popupOf(page, 'Poslano v potrditev');
  await expect(sent.getByRole('img', { name: /Koda QR/ })).toBeVisible();
  await expect(sent.getByRole('textbox', { name: 'Povezava' })).toHaveValue(/\/confirmTask\/[\w-]{20,}$/);
  await axeInBothThemes(page);
  await picture(page, 'task-sent');
  await sent.getByRole('button', { name: 'Končaj' }).click();
  await expect(sent).toBeHidden();
  await moreOf(page, 'Pošlji v potrditev …');
  await expect(popupOf(page, 'Pošlji v potrditev')).toContainText('prejšnja ugasne');
});

test('work that is stopped can be sent right after, but not while a colleague still works', async ({ page }) => {
  const task = await makeTask(page, 'Tlačna posoda');
  await startByApi(page, task);
  await page.goto(`/task/${task.id}`);
  await expect(page.getByText('Ne gre še. Odprto delo: Luka Perko.')).toBeVisible();
  await page.keyboard.press('u');
  const stop = popupOf(page, 'Ustavi delo');
  await stop.getByRole('checkbox', { name: 'Nato pošlji v potrditev …' }).check();
  await axe(page);
  await stop.getByRole('button', { name: 'Ustavi delo' }).click();
  const send = popupOf(page, 'Pošlji v potrditev');
  await expect(send).toContainText('Naloga nima stranke. Potrjena bo takoj, brez vprašanja.');
  await axeInBothThemes(page);
  await send.getByRole('button', { name: 'Potrdi nalogo' }).click();
  await expect(page.locator('.ui-state')).toContainText('Potrjeno');
});

test('a task is deleted by its number, and whoever looks at it is told', async ({ page, browser, baseURL, guard }) => {
  guard.allow(/status of 404/);
  const task = await makeTask(page, 'Napačno vpisana naloga');
  const other = await beside(page, browser, baseURL);
  await Promise.all([page.goto(`/task/${task.id}`), other.goto(`/task/${task.id}`)]);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('e');
  await popupOf(page, 'Uredi nalogo').getByRole('button', { name: 'Izbriši nalogo …' }).click();
  const remove = popupOf(page, 'Izbriši nalogo');
  const act = remove.getByRole('button', { name: 'Izbriši nalogo' });
  await expect(act).toHaveAttribute('aria-disabled', 'true');
  await axeInBothThemes(page);
  await picture(page, 'task-remove');
  await remove.getByRole('textbox').fill(task.number);
  await act.click();
  await expect(page).toHaveURL(/\/tasks\/own$/);
  await expect(page.getByText(`Naloga ${task.number} izbrisana.`)).toBeVisible();
  await expect(other.getByText(`Naloga ${task.number} je izbrisana`)).toBeVisible();
  await axe(other);
  await other.context().close();
});

test('a refusal says why in the words of the server, in the question, which keeps what was written', async ({ page, context, guard }) => {
  guard.allow(/status of 409/, /ERR_FAILED/);
  await context.route('**/api/v1/events?*', (route) => route.abort());
  const task = await makeTask(page, 'Delo brez zveze');
  await page.goto(`/task/${task.id}`);
  await moreOf(page, 'Zavrni nalogo …');
  const reject = popupOf(page, 'Zavrni nalogo');
  await reject.getByRole('textbox').fill('Ni potrebno.');
  // Nor does the page learn by asking again and again, as it does without the stream.
  const answer = await holdAnswers(page, `**/api/v1/task/${task.id}/status`);
  expect((await page.request.put(`/api/v1/task/${task.id}/reject`, { data: { reason: 'Hitrejši.' } })).ok()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await expect(reject.getByRole('alert')).toContainText('V tem stanju naloge to ne gre.');
  await answer();
  await expect(reject.getByRole('button', { name: 'Zavrni nalogo' })).toHaveAttribute('aria-disabled', 'true');
  await expect(reject.getByRole('textbox')).toHaveValue('Ni potrebno.');
});

test('the preview of the work order opens beside the page', async ({ page, context }) => {
  const task = await makeTask(page, 'Nalog na papirju');
  await page.goto(`/task/${task.id}`);
  const printRequest = context.waitForEvent('request', { predicate: (request) => request.url().includes('/pdf/task/') });
  await page.getByRole('button', { name: 'Predogled' }).click();
  const answer = await page.request.get((await printRequest).url());
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/pdf');
});

test('? lists the keys that work here, and those without Ctrl can be switched off', async ({ page }) => {
  const task = await makeTask(page, 'Tipke');
  await page.goto(`/task/${task.id}`);
  await expect(clockOf(page).getByRole('button', { name: 'Začni delo' })).toBeVisible();
  await page.keyboard.press('?');
  const help = popupOf(page, 'Bližnjice');
  for (const line of ['Začni delo', 'Uredi naslov in opis …', 'Časi', 'Nazaj, zapri'])
    await expect(help.getByText(line, { exact: true })).toBeVisible();
  await axeInBothThemes(page);
  await picture(page, 'keys');
  await help.getByRole('textbox').fill('zacni');
  await expect(help.getByText('Začni delo', { exact: true })).toBeVisible();
  await expect(help.getByText('Časi', { exact: true })).toBeHidden();
  await help.getByText('Ne', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('e');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /Uporabniški meni/ }).click();
  await page.getByRole('button', { name: 'Bližnjice …' }).click();
  await help.getByText('Da', { exact: true }).click();
  await page.keyboard.press('Escape');
  // Keys rest until the last thing that floats is gone.
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(popupOf(page, 'Uredi nalogo')).toBeVisible();
});

test('the work that runs is paused and stopped with notes from any page', async ({ page }) => {
  const task = await makeTask(page, 'Delo v ozadju');
  await startByApi(page, task);
  await page.goto('/tasks/unassigned');
  const pill = page.getByRole('banner').getByRole('region', { name: 'Teče' });
  await expect(pill.getByRole('button', { name: 'Pavza' })).toBeVisible();
  await pill.getByRole('button', { name: 'Ustavi …' }).click();
  const stop = popupOf(page, 'Ustavi delo');
  await expect(stop.getByRole('textbox')).toBeFocused();
  await axeInBothThemes(page);
  await stop.getByRole('textbox').fill('Vse pospravljeno.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Delo na ${task.number} ustavljeno`)).toBeVisible();
  await expect(pill).toBeHidden();
  expect((await timesOf(page, task))[0]).toMatchObject({ status: 2, final_notes: 'Vse pospravljeno.' });
});
