// The lines and tasks of a group that is prepared, with a colleague beside: nothing is overwritten, and nothing is billed twice; what was issued is sent and taken along.
import type { Page } from '@playwright/test';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { workToBill } from './billable.ts';

type Line = { id: number; quantity: number; discount: number; price: number | null };
const api = '/api/v1';
const linesOf = async (page: Page, id: number): Promise<Line[]> =>
  ((await (await page.request.get(`${api}/invoice/${id}/detail`)).json()) as { lines: Line[] }).lines;
const begin = async (page: Page, data: object): Promise<number> => {
  const made = await page.request.post(`${api}/invoice`, { data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: number }).id;
};
/** A colleague does something just before a call of this screen reaches the server. */
const meanwhile = (page: Page, path: string, act: () => Promise<unknown>) =>
  page.route(
    `**${path}`,
    async (route) => {
      await act();
      await route.continue();
    },
    { times: 1 },
  );

test('a free line comes, goes and is brought back as it was; a colleague’s change beside it stays, and the same field is not overwritten', async ({
  page,
  guard,
}) => {
  guard.allow(/412/, /404/);
  const { client_id, tasks } = await workToBill(page, 1);
  await signIn(page, 'nina');
  const id = await begin(page, { client_id, tasks });
  await page.goto(`/invoices/${id}`);
  const rows = page.locator('tr.line');
  const before = await linesOf(page, id);
  await expect(rows).toHaveCount(before.length);
  await page.getByRole('button', { name: 'Prosta postavka' }).click();
  await expect(rows).toHaveCount(before.length + 1);
  await expect(rows.last().getByRole('textbox', { name: 'Postavka', exact: true })).toBeFocused();
  await page.keyboard.type('Najem dvigala');
  await page.getByRole('textbox', { name: /^Cena, Najem dvigala/ }).fill('120');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await linesOf(page, id)).at(-1)?.price).toBe(12_000);
  const total = page.locator('dd.lines-total');
  const sum = await total.textContent();
  await page.getByRole('button', { name: 'Odstrani: Najem dvigala' }).click();
  await expect(rows).toHaveCount(before.length);
  await expect(total).not.toHaveText(sum ?? '');
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect(rows).toHaveCount(before.length + 1);
  await expect(total).toHaveText(sum ?? '');
  expect((await linesOf(page, id)).at(-1)).toMatchObject({ price: 12_000 });
  await page.getByRole('button', { name: 'Odstrani: Najem dvigala' }).click();
  await page.getByRole('tab', { name: 'Zgodovina' }).click();
  await expect.poll(async () => (await linesOf(page, id)).length).toBe(before.length);
  await page.getByRole('tab', { name: /^Postavke/ }).click();

  const line = `${api}/invoice/${id}/line/${before[0]?.id}`;
  const quantity = page.getByRole('textbox', { name: /^Količina, / }).first();
  await meanwhile(page, line, () => page.request.put(line, { data: { discount: 5 } }));
  await quantity.fill('3:00');
  await expect.poll(async () => (await linesOf(page, id))[0]).toMatchObject({ quantity: 10_800, discount: 5 });
  await meanwhile(page, line, () => page.request.put(line, { data: { quantity: 14_400 } }));
  await quantity.fill('5:00');
  await expect(page.getByText('Ni shranjeno: Zapis je medtem dobil drugo spremembo.')).toBeVisible();
  await axe(page);
  await picture(page, 'invoice-overtaken');
  // What is no number goes with the rest of what was written there.
  const discount = page.getByRole('textbox', { name: /^Popust, / }).first();
  const stored = await discount.inputValue();
  await discount.fill('veliko');
  await page.getByRole('button', { name: 'Pokaži novo' }).click();
  await expect(quantity).toHaveValue('4:00');
  await expect(discount).toHaveValue(stored);
  // A line that a colleague has taken out goes from the screen, and holds nothing up.
  const last = before.at(-1);
  const gone = `${api}/invoice/${id}/line/${last?.id}`;
  await meanwhile(page, gone, () => page.request.delete(gone));
  await page
    .getByRole('textbox', { name: /^Količina, / })
    .last()
    .fill('9');
  await expect(rows).toHaveCount(before.length - 1);
  await expect(page.getByText(/^Shranjeno ob/)).toBeVisible();
});

test('tasks join a group that is prepared, from the list and from its page; who was quicker is named with the way there', async ({
  page,
  guard,
}) => {
  guard.allow(/409/);
  const { client_id, tasks } = await workToBill(page, 5);
  await signIn(page, 'nina');
  const id = await begin(page, { client_id, tasks: tasks.slice(0, 1), title: 'Jesenska skupina' });
  const list = async () => {
    await page.goto(`/invoicing/tasks?client=${client_id}`);
    return page.locator('tbody').getByRole('checkbox');
  };
  await (await list()).first().check();
  await page.getByRole('button', { name: 'V obstoječo skupino …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Jesenska skupina').click();
  await axe(page);
  await dialog.getByRole('button', { name: /^Dodaj v skupino/ }).click();
  await expect(page).toHaveURL(`/invoices/${id}`);
  await expect(page.getByText('Dodano v »Jesenska skupina«: 1 naloga.')).toBeVisible();

  await page.getByRole('tab', { name: /^Naloge/ }).click();
  await page.getByRole('button', { name: 'Dodaj naloge …' }).click();
  await dialog.getByRole('checkbox').last().check();
  await axe(page);
  await picture(page, 'invoice-add-tasks');
  await dialog.getByRole('button', { name: /^Dodaj( |$)/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: /^Naloge 3/ })).toBeVisible();

  const boxes = await list();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  // One of the two that are ticked.
  const [taken] = (await (await page.request.get(`${api}/invoicing/tasks?client_id=${client_id}`)).json()) as { id: number }[];
  await meanwhile(page, `${api}/invoice`, () => begin(page, { client_id, tasks: [taken?.id], title: 'Sodelavkina skupina' }));
  const bar = page.getByRole('region', { name: 'Izbrano za račun' });
  await bar.getByRole('button', { name: /^Pripravi račun/ }).click();
  await expect(bar.getByRole('alert')).toContainText('Že na računu ali v skupini: Sodelavkina skupina.');
  await expect(bar).toContainText('1 naloga');
  await axe(page);
  await picture(page, 'invoice-taken');
  await bar.getByRole('link', { name: 'Sodelavkina skupina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sodelavkina skupina' })).toBeVisible();
});

test('an issued invoice is mailed with its e-invoice and taken along; whole projects are paged', async ({ page }) => {
  const { client_id } = await workToBill(page, 0);
  await signIn(page, 'nina');
  const id = await begin(page, { client_id, tasks: [], title: 'Najem' });
  const data = { title: 'Najem dvigala', unit: 'piece', quantity: 1, price: 12_000 };
  expect((await page.request.post(`${api}/invoice/${id}/line`, { data })).status()).toBe(200);
  await page.goto(`/invoices/${id}`);
  await page.getByRole('button', { name: 'Izdaj račun …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Izdaj račun/ }).click();
  await page.getByRole('button', { name: 'Pošlji stranki …' }).click();
  await dialog.getByLabel('E-pošta prejemnika').fill('racuni@example.com');
  await dialog.getByText('e-SLOG').click();
  await axe(page);
  await dialog.getByRole('button', { name: /^Pošlji/ }).click();
  await expect(page.getByText(/^Uspeh\. Na poti: /)).toBeVisible();
  // Without a mail server the mail waits, and the card does not call it sent.
  await expect(page.getByRole('definition').filter({ hasText: /, racuni@example.com/ })).toContainText('Čaka');
  const saves = async (press: () => Promise<unknown>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };
  expect(await saves(() => page.getByRole('link', { name: 'e-račun UBL' }).click())).toMatch(/^racun-.*\.ubl\.xml$/);
  expect(await saves(() => page.getByRole('link', { name: 'e-račun e-SLOG' }).click())).toMatch(/^racun-.*\.eslog\.xml$/);

  await page.goto('/invoicing/done');
  for (const form of ['XLSX', 'CSV']) {
    await page.getByRole('button', { name: 'Več' }).last().click();
    await page.getByRole('menuitem', { name: 'Izvoz za knjigovodstvo …' }).click();
    await dialog.getByText(form).click();
    const name = await saves(() => dialog.getByRole('button', { name: /^Prenesi/ }).click());
    expect(name).toMatch(new RegExp(`^izdani-racuni-.*\\.${form.toLowerCase()}$`));
  }

  await page.goto('/invoicing/projects/waiting');
  await expect(page.getByRole('navigation', { name: 'Strani', exact: true })).toContainText(/^1–\d+ od \d+$/);
});
