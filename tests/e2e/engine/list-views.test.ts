// A list as somebody arranged it, saved under a name: opened by one press, in the menu, shared with a role.
import { expect, signIn, test } from '../support.ts';

const phone = (width: number | undefined) => (width ?? 1440) < 768;

test('an arranged list is saved, opened again, replaced, shared and deleted', async ({ page, viewport }) => {
  await signIn(page, 'luka');
  await page.goto('/tasks/all');
  const name = `Nujno ${Date.now() % 100_000}`;
  const filters = async () => {
    if (phone(viewport?.width)) await page.getByRole('button', { name: 'Filtri' }).click();
  };
  await filters();
  await page.getByRole('button', { name: 'Prednost', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Nujna' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Oznake', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Brez oznake' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pogledi', exact: true }).click();
  await page.getByRole('button', { name: 'Shrani pogled …' }).click();
  const popup = page.getByRole('dialog', { name: 'Shrani pogled' });
  await popup.getByRole('textbox', { name: 'Ime' }).fill(name);
  await popup.getByRole('checkbox', { name: 'Vidijo ga vsi z mojo vlogo' }).check();
  await popup.getByRole('button', { name: 'Shrani pogled' }).click();
  await expect(page.getByText(`Uspeh. Pogled »${name}« je shranjen.`)).toBeVisible();
  // What is shown is the view now.
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Počisti', exact: true }).click();
  await expect(page).not.toHaveURL(/filter/);
  if (!phone(viewport?.width)) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/priority/);
    await expect(page.getByRole('navigation').getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Vse/ })).not.toHaveAttribute('aria-current');
    await page.getByRole('button', { name: 'Prednost: Nujna' }).waitFor();
    await expect(page.getByRole('button', { name: /^Oznake: \d+ od/ })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Pogledi', exact: true }).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/priority/);
  }
  await page.reload();
  await filters();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `Več: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Preimenuj in deli …' }).click();
  const edit = page.getByRole('dialog', { name: 'Uredi pogled' });
  await expect(edit.getByRole('checkbox', { name: 'Vidijo ga vsi z mojo vlogo' })).toBeChecked();
  await edit.getByRole('textbox', { name: 'Ime' }).fill(`${name} 2`);
  await edit.getByRole('button', { name: 'Uredi pogled' }).click();
  await expect(page.getByRole('button', { name: `${name} 2`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `${name} 2`, exact: true }).click();
  await page.getByRole('button', { name: `Več: ${name} 2` }).click();
  await page.getByRole('menuitem', { name: 'Izbriši' }).click();
  await expect(page.getByText(`Uspeh. Pogled »${name} 2« je izbrisan.`)).toBeVisible();
  await page.getByRole('button', { name: 'Razveljavi' }).click();
  await expect
    .poll(async () => ((await (await page.request.get('/api/v1/list_view')).json()) as { name: string }[]).map((view) => view.name))
    .toEqual([`${name} 2`]);
});
