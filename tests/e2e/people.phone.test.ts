// A user and one's own profile on a phone: one column, nothing wider than the screen.
import { hire } from './people.ts';
import { axe, expect, picture, signIn, test } from './support.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

for (const [name, path, head] of [
  ['user', (id: number) => `/user/${id}?tab=rights`, /Žiga/],
  ['profile', () => '/profile', 'Moj profil'],
] as const)
  test(`${name} fits the phone`, async ({ page }) => {
    const { id } = await hire(page);
    await page.goto(path(id));
    await expect(page.getByRole('heading', { level: 1, name: head })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await picture(page, name);
    // On a screen as long as the page nothing stands half behind what sticks to its edge.
    await page.setViewportSize({ width: 360, height: 3600 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
