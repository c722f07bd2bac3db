// A commercial user moves an offer with the thumb: one step at a time, and sees its way upright.

import { axe, expect, signIn, test } from '../support.ts';
import { makeOffer, openBoard } from './offers.ts';

test('an offer is moved on a phone', async ({ page }) => {
  await signIn(page, 'eva');
  const { number } = await makeOffer(page, 'Ogrevanje rastlinjaka');
  await openBoard(page);
  await page.getByRole('button', { name: /^0 Priprava/ }).click();
  const card = page.getByRole('article').filter({ hasText: number });
  await card.getByRole('button', { name: 'Premakni …' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('2 Povpraševanje pripravljeno').click();
  await sheet.getByRole('button', { name: 'Premakni ponudbo' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: /^2 Povpraševanje/ }).click();
  await card.getByRole('link').click();
  const now = page.getByRole('region', { name: 'Potek ponudbe' }).locator('[aria-current="step"]');
  await expect(now).toContainText('Povpraševanje pripravljeno');
  await axe(page);
});
