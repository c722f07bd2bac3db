// A project leader's story: finds the project, sees how far it is, leaves a task out, hands it over, and the client answers on a phone.
import type { Page } from '@playwright/test';
import { fresh } from '../people/people.ts';
import { axe, expect, mailedToken, picture, signIn, test } from '../support.ts';

type Fields = Readonly<Record<string, unknown>>;
const post = async (page: Page, path: string, data: Fields): Promise<Record<string, unknown>> => {
  const answer = await page.request.post(`/api/v1${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** A project of Tina's with two tasks, one of which is done. */
const ownProject = async (page: Page, title: string): Promise<{ id: number; number: string; open: string }> => {
  await signIn(page, 'tina');
  const me = (await (await page.request.get('/api/v1/me')).json()).user;
  const [client] = await (await page.request.get('/api/v1/client?filter={"q":"Hotel Pod"}&range=[0,0]')).json();
  const plan = [
    { work_type_id: 1, planned_time: 36_000 },
    { work_type_id: 2, planned_time: 7200 },
  ];
  const { id, number } = await post(page, '/project', { title, client_id: client.id, leader_id: me.id, plan });
  const done = await post(page, '/task', { title: 'Montaža črpalk', project: id, company_user_id: me.id });
  const sent = await page.request.put(`/api/v1/task/${done.id}/close`, { data: {} });
  expect(sent.ok(), await sent.text()).toBe(true);
  const left = await post(page, '/task', { title: 'Opozorilne tablice', project: id, company_user_id: me.id });
  return { id: Number(id), number: `PR-${String(number).padStart(3, '0')}`, open: `#${left.company_task_id}` };
};

test('tina finds it, hands it over, and the client takes it over', async ({ page, browser, baseURL, company }, { project: device }) => {
  const phone = device.name === 'phone';
  const title = fresh('Prenova toplotne postaje');
  const { id, number, open } = await ownProject(page, title);
  await page.goto('/projects/own');
  await expect(page.getByRole('heading', { level: 1, name: 'Moji projekti' })).toBeVisible();
  // How many of its tasks are done is seen in its row on every device.
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('1 / 2').filter({ visible: true })).toHaveCount(1);
  await picture(page, 'projects');
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText('1 od 2 pri stanju 4 ali več')).toBeVisible();
  // The menu marks the list that one came from.
  if (!phone) await expect(page.getByRole('link', { name: /^Moji \d/ })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: /^Začni predajo/ }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('Označi vse ali pa naloge prej dokončaj.')).toBeVisible();
  await popup.getByRole('textbox').fill('Postaja teče, ključi so v omari.');
  await popup.getByRole('checkbox', { name: new RegExp(open) }).check();
  await popup.getByRole('button', { name: /^Predlagaj predajo/ }).click();
  await expect(page.getByText(/1 izključena/)).toContainText(open);
  await expect(page.getByText('»Postaja teče, ključi so v omari.«').or(page.locator('q', { hasText: 'ključi so v omari' }))).toBeVisible();
  await axe(page);
  await picture(page, 'project');

  await page.getByRole('button', { name: 'Odobri in pošlji stranki' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pošlji/ })
    .click();
  await expect(page.getByText('Predaja čaka na stranko.')).toBeVisible();

  const outside = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, locale: 'sl' });
  const client = await outside.newPage();
  await client.goto(`/confirmHandover/${mailedToken(company, 'project', id)}`);
  await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(client.getByText(number)).toBeVisible();
  await expect(client.getByText('Montaža črpalk')).toBeVisible();
  await expect(client.getByText('Opozorilne tablice')).toHaveCount(0);
  if (phone) await axe(client);
  await picture(client, 'handover-outside');
  await client.getByLabel('Ime in priimek').fill('Branka Oblak');
  await client.getByRole('button', { name: 'Potrjujem prevzem' }).click();
  await expect(client.getByRole('heading', { name: 'Hvala, predaja je potrjena' })).toBeVisible();
  await outside.close();

  // The open screen of the leader follows by itself.
  await expect(page.locator('.ui-state').first()).toContainText('Zaključen');
  await expect(page.getByText(/Stranka je prevzem potrdila: Branka Oblak/)).toBeVisible();
});
