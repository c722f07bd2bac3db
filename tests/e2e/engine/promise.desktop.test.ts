// The promise: a new kind of master data is one schema file, its permission codes, its words and a migration that the tool has drafted.
import type { Page } from '@playwright/test';
import { languages } from '#schema/core/words.ts';
import { copyProject, type ProjectCopy } from '../../support/machine/project-copy.ts';
import { type Server, startServer } from '../../support/server.ts';
import { demoPassword, emailOf, type Person } from '../../support/stories/cast.ts';
import { expect, test } from '../support.ts';

const schema = `// A machine is what we maintain at a client's: a boiler, a chiller, a heat pump.
import { can } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { date, flag, integer, money, reference, text, word } from '../core/fields.ts';

export const machine = defineEntity({
  name: 'machine',
  fields: {
    name: text({ max: 80 }),
    serial_number: text({ max: 40 }),
    kind: word('boiler', 'chiller', 'pump').default('boiler'),
    client_id: reference('client').optional(),
    power: integer({ max: 10_000 }).optional(),
    price: money().optional(),
    installed: date().optional(),
    archived: flag().default(false),
  },
  paths: { list: '/machines', detail: '/machine/{id}' },
  title: ['name'],
  list: { columns: ['name', 'serial_number', 'kind', 'client_id', 'installed'], search: ['name', 'serial_number'], filters: ['kind', 'client_id', 'archived'], sort: 'name' },
  form: { general: ['name', 'serial_number', 'kind', 'client_id'], details: ['power', 'price', 'installed', 'archived'] },
  access: { read: can('machines.read'), create: can('machines.write'), update: can('machines.write'), delete: can('machines.delete') },
  database: [unique('serial_number')],
  menu: { group: 'company', icon: 'tool' },
});
`;

const words = (language: string) => {
  const body = `{
  one: 'Naprava', many: 'Naprave', count: '${['%{smart_count} naprava', '%{smart_count} napravi', '%{smart_count} naprave', '%{smart_count} naprav'].slice(0, language === 'sl' ? 4 : language === 'hr' ? 3 : 2).join(' |||| ')}',
  create: 'Nova naprava', search: 'Ime, serijska', empty: 'Ni še naprav.',
  fields: { name: 'Ime', serial_number: 'Serijska številka', power: 'Moč', price: 'Cena', installed: 'Vgrajeno' },
  form: { details: 'Podrobnosti' },
  values: { kind: { boiler: 'Kotel', chiller: 'Hladilnik', pump: 'Črpalka' } },
  rules: { machine_serial_number_unique: 'Naprava s to serijsko številko že obstaja.' },
}`;
  return language === 'sl'
    ? `export default ${body} as const;\n`
    : `import type sl from '../sl/machine.ts';\nimport type { Translation } from '../../../core/words.ts';\n\nexport default ${body} satisfies Translation<typeof sl>;\n`;
};

let copy: ProjectCopy;
let server: Server;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

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

test('a schema file, its codes and its words are all that a person writes', async () => {
  copy.write('schema/clients/machine.ts', schema);
  copy.edit('schema/permissions.ts', (text) =>
    text.replace("  'audit.read'", "  'machines.read': 2601,\n  'machines.write': 2602,\n  'machines.delete': 2603,\n  'audit.read'"),
  );
  for (const language of languages) {
    copy.write(`schema/clients/words/${language}/machine.ts`, words(language));
    copy.edit(`schema/words/${language}/permission.ts`, (text) =>
      text
        .replace(
          /\n {2}audit: \{/,
          "\n  machines: { read: 'Naprave: vidi', write: 'Naprave: ureja', delete: 'Naprave: briše' },\n  audit: {",
        )
        .replace(/\n {2}areas: \{/, "\n  areas: {\n    machines: 'Naprave',"),
    );
  }
  copy.run('npm', 'run', '--silent', 'generate');

  const byHand = copy.status().filter((file) => !file.startsWith('generated/') && !file.startsWith('server/migrations/'));
  expect(byHand).toEqual(
    [
      'schema/clients/machine.ts',
      'schema/permissions.ts',
      ...languages.flatMap((language) => [`schema/clients/words/${language}/machine.ts`, `schema/words/${language}/permission.ts`]),
    ].sort(),
  );
  const drafted = copy.status().filter((file) => /^server\/migrations\/\w+\/\d{4}_\w+\.ts$/.test(file));
  expect(drafted.map((file) => file.split('/')[2])).toEqual(['postgres', 'sqlite']);
  copy.run('npm', 'run', '--silent', 'typecheck');
  copy.run('npm', 'run', '--silent', 'build');
  server = await startServer({ project: copy.folder });
});

test('it is made, listed, filtered and edited on generated screens', async ({ page, guard }) => {
  guard.allow(/status of 4(09|22)/);
  await signInThere(page, 'admin');
  await page.goto(`${server.url}/machines`);
  await expect(page.getByText('Ni še naprav.')).toBeVisible();

  await page.goto(`${server.url}/machine/create`);
  await page.getByLabel('Ime', { exact: true }).fill('Kotel Čuk');
  await page.getByLabel('Serijska številka').fill('SN-1');
  await page.getByRole('button', { name: /Shrani|Ustvari/ }).click();
  await expect(page).toHaveURL(/\/machines?(\/\d+)?$/);

  await page.goto(`${server.url}/machines`);
  await expect(page.getByRole('link', { name: 'Kotel Čuk' })).toBeVisible();
  await page.getByPlaceholder('Ime, serijska').fill('ni je');
  await expect(page.getByRole('link', { name: 'Kotel Čuk' })).toBeHidden();
  await page.getByPlaceholder('Ime, serijska').fill('cuk');
  await expect(page.getByRole('link', { name: 'Kotel Čuk' })).toBeVisible();

  await page.goto(`${server.url}/machine/1`);
  await page.getByLabel('Ime', { exact: true }).fill('Kotel Žerjav');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await (await page.request.get(`${server.url}/api/v1/machine/1`)).json()).name).toBe('Kotel Žerjav');
});

test('it stands in a tab of its client, and the search of everything finds it', async ({ page }) => {
  await signInThere(page, 'admin');
  const owned = await page.request.put(`${server.url}/api/v1/machine/1`, { data: { client_id: 1 } });
  expect(owned.status(), await owned.text()).toBe(200);
  await page.goto(`${server.url}/client/1`);
  await page.getByRole('tab', { name: 'Naprave 1' }).click();
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
