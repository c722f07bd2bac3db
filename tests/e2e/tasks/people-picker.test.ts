// Whoever gives work sees what everybody has to do already, finds a name by typing, and has those first who are asked usually.
import { expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes, moreOf, popupOf } from './task-acts.ts';
import { makeTask } from './task-page.ts';

test('a task is given by load and name, and the last one asked comes first', async ({ page }) => {
  await signIn(page, 'luka');
  const { id } = await makeTask(page, 'Menjava termostata');
  const people = (await (await page.request.get('/api/v1/user_names/')).json()) as { id: number; title: string }[];
  const petra = people.find(({ title }) => title.startsWith('Petra'));
  if (!petra) throw new Error('The demo company has a technician Petra.');
  const open = async () => {
    await page.goto(`/task/${id}`);
    await moreOf(page, 'Predaj …');
    const popup = popupOf(page, 'Predaj nalogo');
    await expect(popup.getByRole('radio').first()).toBeVisible();
    return popup;
  };
  const popup = await open();
  await expect(popup.getByText(/\d+ odprt|nič odprtega/).first()).toBeVisible();
  await popup
    .getByRole('textbox', { name: 'Komu' })
    .or(popup.getByRole('searchbox', { name: 'Komu' }))
    .fill('petra');
  await expect(popup.getByRole('radio')).toHaveCount(people.filter(({ title }) => /petra/i.test(title)).length);
  await popup.getByRole('radio', { name: petra.title }).check();
  await axeInBothThemes(page);
  await picture(page, 'people-picker-found');
  await popup.getByRole('button', { name: 'Predaj nalogo' }).click();
  await expect(popup).toBeHidden();

  // Another task of the same caller begins with her.
  const { id: next } = await makeTask(page, 'Menjava ventila');
  await page.goto(`/task/${next}`);
  await moreOf(page, 'Predaj …');
  const again = popupOf(page, 'Predaj nalogo');
  await expect(again.getByRole('radio').first()).toBeVisible();
  await expect(again.locator('label', { has: page.getByRole('radio') }).filter({ hasText: petra.title })).toContainText('nazadnje');
  await picture(page, 'people-picker');
});
