// A commercial user and an offer manager pass an offer between them: on the board by keys and by dragging, and on its page along its way.

import { permissions } from '#schema/permissions.ts';
import { axe, expect, signIn, test } from '../support.ts';
import { ask, makeOffer, openBoard } from './offers.ts';

test('an offer goes its way on the board and on its page', async ({ page, guard }) => {
  guard.allow(/409|ERR_FAILED/);
  await signIn(page, 'eva');
  const { id, number } = await makeOffer(page, 'Hlajenje pekarne');
  await openBoard(page);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = page.locator(`[data-offer="${id}"]`);

  // By the keyboard: only steps that are allowed are visited, and Esc brings it back.
  await card.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('status').filter({ hasText: number });
  await expect(bar).toContainText('0 Priprava → 2 Povpraševanje pripravljeno');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('→ 10 Zavrnjeno');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(column('Priprava').locator(`[data-offer="${id}"]`)).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await expect(bar).toContainText('→ 10 Zavrnjeno');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(column('Povpraševanje pripravljeno').locator(`[data-offer="${id}"]`)).toBeVisible();
  await expect(card).toBeFocused();

  // A press that slips off the card and ends beside it is no drag.
  const held = page.locator('.offer-card-held');
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
  await page.mouse.move(x + 2, y + 20);
  await page.mouse.down();
  await page.mouse.move(x - 2, y + 20);
  await page.mouse.up();
  await page.mouse.move(x + width / 2, y + 30, { steps: 4 });
  await card.press('Tab');
  await expect(held).toHaveCount(0);

  // By dragging: what takes none sends it back, what takes it keeps it.
  await signIn(page, 'maks');
  await openBoard(page);
  const drag = async (name: string) => {
    await card.hover();
    await page.mouse.down();
    const to = await column(name).boundingBox();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 80, { steps: 6 });
    await page.mouse.up();
  };
  await drag('Odobreno');
  await expect(column('Povpraševanje pripravljeno').locator(`[data-offer="${id}"]`)).toBeVisible();
  await drag('Prevzeto');
  await expect(column('Prevzeto').locator(`[data-offer="${id}"]`)).toBeVisible();
  await axe(page);

  // What a colleague has moved meanwhile is refused in the server's words.
  await page.route(`**/offer/${id}/make`, async (route) => {
    await ask(page, 'put', `/offer/${id}/needChange`, { reason: 'Kolikšna je moč?' });
    await route.continue();
  });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Na tem koraku ponudbe to ne gre.')).toBeVisible();
  await expect(column('Potrebna sprememba').locator(`[data-offer="${id}"]`)).toBeVisible();
  await expect(card).toBeFocused();

  // On its page: the way so far, the change that was asked for, and the way on with a note.
  await signIn(page, 'eva');
  await page.goto(`/offer/${id}`);
  const track = page.getByRole('region', { name: 'Potek ponudbe' });
  await expect(track).toContainText('Potrebna sprememba');
  await expect(track).toContainText('Kolikšna je moč?');
  await page.getByRole('button', { name: 'Dodaj opombo k premiku' }).click();
  await page.getByRole('textbox', { name: 'Opomba k premiku' }).fill('Moč je 22 kW.');
  await page.getByRole('button', { name: /Povpraševanje je pripravljeno/ }).click();
  await expect(track.locator('[aria-current="step"]')).toContainText('Povpraševanje pripravljeno');
  await expect(track.locator('[aria-current="step"]')).toContainText('2×');
  await expect(page.getByRole('tabpanel')).toContainText('Moč je 22 kW.');
  await expect(page.getByText('Na potezi: Maks Golob.')).toHaveCount(0);
  await page.getByRole('button', { name: /Zavrnjeno …/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Napiši razlog.');
  await dialog.getByRole('textbox').fill('Stranka je prestavila naložbo.');
  await dialog.getByRole('button', { name: 'Zavrnjeno' }).click();
  await expect(track).toContainText('Stranka je prestavila naložbo.');
  await axe(page);
  // A way that cannot be read is not on its way for ever.
  await page.route(`**/offer/${id}/step`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Poskusi znova' })).toBeVisible();
});

test('whoever sees offers in making alone reads their list, and no page of one', async ({ page }) => {
  await signIn(page, 'eva');
  const { id } = await makeOffer(page, 'Prezračevanje');
  expect((await page.request.put(`/api/v1/offer/${id}/handIn`, { data: {} })).ok()).toBe(true);
  await signIn(page, 'admin');
  const role = await page.request.post('/api/v1/role', {
    data: { name: `Ponudbe v izdelavi ${Date.now()}`, permissions: [permissions['offers.making']] },
  });
  const { id: role_id } = await role.json();
  await page.request.put('/api/v1/me/look', { data: { role_id } });
  await page.goto('/offersInMaking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/offer/${id}`);
  await expect(page).toHaveURL(/\/tasks\/own$/);
  await page.request.delete('/api/v1/me/look');
});
