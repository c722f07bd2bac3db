// Confirmed work of a client of one's own, which waits to be billed: what the demo company has of it depends on the day, and on who has billed before.
import type { Page } from '@playwright/test';
import { fresh, hire } from '../people/people.ts';
import { expect, signIn } from '../support.ts';

const hour = 3_600_000;

type ToBill = { readonly client_id: number; readonly name: string; readonly tasks: readonly number[] };

/**
 * As many tasks, the oldest first, each with fifty minutes of work and a piece of material without a price, of a finished project where it is
 * given a title; the page is the administrator's afterwards.
 */
export const workToBill = async (page: Page, many: number, project_title?: string): Promise<ToBill> => {
  await signIn(page, 'admin');
  const tell = async (method: 'post' | 'put', path: string, data: object): Promise<{ id: number }> => {
    const answer = await page.request[method](`/api/v1${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const name = fresh('Mlekarna');
  const { id: client_id } = await tell('post', '/client', { name, address: 'Mlinska pot 3', zip: '4000', town: 'Kranj', country: 'SI' });
  const { id: primary_contact_id } = await tell('post', '/contact', {
    client_id,
    name: 'Ana',
    l_name: 'Kos',
    email: 'ana.kos@example.com',
  });
  await tell('put', `/client/${client_id}`, { primary_contact_id });
  const { id: user_id } = await hire(page, ['tasks.create']);
  const [type] = (await (await page.request.get('/api/v1/work_type?filter={"q":"Servis"}')).json()) as { id: number }[];
  const project = project_title ? (await tell('post', '/project', { title: project_title, client_id, leader_id: user_id })).id : null;
  const tasks: number[] = [];
  for (let at = 0; at < many; at += 1) {
    const { id } = await tell('post', '/task', {
      title: `Servis ${at + 1}`,
      company_user_id: user_id,
      client_company_id: client_id,
      ...(project && { project }),
    });
    const begun = Math.floor(Date.now() / 1000) * 1000 - (48 - at) * hour;
    const [start_time, end_time] = [begun, begun + (hour * 5) / 6].map((instant) => new Date(instant).toISOString());
    await tell('post', `/task/${id}/time`, { user_id, work_type_id: type?.id, start_time, end_time });
    await tell('post', `/task/${id}/material`, { name: 'Tesnilo', unit: 'Piece', quantity: 2 });
    await tell('put', `/task/${id}/close`, {});
    await tell('put', `/task/${id}/confirm`, { name: 'Ana Kos' });
    tasks.push(id);
  }
  if (project) await tell('put', `/project/${project}/finish`, {});
  return { client_id, name, tasks };
};
