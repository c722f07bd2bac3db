// The promise: what changes often is drafted by npm run new, and works at once: an entity, a field, a transition, a language.
import type { Page } from '@playwright/test';
import { languages } from '#schema/core/words.ts';
import { copyProject, type ProjectCopy } from '../../support/machine/project-copy.ts';
import { type Server, startServer } from '../../support/server.ts';
import { demoPassword, emailOf, type Person } from '../../support/stories/cast.ts';
import { expect, test } from '../support.ts';

/** What is maintained at a client's: a boiler, a chiller, a heat pump. */
const machine = `entity machine --area clients --menu company --icon tool
  --field name:text:80 --field serial_number:text:40! --field kind:word:boiler|chiller|pump --field client_id:reference:client?
  --field power:integer? --field price:money? --field installed:date? --field archived:flag`;
/** Everything else that changes often: what refers to the first entity, a column of it, a step in a life, and one more language. */
const further = [
  'entity inspection --area clients --menu none --field name:text:80 --field machine_id:reference:machine --field day:date',
  'field machine warranty:date? --column',
  'transition offer postpone --from approved --to preparing --permission offers.postpone --input reason:text:1000',
  'language it',
];

let copy: ProjectCopy;
let server: Server;

test.describe.configure({ mode: 'serial', timeout: 2_700_000 });

test.beforeAll(async () => {
  copy = copyProject();
});
test.afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

const signInThere = async (page: Page, person: Person) => {
  const answer = await page.request.post(`${server.url}/api/v1/login`, { data: { email: emailOf(person), password: demoPassword } });
  expect(answer.status()).toBe(200);
};

const draft = (draftArguments: string) => copy.run('npm', 'run', '--silent', 'new', '--', ...draftArguments.split(/\s+/));
const generate = () => copy.run('npm', 'run', '--silent', 'generate');
const checkTypes = () => copy.run('npm', 'run', '--silent', 'typecheck');

test('an entity is drafted by one command, and types and generated files follow', async () => {
  draft(machine);
  generate();
  checkTypes();
  const byHand = copy.status().filter((file) => !file.startsWith('generated/') && !file.startsWith('server/migrations/'));
  expect(byHand).toEqual(
    [
      'schema/clients/machine.ts',
      'schema/permissions.ts',
      ...languages.map((language) => `schema/clients/words/${language}/machine.ts`),
    ].sort(),
  );
  const drafted = copy.status().filter((file) => /^server\/migrations\/\w+\/\d{4}_\w+\.ts$/.test(file));
  expect(drafted.map((file) => file.split('/')[2])).toEqual(['postgres', 'sqlite']);
});

test('another entity, a field, a transition and a language follow it, and every rule of the house holds', async () => {
  for (const draftArguments of further) {
    draft(draftArguments);
    generate();
  }
  // Once for all four: to read the whole program again after each of them says nothing more.
  checkTypes();
  copy.run('npx', 'vitest', 'run', '--project', 'rules');
  copy.run('npm', 'run', '--silent', 'lint');
  copy.run('npm', 'run', '--silent', 'build');
  server = await startServer({ project: copy.folder });
});

test('it is made, listed, filtered and edited on generated screens', async ({ page, guard }) => {
  guard.allow(/status of 4(09|22)/);
  await signInThere(page, 'admin');
  await page.goto(`${server.url}/machines`);
  await expect(page.getByText(/^Machines will be here/)).toBeVisible();

  await page.goto(`${server.url}/machine/create`);
  // What many entities have is called as they call it; the rest awaits its translator in English.
  await page.getByLabel('Naziv', { exact: true }).fill('Kotel Čuk');
  await page.getByLabel('Serial number').fill('SN-1');
  await page.getByRole('button', { name: /Shrani|Ustvari/ }).click();
  await expect(page).toHaveURL(/\/machines?(\/\d+)?$/);

  await page.goto(`${server.url}/machines`);
  await expect(page.getByRole('link', { name: 'Kotel Čuk' })).toBeVisible();
  await page.getByPlaceholder('Name, serial number').fill('ni je');
  await expect(page.getByRole('link', { name: 'Kotel Čuk' })).toBeHidden();
  await page.getByPlaceholder('Name, serial number').fill('cuk');
  await expect(page.getByRole('link', { name: 'Kotel Čuk' })).toBeVisible();

  await page.goto(`${server.url}/machine/1`);
  await page.getByLabel('Naziv', { exact: true }).fill('Kotel Žerjav');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await (await page.request.get(`${server.url}/api/v1/machine/1`)).json()).name).toBe('Kotel Žerjav');
});

test('it stands in a tab of its client, and the search of everything finds it', async ({ page }) => {
  await signInThere(page, 'admin');
  const owned = await page.request.put(`${server.url}/api/v1/machine/1`, { data: { client_id: 1 } });
  expect(owned.status(), await owned.text()).toBe(200);
  await page.goto(`${server.url}/client/1`);
  await page.getByRole('tab', { name: 'Machines 1' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Kotel Žerjav' })).toBeVisible();
  const found = await (await page.request.get(`${server.url}/api/v1/search?q=zerjav&kind=machine`)).json();
  expect(found.kinds).toMatchObject([{ kind: 'machine', count: 1, rows: [{ title: 'Kotel Žerjav', path: '/machine/1' }] }]);
});

test('it is refused to jure, in the menu, at its address and at the API', async ({ page, guard }) => {
  guard.allow(/status of 403/);
  await signInThere(page, 'jure');
  await page.goto(`${server.url}/machines`);
  await expect(page).toHaveURL(/\/tasks\/own$/);
  expect((await page.request.get(`${server.url}/api/v1/machine`)).status()).toBe(403);
  expect((await page.request.post(`${server.url}/api/v1/machine`, { data: { name: 'X', serial_number: 'Y' } })).status()).toBe(403);
});
