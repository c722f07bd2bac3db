// A popup that is made of what a transition asks: it waits for what is missing, says a refusal where it belongs, and loses nothing on the way.

import { expect, signIn, test } from '../support.ts';
import { moreOf, popupOf } from '../tasks/task-acts.ts';
import { holdAnswers, makeTask } from '../tasks/task-page.ts';

test('is pressed by keys once nothing is missing, asks before it throws away, and gives the focus back', async ({ page }) => {
  await signIn(page, 'admin');
  const task = await makeTask(page, 'Vprašanje s tipkami');
  await page.goto(`/task/${task.id}`);
  await moreOf(page, 'Zavrni nalogo …');
  const reject = popupOf(page, 'Zavrni nalogo');
  const reason = reject.getByRole('textbox', { name: 'Razlog' });
  await expect(reason).toBeFocused();
  const act = reject.getByRole('button', { name: 'Zavrni nalogo' });
  await expect(act).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(reject).toContainText('Napiši razlog.');
  await page.keyboard.type('Prva vrstica');
  await page.keyboard.press('Enter');
  await page.keyboard.type('druga');
  await page.keyboard.press('Escape');
  await expect(reject.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reason).toHaveValue('Prva vrstica\ndruga');
  await expect(reason).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(reject).toBeHidden();
  // A reason is one line, however it was written.
  const historyText = await (await page.request.get(`/api/v1/task/${task.id}/history`)).text();
  expect(historyText).toContain('Prva vrstica druga');
});

test('says at its field what is refused there, and keeps the rest', async ({ page, guard }) => {
  guard.allow(/status of 422/);
  await signIn(page, 'tina');
  const [client] = await (await page.request.get('/api/v1/client?filter={"q":"Vrtec Jelka"}&range=[0,0]')).json();
  const lines = [{ kind: 'material', title: 'Naprava', quantity: 1, price: 412_000 }];
  const made = await page.request.post('/api/v1/project_offer', { data: { title: 'Naslov z napako', client_id: client.id } });
  const { id, version } = await made.json();
  const put = await page.request.put(`/api/v1/project_offer/${id}`, { data: { lines }, headers: { 'If-Match': String(version) } });
  expect(put.status(), await put.text()).toBe(200);
  await page.goto(`/projectOffer/${id}`);
  await page.getByRole('button', { name: 'Pošlji stranki …' }).click();
  const send = page.getByRole('dialog');
  const to = send.getByLabel('Prejemnik');
  await to.fill('jelka pri vrtcu');
  await send.getByLabel('Sporočilo').fill('Pozdravljeni');
  await page.keyboard.press('Control+Enter');
  await expect(to).toHaveAccessibleDescription(/primer@|naslov/i);
  await expect(to).toBeFocused();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(send.getByRole('alert')).toHaveCount(0);
  await expect(send.getByLabel('Sporočilo')).toHaveValue('Pozdravljeni');
  // It is wrong until something else stands there.
  await to.fill('jelka@example.com');
  await expect(to).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(send).toBeHidden();
  await expect(page.getByText('Poslana', { exact: true })).toBeVisible();
});

test('keeps what was entered while there is no network, and sends it once under one key', async ({ page, guard }) => {
  test.slow();
  guard.allow(/ERR_FAILED|ERR_INTERNET/);
  await signIn(page, 'admin');
  const task = await makeTask(page, 'Vprašanje brez zveze');
  await page.goto(`/task/${task.id}`);
  await moreOf(page, 'Zavrni nalogo …');
  const reject = popupOf(page, 'Zavrni nalogo');
  await reject.getByRole('textbox').fill('Ni več potrebno.');
  const keys: (string | undefined)[] = [];
  const path = `**/api/v1/task/${task.id}/reject`;
  await page.route(path, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expect(reject.getByRole('alert')).toContainText('Strežnik ni dosegljiv');
  await expect(reject.getByRole('textbox')).toHaveValue('Ni več potrebno.');
  await page.unroute(path);
  const answer = await holdAnswers(page, path);
  page.on('request', (request) => request.url().endsWith('/reject') && keys.push(request.headers()['idempotency-key']));
  // Pressed again and again, it goes out once.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+Enter');
  await answer();
  await expect(reject).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(5);
});

test('asks for a day by its kind, begun with a year from now', async ({ page }) => {
  await signIn(page, 'admin');
  const made = await page.request.post('/api/v1/wiki_page', { data: { space: 'main', title: 'Pregled strani' } });
  const { id } = await made.json();
  expect((await page.request.put(`/api/v1/wiki_page/${id}/review`, { data: { review_on: '2026-01-31' } })).status()).toBe(200);
  await page.goto(`/wiki_page/${id}`);
  await page.getByRole('button', { name: 'Pregledano …' }).click();
  const review = popupOf(page, 'Pregledano');
  const next = review.getByLabel('Naslednji pregled');
  await expect(next).toBeFocused();
  await expect(next).not.toHaveValue('');
  await next.fill('31/02/2027');
  await expect(review.getByRole('button', { name: 'Potrdi pregled' })).toHaveAttribute('aria-disabled', 'true');
  await next.fill('28/02/2027');
  await page.keyboard.press('Enter');
  await expect(review).toBeHidden();
  expect(await (await page.request.get(`/api/v1/wiki_page/${id}`)).json()).toMatchObject({ review_on: '2027-02-28' });
});

test('asks for a reason where an invitation is declined, and for each kind where an agenda item is added', async ({ page }) => {
  await signIn(page, 'luka');
  const { user } = await (await page.request.get('/api/v1/me')).json();
  await signIn(page, 'admin');
  const planned_start = new Date(Date.now() + 86_400_000).toISOString();
  const planned_end = new Date(Date.now() + 90_000_000).toISOString();
  const data = { title: 'Usklajevanje', planned_start, planned_end, participants: [{ user_id: user.id }] };
  const made = await page.request.post('/api/v1/meeting', { data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  await page.goto(`/meeting/${id}`);
  await page
    .getByRole('button', { name: /^Dodaj točko/ })
    .first()
    .click();
  const item = page.getByRole('dialog');
  const minutes = item.getByLabel('Minute');
  await item.getByLabel('Točka').fill('Ponudba');
  await expect(minutes).toHaveValue('10');
  await minutes.fill('pet');
  await expect(item.getByRole('button', { name: 'Shrani' })).toHaveAttribute('aria-disabled', 'true');
  await minutes.fill('25');
  await page.keyboard.press('Enter');
  await expect(item).toBeHidden();
  await expect(page.getByText('Ponudba').first()).toBeVisible();
  expect((await page.request.put(`/api/v1/meeting/${id}/invite`, { data: {} })).status()).toBe(200);

  await signIn(page, 'luka');
  await page.goto(`/meeting/${id}`);
  await page.getByRole('button', { name: 'Odkloni …' }).click();
  const decline = popupOf(page, 'Odkloni vabilo');
  await expect(decline.getByRole('textbox', { name: 'Razlog' })).toBeFocused();
  await page.keyboard.type('Dopust');
  await page.keyboard.press('Control+Enter');
  await expect(decline).toBeHidden();
  const { participants } = await (await page.request.get(`/api/v1/meeting/${id}`)).json();
  expect(participants).toContainEqual(expect.objectContaining({ user_id: user.id, answer: 'declined', reason: 'Dopust' }));
});
