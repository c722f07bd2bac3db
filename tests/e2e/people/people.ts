// Somebody new for a browser test, and a second browser to be them in.
import type { Browser, Page } from '@playwright/test';
import type { Permission } from '#schema/permissions.ts';
import { permissions } from '#schema/permissions.ts';
import { expect, leaveScreen, signIn } from '../support.ts';

let made = 0;
/** A name that no other run has made. */
export const fresh = (name: string): string => {
  made += 1;
  return `${name} ${Date.now().toString(36)}${made}`;
};

export type Somebody = {
  readonly id: number;
  readonly role_id: number;
  readonly email: string;
  readonly last_name: string;
  readonly title: string;
};

/** Made by the administrator of the page, with a role that is there. */
export const hireAs = async (page: Page, role_id: number, last_name: string): Promise<Somebody> => {
  const email = `${last_name.toLowerCase().replace(' ', '-')}@example.com`;
  const user = await page.request.post('/api/v1/user', { data: { name: 'Žiga', last_name, email, role_id } });
  expect(user.status(), await user.text()).toBe(201);
  return { id: (await user.json()).id, role_id, email, last_name, title: `Žiga ${last_name}` };
};

/** With a role of their own. */
export const hire = async (page: Page, names: readonly Permission[] = []): Promise<Somebody> => {
  const role = await page.request.post('/api/v1/role', {
    data: { name: fresh('Vloga'), permissions: names.map((one) => permissions[one]) },
  });
  expect(role.status(), await role.text()).toBe(201);
  return hireAs(page, (await role.json()).id, fresh('Kolar'));
};

export const firstPassword = 'Zelena-vrata-na-dvorisce-7';

/** They are invited and set their password by the link. */
const settle = async (page: Page, id: number): Promise<void> => {
  const invited = await page.request.post(`/api/v1/user/${id}/invite`);
  expect(invited.status(), await invited.text()).toBe(200);
  const { url } = await invited.json();
  const token = String(url).split('/').at(-1);
  const set = await page.request.post(`/api/v1/public/reset_password/${token}`, { data: { password: firstPassword } });
  expect(set.status(), await set.text()).toBe(200);
};
const enter = async (page: Page, email: string): Promise<void> => {
  const answer = await page.request.post('/api/v1/login', { data: { email, password: firstPassword } });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** They sign in, in a browser of their own. */
export const joins = async (page: Page, browser: Browser, baseURL: string | undefined, { id, email }: Somebody): Promise<Page> => {
  await settle(page, id);
  const own = await (await browser.newContext({ baseURL, locale: 'sl-SI', timezoneId: 'Europe/Ljubljana' })).newPage();
  await enter(own, email);
  return own;
};

/** Somebody new signs in here, whom nothing in the company concerns yet, and who is told at every hour what does. */
export const signInNew = async (page: Page, names: readonly Permission[] = []): Promise<Somebody> => {
  await signIn(page, 'admin');
  const one = await hire(page, names);
  const awake = await page.request.put(`/api/v1/user/${one.id}`, { data: { notification_start_hour: 0, notification_end_hour: 24 } });
  expect(awake.status(), await awake.text()).toBe(200);
  await settle(page, one.id);
  await leaveScreen(page);
  await enter(page, one.email);
  return one;
};
