// What the tests of acts on a task share: a client to send it to, the questions it asks, both themes.
import type { Page } from '@playwright/test';
import { axe, expect } from '../support.ts';
import { type MadeTask, makeTask } from './task-page.ts';

export const popupOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** An act that is needed seldom, behind the three dots of the head. */
export const moreOf = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Več', exact: true }).first().click();
  await page.getByRole('menuitem', { name }).click();
};

/** No barrier in the dark nor in the light, which has other colours and nothing else. */
export const axeInBothThemes = async (page: Page): Promise<void> => {
  const wear = (theme: string) => page.evaluate((next) => document.documentElement.setAttribute('data-theme', next), theme);
  await axe(page);
  // Halfway between two themes nothing has its contrast.
  const still = await page.addStyleTag({ content: '* { transition: none !important; }' });
  await wear('light');
  await axe(page, 'colours');
  await wear('dark');
  await still.evaluate((style) => style.parentNode?.removeChild(style));
};

export type Client = {
  readonly id: number;
  readonly name: string;
  /** The primary contact's name, who has an address. */
  readonly primary: string;
  readonly contacts: readonly string[];
  /** Somebody there who has none. */
  withoutAddress(): Promise<number>;
};

/** A client of the demo company with several people, the primary one with an address. */
export const clientWithContacts = async ({ request }: Page, q: string): Promise<Client> => {
  const ask = async (path: string) => (await request.get(`/api/v1${path}`)).json();
  for (const { id, name, primary_contact_id } of await ask(`/client?filter=${JSON.stringify({ q, archived: false })}&range=[0,19]`)) {
    const people: { id: number; title: string; email: string | null }[] = await ask(`/client/${id}/contacts`);
    const primary = people.find((one) => one.id === primary_contact_id);
    if (!primary?.email || people.length < 2) continue;
    const withoutAddress = async () => {
      const made = await request.post('/api/v1/contact', { data: { client_id: id, name: 'Neža', l_name: 'Brez' } });
      return (await made.json()).id;
    };
    return { id, name, primary: primary.title, contacts: people.map(({ title }) => title), withoutAddress };
  }
  throw new Error(`No client of the demo company fits: ${q}`);
};

/** A task of one's own at a client, for its primary contact. */
export const taskAt = async (page: Page, title: string, client: Client, more: Record<string, unknown> = {}): Promise<MadeTask> => {
  const task = await makeTask(page, title, { client_company_id: client.id, ...more });
  expect(task.id).toBeGreaterThan(0);
  return task;
};
