// The outbox of a company without a mail server: an administrator reads what waits, without its way in, and calls it back; on every width.
import { axe, expect, picture, signIn, test } from '../support.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('a mail that waits is read, without its way in, and called back', async ({ page }) => {
  const email = `vabljena-${Date.now().toString(36)}@example.com`;
  const [role] = await (await page.request.get('/api/v1/role?filter={"q":"Serviser"}')).json();
  const user = await (
    await page.request.post('/api/v1/user', { data: { name: 'Zala', last_name: 'Nova', email, role_id: role.id } })
  ).json();
  const { url } = await (await page.request.post(`/api/v1/user/${user.id}/invite`)).json();
  await page.goto(`/mails?q=${email}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pošta' })).toBeVisible();
  const row = page.getByRole('row', { name: /Vabilo/ });
  await expect(row).toContainText('Čaka');
  await axe(page);
  await picture(page, 'mails');
  await row.getByRole('link', { name: /Vabilo/ }).click();
  await expect(page.getByText('Poštni strežnik ni nastavljen')).toBeVisible();
  await expect(page.getByText('/resetPass/…')).toBeVisible();
  await expect(page.getByText(new URL(url).pathname)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zala Nova' })).toBeVisible();
  await page.getByRole('tab', { name: 'Videz' }).click();
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Nastavi geslo' })).toBeVisible();
  await axe(page);
  await picture(page, 'mail-look');
  await page.getByRole('button', { name: 'Prekliči pošiljanje' }).click();
  await expect(page.getByText(`Pošiljanje preklicano: ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prekliči pošiljanje' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Podatki' }).click();
  await expect(page.getByText('Preklicano', { exact: true })).toBeVisible();
});
