// A meeting led from a phone: started, written, decided, gone on, all under the thumb.
import { axe, expect, picture, signIn, test } from '../support.ts';

test('an organiser leads a meeting on a phone', async ({ page }) => {
  await signIn(page, 'luka');
  // Now, so that it stands in this week also in the first minutes of a Monday.
  const start = new Date(Math.floor(Date.now() / 1000) * 1000);
  const made = await page.request.post('/api/v1/meeting', {
    data: {
      title: 'Usklajevanje na terenu',
      planned_start: start.toISOString(),
      planned_end: new Date(start.getTime() + 1_800_000).toISOString(),
      agenda: [{ title: 'Stanje del' }, { title: 'Razno' }],
    },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/meeting/${id}`);
  await page.getByRole('button', { name: 'Začni' }).click();
  await page.getByRole('textbox', { name: 'Zapisnik: Stanje del' }).click();
  await page.keyboard.type('Črpalka ostane.');
  await page.getByRole('button', { name: 'Sklep' }).click();
  await page.getByLabel('Kaj je sklenjeno').fill('Menja se prirobnica.');
  await page.getByRole('button', { name: 'Zapiši sklep' }).click();
  await expect(page.getByText('Menja se prirobnica.')).toBeVisible();
  await page.getByRole('button', { name: 'Točka 2' }).click();
  await expect(page.getByRole('button', { name: 'Zaključi' })).toBeVisible();
  await axe(page);
  await picture(page, 'meeting');
  // In the largest letters the dock leaves most of the screen to what is written.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '140%';
  });
  const dock = page.getByRole('region', { name: 'Ura sestanka' });
  await expect.poll(async () => ((await dock.boundingBox())?.height ?? 1000) / (page.viewportSize()?.height ?? 1)).toBeLessThan(0.4);
  await page.goto('/myMeetings?view=week');
  await expect(page.getByRole('link', { name: /Usklajevanje na terenu/ }).first()).toBeVisible();
  // Of a week that is still read nobody says that it is empty.
  const announced = Promise.withResolvers<void>();
  await page.route('**/api/v1/meeting?**', async (route) => {
    await announced.promise;
    await route.continue();
  });
  await page.goto('/myMeetings?view=week&day=2031-01-06');
  await expect(page.getByRole('status').filter({ hasText: 'Nalagam' })).toBeVisible();
  await expect(page.getByText('Sestankov ni.')).toHaveCount(0);
  announced.resolve();
  await expect(page.getByText('Sestankov ni.')).toBeVisible();
});
