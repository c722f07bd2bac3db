// Who is in today, as the office sees it: groups in the order of trouble, and no accessibility rule broken in either theme.
import { axe, expect, picture, signIn, test } from '../support.ts';

test('everybody stands in one group, with the day as two strips', async ({ page }) => {
  await signIn(page, 'nina');
  await page.goto('/attendance/today');
  await expect(page.getByRole('heading', { name: 'Prisotnost danes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Niso v službi', exact: true })).toBeVisible();
  const figures = await page.locator('.today-figures dd').allInnerTexts();
  await expect(page.locator('.today-person')).toHaveCount(figures.map(Number).reduce((sum, one) => sum + one, 0));
  await axe(page);
  await picture(page, 'attendance-today');
});
