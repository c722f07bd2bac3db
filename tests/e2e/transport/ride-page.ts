// A vehicle and a driver of one's own for a browser test about rides, whatever an earlier test has left on the road.
import type { Page } from '@playwright/test';
import { expect, signIn } from '../support.ts';
import { comeToWork, signInAs } from '../tasks/task-page.ts';

let made = 0;

export const answerOf = async (page: Page, method: 'get' | 'post', path: string, data?: unknown) => {
  const answer = await page.request[method](`/api/v1${path}`, data === undefined ? {} : { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

export type MadeVehicle = { readonly id: number; readonly plate: string };
/** A vehicle of the company; whoever was signed in is signed in no more. */
export const makeVehicle = async (page: Page): Promise<MadeVehicle> => {
  made += 1;
  await signIn(page, 'admin');
  const plate = `LJ ${process.pid % 1000}-${made}${String.fromCharCode(65 + Math.floor(Math.random() * 26))}${Date.now() % 10_000}`;
  const { id } = await answerOf(page, 'post', '/vehicle', { name: 'Preizkusni kombi', registration_plate: plate });
  return { id, plate };
};

/** Somebody who neither works, drives nor rides along, and looks at the app as usual. */
export const comeOnFoot = async (page: Page, name: string): Promise<void> => {
  await signInAs(page, name);
  await comeToWork(page);
};

export const driveByApi = async (page: Page, task_id: number, vehicle: MadeVehicle, kilometers: number, more: object = {}) =>
  Number((await answerOf(page, 'post', '/transport/start', { task_id, vehicle_id: vehicle.id, kilometers, ...more })).id);
export const endByApi = (page: Page, id: number, kilometers: number) => answerOf(page, 'post', `/transport/${id}/stop`, { kilometers });
export const ridesOf = (page: Page, task_id: number) => answerOf(page, 'get', `/task/${task_id}/transport`);
