// The page of a user at a desk: why they may do a thing, how they are invited, signed out and deactivated.

import { axe, expect, picture, signIn, test } from '../support.ts';
import { makeTask } from '../tasks/task-page.ts';
import { fresh, hire, joins } from './people.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('why somebody may edit a task or may not, with every condition and who may', async ({ page }) => {
  const person = await hire(page);
  const title = fresh('Menjava ventila');
  const task = await makeTask(page, title);
  await page.goto(`/user/${person.id}?tab=rights`);
  const why = page.getByRole('region', { name: 'Zakaj sme, zakaj ne?' });
  const choose = async (box: string, text: string, option: string | RegExp) => {
    await why.getByRole('combobox', { name: box }).click();
    await why.getByRole('combobox', { name: box }).pressSequentially(text);
    await page.getByRole('option', { name: option }).first().click();
  };
  await choose('Dejanje', 'uredi naslov', 'Naloge: Uredi naslov in opis');
  await choose('Naloga', title, new RegExp(title));
  await expect(why.getByRole('alert')).toContainText('Ne.');
  await expect(why.getByRole('listitem').filter({ hasText: 'Ureja vsako nalogo, kot da jo nosi' }).last()).toContainText('je nima');
  await expect(why).toContainText('Smejo tudi:');
  await axe(page);
  await picture(page, 'user-why');

  const given = await page.request.put(`/api/v1/task/${task.id}/give/${person.id}`);
  expect(given.ok(), await given.text()).toBe(true);
  await page.reload();
  await choose('Dejanje', 'uredi naslov', 'Naloge: Uredi naslov in opis');
  await choose('Naloga', title, new RegExp(title));
  await expect(why.getByRole('status').filter({ hasText: 'Da.' })).toContainText('Vsi pogoji držijo.');

  // Whom a field of many holds is called by that field.
  await choose('Dejanje', 'začni predajo', 'Projekti: Začni predajo');
  await choose('Projekt', '', /./);
  await expect(why.getByRole('listitem').filter({ hasText: 'Ni med njimi.' }).last()).toContainText('Člani');
});

test('somebody new is invited at once; the link is shown where no mail leaves the house', async ({ page }) => {
  const last = fresh('Zupan');
  await page.goto('/user/create');
  await page.getByLabel('Ime', { exact: true }).fill('Nika');
  await page.getByLabel('Priimek', { exact: true }).fill(last);
  await page.getByLabel('E-pošta za prijavo').fill(`${last.toLowerCase().replace(' ', '-')}@example.com`);
  await page.getByRole('combobox', { name: 'Vloga' }).click();
  await page.getByRole('option', { name: 'Serviser' }).click();
  await expect(page.getByRole('checkbox', { name: 'Pošlji vabilo' })).toBeChecked();
  await page.getByRole('button', { name: 'Ustvari' }).click();
  const link = page.getByRole('dialog', { name: /Povezava za prvo geslo/ });
  await expect(link).toContainText('/resetPass/');
  await axe(page);
  await link.getByRole('button', { name: 'Zapri' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Nika ${last}` })).toBeVisible();
  await expect(page.getByText(/vabilo poslano/)).toBeVisible();
});

test('sessions are seen and ended; whoever leaves is signed out, and what happens is said first', async ({ page, browser, baseURL }) => {
  const person = await hire(page, ['tasks.create']);
  await makeTask(page, fresh('Ostane'), { company_user_id: person.id });
  const own = await joins(page, browser, baseURL, person);
  await page.goto(`/user/${person.id}?tab=sessions`);
  await expect(page.getByText('dejaven račun')).toBeVisible();
  const sessions = page.getByRole('tabpanel').getByRole('region', { name: 'Seje' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Odjavi:/ }).click();
  await expect(sessions).toContainText('Nikjer ni prijave.');
  expect((await own.request.get('/api/v1/ping/')).status()).toBe(401);

  await page.getByRole('button', { name: 'Deaktiviraj …' }).click();
  const popup = page.getByRole('dialog', { name: /Deaktiviraj/ });
  await expect(popup).toContainText('Ostane 1 odprta naloga');
  await axe(page);
  await popup.getByLabel('Razlog').fill('Konec pogodbe');
  await popup.getByRole('button', { name: 'Deaktiviraj' }).click();
  await expect(page.getByRole('button', { name: 'Aktiviraj' })).toBeVisible();
  // What somebody may and where they are signed in stands beside their data, before what they lead.
  await expect(page.getByRole('tab').nth(1)).toHaveText('Pravice');
  // More than has room: the menu of all brings the last one and its focus, and gives the focus back where nothing is chosen.
  const all = page.getByRole('button', { name: 'Vsi zavihki' });
  const tabs = await page.getByRole('tab').count();
  await all.press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveCount(tabs);
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();
  await all.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const history = page.getByRole('tab', { name: 'Zgodovina', selected: true });
  await expect(history).toBeFocused();
  await expect(history).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tabpanel')).toContainText('Konec pogodbe');
  // An invitation changed no address.
  await expect(page.locator('.history-what', { hasText: 'E-pošta' })).toHaveCount(0);
  await expect(page.locator('.history-what', { hasText: 'Vabilo poslano' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Naloge' }).click();
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  // Whoever looks for them elsewhere is told that they have left.
  const record = page.url();
  await page.goto('/project/create');
  await page.getByRole('combobox', { name: 'Vodja' }).fill(person.last_name);
  await expect(page.getByText(`${person.title} ni več v podjetju.`)).toBeVisible();
  await page.goto(record);
  await page.getByRole('button', { name: 'Aktiviraj' }).click();
  await expect(page.getByRole('button', { name: 'Deaktiviraj …' })).toBeVisible();
  await own.context().close();
});

test('a PIN is shown once', async ({ page }) => {
  const person = await hire(page);
  await page.goto(`/user/${person.id}`);
  await page.getByRole('button', { name: 'Več: Uporabnik' }).click();
  await page.getByRole('menuitem', { name: 'Daj PIN …' }).click();
  const popup = page.getByRole('dialog', { name: /PIN za registrator/ });
  await popup.getByRole('button', { name: 'Ustvari PIN' }).click();
  await expect(popup.getByRole('status')).toHaveText(/^\d{4,8}$/);
  const pin = await popup.getByRole('status').innerText();
  await axe(page);
  await popup.getByRole('button', { name: 'Zapri' }).first().click();
  await page.getByRole('tab', { name: 'Pravice' }).click();
  const state = page.getByRole('tabpanel').locator('dt', { hasText: 'PIN za registrator' }).locator('+ dd');
  await expect(state).toHaveText(/^nastavljen \d/);
  await page.reload();
  await page.getByRole('tab', { name: 'Pravice' }).click();
  await expect(state).toHaveText(/^nastavljen \d/);
  await expect(page.locator('body')).not.toContainText(new RegExp(`\\b${pin}\\b`));
});
