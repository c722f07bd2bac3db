// On a phone: who is on call now and a number to call first, then the own shifts, then all of the month with its gaps; also in German with large letters.
import { cutTexts, overlappingTexts, scrollsSideways, smallTargets } from '../engine/fits.ts';
import { axe, expect, picture, signIn, test } from '../support.ts';

test('petra sees who is on call and her own shifts; luka fills a gap', async ({ page }) => {
  await signIn(page, 'luka');
  const names = (await (await page.request.get('/api/v1/user_names')).json()) as { id: number; title: string }[];
  const idOf = (name: string) => names.find(({ title }) => title.startsWith(name))?.id;
  const all = (await (await page.request.get('/api/v1/on_call_shift?range=[0,999]')).json()) as { id: number }[];
  for (const { id } of all) expect((await page.request.delete(`/api/v1/on_call_shift/${id}`)).status()).toBe(200);
  const hours = (count: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + count * 3_600_000).toISOString();
  const write = async (name: string, from: number, to: number, level = 'first') => {
    const made = await page.request.post('/api/v1/on_call_shift', {
      data: { user_id: idOf(name), level, from: hours(from), to: hours(to) },
    });
    expect(made.status(), await made.text()).toBe(201);
  };
  await write('Marko', -2, 4);
  await write('Petra', 8, 32);
  await write('Tina', -2, 32, 'backup');

  await signIn(page, 'petra');
  await page.goto('/onCallCalendar');
  await expect(page.getByRole('link', { name: /^Pokliči: Marko/ })).toBeVisible();
  const own = page.locator('section', { has: page.getByRole('heading', { name: /^Tvoja dežurstva/ }) });
  await expect(own.getByText('Petra Žnidaršič')).toBeVisible();
  await expect(page.getByText('brez prve').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Novo dežurstvo' })).toHaveCount(0);
  await axe(page);
  await picture(page, 'on-call');

  await signIn(page, 'luka');
  await page.goto('/onCallCalendar');
  await page
    .getByRole('button', { name: /brez prve/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: 'Novo dežurstvo' })).toBeVisible();
  await axe(page);
  await picture(page, 'on-call-shift');
  await popup.getByRole('button', { name: 'Prekliči' }).click();
  await expect(popup).toBeHidden();

  await page.request.put('/api/v1/me', { data: { language: 'de', zoom: 140 } });
  try {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bereitschaft' })).toBeVisible();
    await expect(page.getByText('ohne Erste').first()).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
    expect(await overlappingTexts(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await smallTargets(page)).toEqual([]);
    await axe(page);
    await picture(page, 'on-call-german');
  } finally {
    await page.request.put('/api/v1/me', { data: { language: 'sl', zoom: 100 } });
  }
});
