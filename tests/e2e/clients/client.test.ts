// The page of a client: what belongs to it, the hours, what happened to it, merging it with one that is the same, and what is known before a task is written down.
import type { Page } from '@playwright/test';
import { scrollsSideways } from '../engine/fits.ts';
import { fresh } from '../people/people.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

const tell = async (page: Page, path: string, data: Record<string, unknown>, method: 'post' | 'put' = 'post') => {
  const answer = await page.request[method](`/api/v1/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};
const makeClient = async (page: Page, values: Record<string, unknown>): Promise<number> => (await tell(page, 'client', values)).id;
const fits = async (page: Page) => expect(await scrollsSideways(page)).toBe(false);
/** What is read again stands dimmed until it is here. */
const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
/** A client of the demo company with an hour of work: the newest tasks may be those of other tests, without a client or without time. */
const workedFor = async ({ request }: Page): Promise<number> => {
  const done = await request.get('/api/v1/task?filter={"status":[5]}&range=[0,24]&sort=["id","ASC"]');
  for (const { client_company_id: id } of (await done.json()) as { client_company_id: number | null }[]) {
    const hours = id && (await (await request.get(`/api/v1/client/${id}/hours`)).json());
    if (hours && hours.total_time >= 3600) return id;
  }
  throw new Error('The demo company has worked for somebody.');
};
const look = (page: Page, theme: string, language = 'sl', zoom = 100) => tell(page, 'me', { theme, language, zoom }, 'put');

test.beforeEach(({ page }) => signIn(page, 'admin'));
test.afterEach(({ page }) => look(page, 'dark'));

test('the page shows what belongs to a client, what was worked and what happened', async ({ page }) => {
  test.slow();
  const id = await workedFor(page);
  await tell(page, `client/${id}`, { payment_term_days: 21 }, 'put');
  await tell(page, `client/${id}`, { payment_term_days: 14 }, 'put');
  await page.goto(`/client/${id}`);
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab', { name: /^Ure \d/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zadnje naloge' })).toBeVisible();
  await picture(page, 'client-page');
  await fits(page);
  await tabs.getByRole('tab', { name: /^Ure/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Vrsta dela' }).or(page.getByText('Skupaj 20')).first()).toBeVisible();
  await axe(page);
  await picture(page, 'client-hours');
  await fits(page);

  await tabs.getByRole('tab', { name: 'Zgodovina' }).click();
  await expect(page.getByText('Rok plačila').first()).toBeVisible();
  await settled(page);
  await axe(page);
  await fits(page);
  await look(page, 'light', 'de', 140);
  for (const tab of ['hours', 'history']) {
    await page.goto(`/client/${id}?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await settled(page);
    await axe(page);
    await fits(page);
  }
  await picture(page, 'client-history-german');
});

test('a task for this client begins with the client chosen and says what one must know there', async ({ page }) => {
  const name = fresh('Pod lipo');
  const id = await makeClient(page, { name });
  const branch = await tell(page, 'branch_office', {
    client_id: id,
    title: 'Kotlovnica',
    standing_notes: 'Koda vrat 4711. Pes je prijazen.',
  });
  await page.goto(`/client/${id}`);
  await page.getByRole('link', { name: 'Naloga za to stranko' }).click();
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  await expect(popup.getByRole('combobox', { name: 'Stranka' })).toHaveValue(name);
  await popup.getByRole('button', { name: 'Enota (2)' }).click();
  await popup.getByRole('radio', { name: 'Kotlovnica' }).check();
  await expect(popup.getByText('Koda vrat 4711.')).toBeVisible();
  await axe(page);
  await picture(page, 'new-task-standing');

  const task = await tell(page, 'task', { title: 'Servis gorilnika', client_company_id: id, branch_office_id: branch.id });
  await page.goto(`/task/${task.id}`);
  await expect(page.getByText('Koda vrat 4711. Pes je prijazen.')).toBeVisible();
  await axe(page);
  await picture(page, 'task-standing');
});

test('a post code brings its town, and a VAT number says who has it already', { tag: '@once' }, async ({ page }) => {
  const other = fresh('Mizarstvo Hrast');
  await makeClient(page, { name: other, zip: '8299', town: 'Hrastje', vat_number: 'SI12345679' });
  await page.goto('/client/create');
  await page.getByLabel('Pošta', { exact: true }).fill('8299');
  await expect(page.getByLabel('Kraj', { exact: true })).toHaveValue('Hrastje');
  await page.getByLabel('Kraj', { exact: true }).fill('Hrastje pri vodi');
  await page.getByLabel('Pošta', { exact: true }).fill('1000');
  await page.getByLabel('Davčna številka', { exact: true }).fill('SI 1234 5679');
  await expect(page.getByText('Enako davčno številko že ima').getByRole('link', { name: /^Mizarstvo Hrast/ })).toBeVisible();
  await expect(page.getByLabel('Kraj', { exact: true })).toHaveValue('Hrastje pri vodi');
  await axe(page);
});

test('two clients that are the same become one, and two again', { tag: '@once' }, async ({ page }) => {
  const name = fresh('Hotel Bor');
  const keptClient = await makeClient(page, { name, phone: '01 555 20 40' });
  const merged = await makeClient(page, { name: name.toUpperCase(), phone: '01 555 20 41' });
  await tell(page, 'task', { title: 'Letni servis', client_company_id: merged });
  await page.goto(`/client/${keptClient}`);
  await page.getByRole('button', { name: 'Več: Stranka' }).click();
  await page.getByRole('menuitem', { name: 'Združi s stranko …' }).click();
  const popup = page.getByRole('dialog', { name: 'Združi stranki' });
  await popup.getByRole('button', { name: new RegExp(name, 'i') }).click();
  await expect(popup.getByText('1 naloga', { exact: true })).toBeVisible();
  await popup.getByRole('radio', { name: '01 555 20 41' }).check();
  await axe(page);
  await picture(page, 'client-merge');
  await popup.getByRole('button', { name: 'Združi' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByText(/Sem je združena stranka/)).toBeVisible();
  await expect(page.getByLabel('Telefon', { exact: true })).toHaveValue('01 555 20 41');
  await axe(page);
  await picture(page, 'client-merged');

  await page.goto(`/client/${merged}`);
  await expect(page.getByText(/Združena s stranko/).first()).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(`/client/${keptClient}`);
  await page.getByRole('button', { name: 'Razveljavi združitev' }).click();
  await expect(page.getByText('Stranki sta spet ločeni.')).toBeVisible();
  await expect(page.getByLabel('Telefon', { exact: true })).toHaveValue('01 555 20 40');
});
