// An offer of one's own for a browser test, made and moved by the API.
import type { Page } from '@playwright/test';
import { expect } from '../support.ts';

export const ask = async ({ request }: Page, method: 'get' | 'post' | 'put', path: string, data?: object) => {
  const answer = await request[method](`/api/v1${path}`, data && { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** An offer of the signed-in person, in preparation. */
export const makeOffer = async (page: Page, title: string): Promise<{ id: number; number: string }> => {
  const [client] = await ask(page, 'get', '/client?filter={"q":"Vrtec Jelka"}&range=[0,0]');
  const { id, number } = await ask(page, 'post', '/offer', { title, client_id: client.id, value: 1_200_000 });
  return { id, number: `P-${number}` };
};

/** The board of all offers. */
export const openBoard = async (page: Page): Promise<void> => {
  await page.goto('/allOffers');
  await page.getByRole('radio', { name: 'Tabla' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Ponudbe po korakih' })).toBeVisible();
  // What comes above it moves its cards.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
