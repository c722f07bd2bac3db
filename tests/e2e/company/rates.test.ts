// The rates of the company where the line is bad: what is being written stays, and what was written is there once.
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { expect, signIn, test } from '../support.ts';

test('rates that are being written outlive a line that is cut, and an answer that is lost writes none twice', { tag: '@once' }, async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  await signIn(page, 'admin');
  await page.goto('/settings');
  const day = dayAfter(dayOf(Date.now(), 'Europe/Ljubljana'), 52);
  const shown = day.split('-').reverse().join('/');
  const rows = page.getByRole('table', { name: 'Kilometrina' }).getByRole('row');
  const draft = rows.filter({ has: page.getByRole('textbox') });
  await page.getByRole('button', { name: 'Nova cena od …' }).click();
  await draft.getByLabel('Velja od').fill(shown);
  await draft.getByLabel('€ na km').fill('0,47');
  let posts = 0;
  await page.route('**/api/v1/mileage_rate**', async (route) => {
    if (route.request().method() === 'GET') return route.abort();
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Kilometrina od ${shown}`).first()).toBeVisible();
  await expect.poll(() => posts).toBe(2);
  await expect(draft).toHaveCount(0);
  await expect(rows.filter({ hasText: 'velja zdaj' })).toBeVisible();
  await page.unroute('**/api/v1/mileage_rate**');
  const [made] = await (await page.request.get(`/api/v1/mileage_rate?filter={"valid_from":"${day}"}`)).json();
  expect((await page.request.delete(`/api/v1/mileage_rate/${made.id}`)).ok()).toBe(true);
});
