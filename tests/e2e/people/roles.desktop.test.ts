// The editor of a role at a desk: ticks that follow each other, what a change means in sentences, who has the role, a copy of it.
import type { Page } from '@playwright/test';
import { permissions } from '#schema/permissions.ts';
import { demoPassword } from '#tests/support/stories/cast.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';
import { fresh, hireAs } from './people.ts';

const makeRole = async (page: Page, name: string, names: readonly (keyof typeof permissions)[]): Promise<number> => {
  const answer = await page.request.post('/api/v1/role', { data: { name, permissions: names.map((one) => permissions[one]) } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
};
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const held = async (page: Page, id: number): Promise<number[]> => (await (await page.request.get(`/api/v1/role/${id}`)).json()).permissions;

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('changing ticks reading, unticking reading takes the rest; what that means stands beside it and is saved for its people', async ({
  page,
}) => {
  const name = fresh('Skladišče');
  const id = await makeRole(page, name, ['tasks.create', 'tags.read', 'tags.write']);
  await hireAs(page, id, fresh('Kolar'));
  await page.goto(`/role/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} 1` })).toHaveAttribute('aria-current', 'page');

  await tick(page, 'Ustvarja in ureja stranke, enote in kontakte').check();
  await expect(tick(page, 'Vidi stranke, enote in kontakte')).toBeChecked();
  await tick(page, 'Vidi oznake').uncheck();
  await expect(tick(page, 'Ustvarja in ureja oznake')).not.toBeChecked();
  await tick(page, 'Ureja čase drugih').check();

  const changes = page.getByRole('region', { name: 'Kaj se spremeni' });
  await expect(changes).toContainText('Popravi začetek in konec vsakega časa');
  await expect(changes).toContainText('Odvzeto: Vidi oznake');
  await expect(changes).toContainText(/Še vedno sme, kdor ima vlogo: .*Skrbnik/);
  await expect(page.getByRole('status').filter({ hasText: '3 dodane' })).toContainText('2 odvzeti');
  // Far down the table its columns still have their names.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('columnheader', { name: 'Vidi', exact: true })).toBeInViewport({ ratio: 1 });
  // From the top: half below the bar the links of the other roles would be too small.
  await page.evaluate(() => scrollTo(0, 0));
  await axe(page);
  await picture(page, 'role');
  await page.getByRole('button', { name: 'Shrani za 1 osebo' }).click();
  await expect(changes).toBeHidden();
  await expect
    .poll(() => held(page, id))
    .toEqual([permissions['tasks.create'], permissions['tasks.times'], permissions['clients.read'], permissions['clients.write']]);
});

test('arrows move between the ticks, space toggles; a search finds rights by their words, without diacritics', async ({ page }) => {
  const id = await makeRole(page, fresh('Tipke'), []);
  await page.goto(`/role/${id}`);
  await tick(page, 'Vidi stranke, enote in kontakte').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tick(page, 'Ustvarja in ureja stranke, enote in kontakte')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tick(page, 'Ustvarja in ureja uporabnike')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tick(page, 'Vidi uporabnike')).toBeChecked();

  await page.getByRole('textbox', { name: 'Išči pravico' }).fill('case');
  await expect(tick(page, 'Ureja čase drugih')).toBeVisible();
  await expect(tick(page, 'Vidi uporabnike')).toBeHidden();
  await page.getByRole('textbox', { name: 'Išči pravico' }).fill('');
  await tick(page, 'Samo podeljene').check();
  await expect(tick(page, 'Vidi uporabnike')).toBeVisible();
  await expect(tick(page, 'Vidi oznake')).toBeHidden();
});

test('the role is given to somebody, who follows at once', async ({ page }) => {
  const [name, last] = [fresh('Nova vloga'), fresh('Zupan')];
  const id = await makeRole(page, name, ['tasks.create']);
  await hireAs(page, await makeRole(page, fresh('Prejšnja'), []), last);
  await page.goto(`/role/${id}`);
  const peopleCard = page.getByRole('region', { name: 'Kdo ima to vlogo' });
  await expect(peopleCard).toContainText('Te vloge nima še nihče.');
  await peopleCard.getByRole('button', { name: 'Dodeli vlogo …' }).click();
  const popup = page.getByRole('dialog', { name: /Dodeli vlogo/ });
  await popup.getByRole('combobox', { name: 'Komu' }).pressSequentially(last.slice(0, 12));
  await page.getByRole('option', { name: `Žiga ${last}` }).click();
  await expect(popup).toContainText('ima zdaj vlogo Prejšnja');
  await axe(page);
  await popup.getByRole('button', { name: 'Dodeli vlogo' }).click();
  await expect(peopleCard.getByRole('link', { name: `Žiga ${last}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} 1` })).toBeVisible();
});

test('a copy begins with what the other may; whoever edits grants only what they hold', async ({ page, browser, baseURL }) => {
  const name = fresh('Izvirnik');
  const id = await makeRole(page, name, ['tasks.create', 'settings.write', 'clients.read']);
  await page.goto(`/role/${id}`);
  await page.getByRole('link', { name: 'Podvoji' }).click();
  await expect(page.getByLabel('Naziv', { exact: true })).toHaveValue(`${name} (kopija)`);
  await expect(tick(page, 'Ureja nastavitve podjetja')).toBeChecked();
  await page.getByRole('button', { name: 'Ustvari' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} (kopija)` })).toBeVisible();

  const user = (await (await page.request.get('/api/v1/user?filter={"q":"jure@example.com"}')).json())[0];
  const small = await makeRole(page, fresh('Urejevalec'), ['roles.read', 'roles.write', 'clients.read', 'tasks.create']);
  await page.request.put(`/api/v1/user/${user.id}`, { data: { role_id: small } });
  const context = await browser.newContext({ baseURL });
  const editor = await context.newPage();
  await signIn(editor, 'jure');
  await editor.goto(`/role/create?from=${id}`);
  await expect(editor.getByText('Pravic, ki jih nimaš, v kopiji ni.')).toBeVisible();
  await expect(tick(editor, 'Vidi stranke, enote in kontakte')).toBeChecked();
  await expect(tick(editor, 'Ureja nastavitve podjetja')).toHaveCount(0);
  await expect(editor.getByRole('row', { name: /Nastavitve/ })).toContainText('Ne moreš podeliti');
  await axe(editor);
  // The role itself gives more than the editor holds: it is read, and nothing of it changes.
  await editor.goto(`/role/${id}`);
  await expect(editor.getByText('Ta vloga sme več kot ti.')).toBeVisible();
  await expect(tick(editor, 'Vidi stranke, enote in kontakte')).toHaveCount(0);
  await axe(editor);
  await context.close();
  await page.request.put(`/api/v1/user/${user.id}`, { data: { role_id: user.role_id } });
});

test('two roles stand side by side; one is looked as, with its menu and without a change, until the look ends', async ({ page, guard }) => {
  guard.allow(/status of 403/);
  const name = fresh('Ogled');
  const id = await makeRole(page, name, ['tasks.create', 'clients.read']);
  const other = await makeRole(page, fresh('Drugi'), ['tasks.create', 'tags.read']);
  guard.allow(/ERR_FAILED/);
  await page.route('**/api/v1/role?**', (route) => route.abort());
  await page.goto(`/roles/compare?one=${id}&other=${other}`);
  // What could not be read is not told as nothing chosen.
  const again = page.getByRole('button', { name: 'Poskusi znova' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/v1/role?**');
  await again.click();
  const rights = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rights).toHaveText([/Vidi stranke.*jo ima.*je nima/, /Vidi oznake.*je nima.*jo ima/]);
  await page.getByLabel('Pokaži tudi enake pravice').click();
  await expect(rights.filter({ hasText: 'Ustvarja naloge' })).toBeVisible();
  await axe(page);
  await picture(page, 'roles-compare');

  await page.goto(`/role/${id}`);
  await page.getByRole('button', { name: 'Vloga' }).click();
  await page.getByRole('menuitem', { name: `Poglej kot ${name}` }).click();
  await expect(page.getByText(`Gledaš kot ${name}.`)).toBeVisible();
  await expect(page).toHaveURL('/tasks/own');
  await expect(page.getByRole('link', { name: 'Stranke' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Uporabniki' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  await picture(page, 'look-as');
  const refused = await page.request.post('/api/v1/task', { data: { title: 'Ne nastane' } });
  expect([refused.status(), (await refused.json()).reason]).toEqual([403, 'lookingOnly']);
  await page.getByRole('button', { name: 'Končaj ogled' }).click();
  await expect(page).toHaveURL(`/role/${id}`);
  await expect(page.getByRole('link', { name: 'Uporabniki' })).toBeVisible();
});

test('a session that was left open asks for the own password, and then saves what was ticked', async ({ page, guard }) => {
  guard.allow(/status of 403/, /status of 422/);
  const id = await makeRole(page, fresh('Zaščitena'), ['tasks.create']);
  await page.goto(`/role/${id}`);
  await tick(page, 'Ureja čase drugih').check();
  // The server answers so when the password was given more than ten minutes ago.
  const problem = { title: 'Potrebno je geslo', status: 403, detail: 'Vnesi svoje geslo.', reason: 'passwordNeeded' };
  await page.route(
    `**/api/v1/role/${id}`,
    (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem }),
    {
      times: 1,
    },
  );
  await page.getByRole('button', { name: /^Shrani/ }).click();
  const question = page.getByRole('dialog', { name: 'Potrdi z geslom' });
  await question.getByLabel('Geslo').fill('ni-pravo-geslo');
  await question.getByRole('button', { name: 'Potrdi' }).click();
  await expect(question).toContainText('Geslo ni pravo.');
  await axe(page);
  await picture(page, 'password-question');
  await question.getByLabel('Geslo').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect.poll(() => held(page, id)).toEqual([permissions['tasks.create'], permissions['tasks.times']]);
});
