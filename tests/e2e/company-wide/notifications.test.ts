// What concerns one rings the bell wherever one is, without a reload, and leads to its task.
import type { Page } from '@playwright/test';
import { signInNew } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Obvestila/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Obvestila' });

test('a task that luka gives to a colleague rings their bell; the line leads to it and is read then', async ({ page, browser }) => {
  const { id: company_user_id } = await signInNew(page, ['clients.read']);
  await page.goto('/clients');
  await expect(bell(page)).toHaveAccessibleName('Obvestila');

  const luka = await (await browser.newContext()).newPage();
  await signIn(luka, 'luka');
  const title = `Ponudba za kotlovnico ${Date.now()}`;
  const made = await luka.request.post('/api/v1/task', { data: { title, company_user_id } });
  const { id } = await made.json();
  await luka.context().close();

  await expect(bell(page)).toHaveAccessibleName(/1 novo obvestilo/);
  await bell(page).click();
  const line = list(page).getByRole('link', { name: new RegExp(title) });
  await expect(line).toContainText('Naloga je zdaj tvoja');
  await expect(line).toContainText('Dodelitev: Luka Perko');
  await axe(page);
  await picture(page, 'notifications');
  await line.click();
  await expect(page).toHaveURL(new RegExp(`/task/${id}$`));
  await expect(list(page)).toBeHidden();
  // On a phone the page of a task has the whole screen.
  await page.goBack();
  await expect(bell(page)).toHaveAccessibleName('Obvestila');
});

test('all is read with one press, here and on the other device', { tag: '@once' }, async ({ page, browser }) => {
  const { id: company_user_id } = await signInNew(page);
  const luka = await (await browser.newContext()).newPage();
  await signIn(luka, 'luka');
  for (const n of [1, 2]) await luka.request.post('/api/v1/task', { data: { title: `Meritev ${n}`, company_user_id } });
  await luka.context().close();
  const other = await page.context().newPage();
  await other.goto('/tasks/own');
  await expect(bell(other)).toHaveAccessibleName(/nov/);
  await page.goto('/tasks/own');
  await bell(page).click();
  await list(page).getByRole('button', { name: 'Vse prebrano' }).click();
  await expect(list(page).getByRole('button', { name: 'Vse prebrano' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Obvestila');
  await expect(bell(other)).toHaveAccessibleName('Obvestila');
});

test('two mentions in one chat are one line, with the latest; the foot says when it is quiet', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  const { id: named } = await signInNew(page, ['clients.read']);
  const luka = await (await browser.newContext()).newPage();
  await signIn(luka, 'luka');
  const made = await luka.request.post('/api/v1/task', { data: { title: 'Puščanje v kleti' } });
  const { id } = await made.json();
  for (const text of ['Prideš?', 'Regulacija je priklopljena.'])
    await luka.request.post(`/api/v1/task/${id}/comment`, { data: { text, mentions: [named] } });
  await luka.context().close();

  await page.goto('/clients');
  await expect(bell(page)).toHaveAccessibleName(/2 novi obvestili/);
  await bell(page).click();
  const line = list(page).getByRole('link', { name: /Puščanje v kleti/ });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('2 obvestili, zadnje:');
  await expect(line).toContainText('Regulacija je priklopljena.');
  await expect(list(page).getByText('Obvestila prihajajo ob vsaki uri.')).toBeVisible();
  await axe(page);
  await line.click();
  // It leads to what was said, and a reload stays there.
  await expect(page.getByRole('log').getByText('Regulacija je priklopljena.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Pogovor', selected: true })).toBeVisible();
  await page.goto('/clients');
  await expect(bell(page)).toHaveAccessibleName('Obvestila');
});
