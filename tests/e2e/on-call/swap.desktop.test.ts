// A turn changes hands: offered at a desk, taken on a phone in one press, and the calendar follows.
import { axe, expect, picture, signIn, test } from '../support.ts';

test('a turn is offered, and taken by a colleague in one press on the phone', async ({ page }) => {
  await signIn(page, 'tina');
  const { user } = await (await page.request.get('/api/v1/me')).json();
  await signIn(page, 'luka');
  // After all turns of the demo company.
  const at = (days: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000).toISOString();
  const planned = await page.request.post('/api/v1/on_call_shift', { data: { user_id: user.id, from: at(120), to: at(121) } });
  expect(planned.status(), await planned.text()).toBe(201);
  const shift = await planned.json();

  await signIn(page, 'tina');
  await page.goto('/onCallCalendar');
  await page.getByRole('region', { name: 'Tvoja dežurstva' }).getByRole('button', { name: 'Ponudi …' }).click();
  const popup = page.getByRole('dialog', { name: 'Ponudi dežurstvo' });
  await expect(popup.getByRole('radio', { name: /^Vsem, ki lahko dežurajo/ })).toBeChecked();
  await expect(popup.getByRole('radio', { name: /prost, nič odsotnosti/ }).first()).toBeVisible();
  await popup.getByRole('textbox', { name: 'Opomba' }).fill('Zobozdravnik');
  await axe(page);
  await popup.getByRole('button', { name: /^Ponudi/ }).click();
  await expect(page.getByText('Dežurstvo je ponujeno. Do prevzema dežuraš ti.')).toBeVisible();
  const swaps = page.getByRole('region', { name: 'Menjave' });
  const mine = swaps.getByRole('listitem').filter({ hasText: 'Zobozdravnik' });
  await expect(mine.getByRole('button', { name: 'Prekliči …' })).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Prevzemi' })).toHaveCount(0);
  await axe(page);
  await picture(page, 'on-call-swaps');

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'eva');
  await page.goto('/onCallCalendar');
  const hers = swaps.getByRole('listitem').filter({ hasText: 'Zobozdravnik' });
  await expect(hers).toContainText('Tina Hočevar ponuja');
  await hers.getByRole('button', { name: 'Prevzemi' }).click();
  await expect(hers).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ponudi …' })).toBeVisible();
  const taken = await (await page.request.get(`/api/v1/on_call_shift/${shift.id}`)).json();
  expect(taken.user_name).toBe('Eva Šuštar');
});
