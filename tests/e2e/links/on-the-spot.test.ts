// A technician who stands beside the client lets them sign on the device at hand: the paper, the record and the page say so.
import type { Page } from '@playwright/test';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { clientWithContacts } from '../tasks/task-acts.ts';
import { makeTask } from '../tasks/task-page.ts';

const title = 'Menjava obtočne črpalke';

const sent = async (page: Page): Promise<number> => {
  await signIn(page, 'luka');
  const client = await clientWithContacts(page, 'hotel');
  const { id } = await makeTask(page, title, { client_company_id: client.id });
  const answer = await page.request.put(`/api/v1/task/${id}/close`, { data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
  expect((await answer.json()).link).not.toHaveProperty('url');
  return id;
};

test('the client signs on the device of luka, who goes on with the task', async ({ page }, { project: { name: device } }) => {
  const id = await sent(page);
  await page.goto(`/task/${id}`);
  const open = page.getByRole('button', { name: /^Podpis/ });
  await open.first().click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: 'Podpis na kraju samem' })).toBeVisible();
  await axe(page);
  await picture(page, 'sign-here');
  await popup.getByRole('button', { name: 'Odpri za podpis' }).click();
  await expect(page).toHaveURL(/\/confirmTask\/[\w-]{43}$/);
  await expect(page.getByRole('note')).toHaveText('Podpisujete na napravi: Luka Perko. To bo zapisano na dokumentu.');
  if (device === 'phone') await axe(page);
  await picture(page, 'sign-here-open');
  await page.getByLabel('Ime in priimek').fill('Branka Oblak');
  await page.getByRole('button', { name: /^Potrjujem/ }).click();
  await expect(page.getByText('Branka Oblak (na kraju samem, naprava: Luka Perko)')).toBeVisible();
  await picture(page, 'sign-here-done');
  await page.getByRole('link', { name: 'Nazaj v aplikacijo' }).click();
  await expect(page).toHaveURL(`/task/${id}`);
  await expect(page.locator('.ui-state').first()).toContainText('Potrjeno');
  await expect(page.getByText('podpisano na kraju samem, naprava: Luka Perko')).toBeVisible();
  await picture(page, 'signed-here');
});
