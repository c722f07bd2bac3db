// A tag in its own colours: in the list of tags and below the colours that are being chosen.
import { fresh } from '../people/people.ts';
import { axe, expect, signIn, test } from '../support.ts';

test('a tag is drawn in its text colour on its colour, while both are chosen and in the list', async ({ page }) => {
  await signIn(page, 'admin');
  const name = fresh('Plin');
  const { id } = await (await page.request.post('/api/v1/tag', { data: { name, color: '#f2c94c', text_color: '#1f1f1f' } })).json();
  const sample = page.locator('.tag-sample').filter({ hasText: name });
  await page.goto(`/tag/${id}`);
  await expect(sample).toHaveCSS('color', 'rgb(31, 31, 31)');
  // The square before the code has the same name.
  await page.getByRole('textbox', { name: 'Barva besedila' }).last().fill('#7a1010');
  await expect(sample).toHaveCSS('color', 'rgb(122, 16, 16)');
  await expect(sample).toHaveCSS('background-color', 'rgb(242, 201, 76)');
  await axe(page);
  // What cannot be read is not drawn, and says why.
  const code = page.getByRole('textbox', { name: 'Barva besedila' }).last();
  await code.fill('#ffffff');
  await expect(page.getByText(/^Besedilo se na tej barvi slabo bere \(1,5 : 1/)).toBeVisible();
  await expect(sample).toHaveCount(0);
  await code.fill('#7a1010');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await (await page.request.get(`/api/v1/tag/${id}`)).json()).text_color).toBe('#7a1010');
  await page.goto('/tags');
  await expect(sample).toHaveCSS('color', 'rgb(122, 16, 16)');
  await axe(page);
});
