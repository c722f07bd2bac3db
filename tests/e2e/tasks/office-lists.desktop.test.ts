// What the office does with lists: finds what nobody has, what is late or has no deadline, and changes several tasks at once; refused ones are told by row.
import { expect, picture, signIn, test } from '../support.ts';
import { axeInBothThemes } from './task-acts.ts';
import { makeTask } from './task-page.ts';

const titled = (what: string) => `${what} ${Date.now() % 1_000_000}`;

test('filters tasks that nobody has, that are late, and that have no deadline', async ({ page }) => {
  await signIn(page, 'luka');
  const word = titled('Pisarna');
  const late = new Date(Date.now() - 3_600_000).toISOString();
  await makeTask(page, `${word} brez lastnika`, { company_user_id: 0, deadline: new Date(Date.now() + 86_400_000).toISOString() });
  await makeTask(page, `${word} zamuja`, { deadline: late });
  await makeTask(page, `${word} brez datuma`);
  await page.goto(`/tasks/all?q=${encodeURIComponent(word)}`);
  const rows = page.locator('.ui-row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: /^Kdo/ }).click();
  await page.getByRole('checkbox', { name: 'Nedodeljeno' }).click();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('brez lastnika');
  await page.goto(`/tasks/all?q=${encodeURIComponent(word)}`);
  await page.getByRole('button', { name: /^Rok/ }).first().click();
  await picture(page, 'deadline-filter');
  await page.getByRole('button', { name: 'Zamuja', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('zamuja');
  await page.getByRole('button', { name: /^Rok/ }).first().click();
  await page.getByRole('button', { name: 'Brez roka', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('brez datuma');
  await expect(page).toHaveURL(/deadline/);
});

test('sets deadline and priority of several tasks, and tells which one was refused', async ({ page, guard }) => {
  guard.allow(/409/);
  await signIn(page, 'luka');
  const word = titled('Skupaj');
  const first = await makeTask(page, `${word} prva`);
  const second = await makeTask(page, `${word} druga`);
  await page.goto(`/tasks/all?q=${encodeURIComponent(word)}`);
  await expect(page.locator('.ui-row')).toHaveCount(2);
  for (let at = 0; at < 2; at += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  await page.getByRole('button', { name: 'Rok in prednost' }).click();
  const popup = page.getByRole('dialog', { name: 'Rok in prednost' });
  await popup.getByRole('radio', { name: 'Nujna' }).check({ force: true });
  await popup.getByRole('checkbox', { name: 'Odstrani rok' }).check();
  await axeInBothThemes(page);
  await picture(page, 'bulk-dates');
  // Meanwhile somebody rejects one of them.
  expect((await page.request.put(`/api/v1/task/${second.id}/reject`, { data: { reason: 'Ni več treba' } })).ok()).toBe(true);
  await popup.getByRole('button', { name: 'Shrani' }).click();
  await expect(popup.getByRole('alert')).toContainText(second.number);
  await expect(popup.getByRole('alert')).not.toContainText(first.number);
  await picture(page, 'bulk-refused');
  expect(await (await page.request.get(`/api/v1/task/${first.id}`)).json()).toMatchObject({ priority: 3, deadline: null });
});

test('begins a task like another one, and says what is copied', async ({ page }) => {
  await signIn(page, 'luka');
  const title = titled('Letni pregled');
  const [client] = await (await page.request.get('/api/v1/client?filter={"archived":false}&range=[0,0]')).json();
  const { id, number } = await makeTask(page, title, { client_company_id: client.id, description: 'Vsi prostori.', priority: 2 });
  await page.goto(`/task/${id}`);
  await page.getByRole('button', { name: 'Več', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Podvoji …' }).click();
  const popup = page.getByRole('dialog', { name: 'Nova naloga' });
  await expect(popup.getByText(`Prepisano iz »${number} ${title}«`)).toBeVisible();
  await expect(popup.getByRole('textbox', { name: 'Naslov' })).toHaveValue(title);
  await picture(page, 'task-duplicate');
  await popup.getByRole('button', { name: 'Ustvari nalogo' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/task/${id}$`));
  await expect(page).toHaveURL(/\/task\/\d+$/);
  const made = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await (await page.request.get(`/api/v1/task/${made}`)).json()).toMatchObject({
    title,
    client_company_id: client.id,
    description: 'Vsi prostori.',
    priority: 2,
    deadline: null,
  });
});

test('begins a project and an offer like another one', async ({ page }) => {
  await signIn(page, 'eva');
  const [offer] = await (await page.request.get('/api/v1/offer?range=[0,0]')).json();
  await page.goto(`/offer/${offer.id}`);
  // The track says the year of each step, as every date of the product does.
  await expect(
    page
      .locator('.offer-node-who')
      .filter({ hasText: /\d\d\/\d\d\/\d{4}/ })
      .first(),
  ).toBeVisible();
  await picture(page, 'offer-track');
  await page.getByRole('button', { name: 'Več: Ponudba' }).click();
  await page.getByRole('menuitem', { name: 'Podvoji …' }).click();
  await expect(page.getByText(/Prepisano iz/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Naslov' })).toHaveValue(offer.title);
  await picture(page, 'offer-duplicate');
  await signIn(page, 'tina');
  const [project] = await (await page.request.get('/api/v1/project?filter={"list":"open"}&range=[0,0]')).json();
  await page.goto(`/project/${project.id}`);
  await page.getByRole('button', { name: 'Več: Projekt' }).click();
  await page.getByRole('menuitem', { name: 'Podvoji …' }).click();
  await expect(page.getByText(/Prepisano iz/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Projekt' })).toHaveValue(project.title);
  // An end without a handover names what stays open.
  const open = await (await page.request.get(`/api/v1/task?filter={"project":${project.id},"status":[0,1,2,3]}&range=[0,99]`)).json();
  await page.goto(`/project/${project.id}`);
  await page.getByRole('button', { name: /^Zaključi brez predaje/ }).click();
  const popup = page.getByRole('dialog', { name: 'Zaključi brez predaje' });
  await expect(popup.getByRole('link')).toHaveCount(Math.min(10, open.length));
  await picture(page, 'project-finish');
});

test('follows the theme of the system on this device', async ({ page }) => {
  await signIn(page, 'marko');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Po napravi' }).first().check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Po napravi' }).first()).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: 'Temna' }).first().check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('plans a meeting by a click into the calendar, lists planned ones soonest first, and finds colleagues', async ({ page }) => {
  await signIn(page, 'luka');
  await page.goto('/plannedMeetings?view=week');
  await expect(page.locator('.calendar-slot').first()).toBeVisible();
  // The day begins earlier where somebody meets at night.
  const slot = page.locator('.calendar-day').nth(1).locator('.calendar-slot[title*="09:00"]');
  const start = new URL((await slot.getAttribute('href')) ?? '', page.url()).searchParams.get('start') ?? '';
  await page.goto((await slot.getAttribute('href')) ?? '');
  const { hour, minute } = { hour: '09', minute: '00' };
  expect(new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Ljubljana' }).format(Date.parse(start))).toBe(
    `${hour}:${minute}`,
  );
  await expect(page.getByRole('textbox', { name: /^Začetek/ }).first()).toHaveValue(/09:00$/);
  await page.goto('/plannedMeetings?view=list');
  await expect(page.locator('.ui-row').first()).toBeVisible();
  const answer = await page.request.get('/api/v1/meeting?filter={"list":"planned"}&sort=["planned_start","ASC"]&range=[0,0]');
  const [soonest] = await answer.json();
  await expect(page.locator('.ui-row').first()).toContainText(soonest.title);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('petra');
  await expect(page.getByRole('option', { name: /Petra Žnidaršič/ })).toBeVisible();
  await picture(page, 'palette-colleague');
});
