// What a story about an invoice begins with: a client, and confirmed tasks with times, a ride and material.
import { expect } from 'vitest';
import type { Api, Fields } from '../api.ts';
import { makeClient } from './task-story.ts';

export type Stretch = { readonly minutes: number; readonly multiplier?: number; readonly work_type_id?: number };
export type Job = {
  readonly client?: number | null;
  readonly work?: readonly Stretch[];
  readonly kilometers?: number;
  readonly material?: readonly Fields[];
  readonly project?: number;
  /** Left as it is before the client confirms it. */
  readonly open?: true;
};

const hour = 3_600_000;
let number = 0;

/** Tells stories of confirmed work, each by somebody new, so that no times overlap. */
export const invoiceStory = (api: Api) => {
  const write = <T>(work: (em: ReturnType<typeof api.database.orm.em.fork>) => Promise<T>) =>
    api.database.orm.em.fork().transactional(work as never) as Promise<T>;

  const client = async (fields: Fields = {}): Promise<number> => (await makeClient(api, fields)).id;

  /** A job that somebody did and the client confirmed by phone. */
  const job = async ({ client: of, work = [{ minutes: 60 }], kilometers = 0, material = [], project, open }: Job): Promise<number> => {
    number += 1;
    const worker = await api.hire(['tasks.create', 'tasks.manage', 'tasks.times']);
    const calls = api.as(worker);
    const body = { title: `Servis ${number}`, company_user_id: worker, ...(of && { client_company_id: of }), ...(project && { project }) };
    const made = await calls.post('/task', body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const id = Number(made.body.id);
    let at = Math.floor(Date.now() / 1000) * 1000 - 48 * hour;
    for (const { minutes, multiplier = 1, work_type_id = 2 } of work) {
      const [start_time, end_time] = [new Date(at).toISOString(), new Date(at + minutes * 60_000).toISOString()];
      const entry = await calls.post(`/task/${id}/time`, { work_type_id, start_time, end_time });
      expect(entry.status, JSON.stringify(entry.body)).toBe(201);
      const [stretch] = entry.body.sub_times as { id: number }[];
      if (multiplier !== 1) await calls.put(`/task/${id}/subtime/${stretch?.id}/multiplier`, { multiplier, reason: 'Nočno delo' });
      at += minutes * 60_000;
    }
    if (kilometers > 0) await ride(id, worker, kilometers);
    for (const one of material) expect((await calls.post(`/task/${id}/material`, one)).status).toBe(201);
    if (open) return id;
    expect((await calls.put(`/task/${id}/close`)).status).toBe(200);
    if (of) expect((await calls.put(`/task/${id}/confirm`, { name: 'Ana Kos' })).status).toBe(200);
    return id;
  };

  const ride = (task_id: number, user_id: number, kilometers: number): Promise<void> =>
    write(async (em) => {
      const { entities } = api.database;
      const start_time = new Date(Date.now() - 49 * hour);
      const vehicle = em.create(entities.vehicle, { name: `Kombi ${number}`, registration_plate: `LJ R${number}` });
      await em.flush();
      em.create(entities.transport, {
        task_id,
        user_id,
        vehicle_id: vehicle.id,
        transport_type_id: 1,
        status: 1,
        start_kilometers: 1000,
        end_kilometers: 1000 + kilometers,
        start_time,
        end_time: new Date(start_time.getTime() + hour / 2),
        start_point: 'Ljubljana',
        end_point: 'Celje',
      });
    });

  const nina = () => api.as('nina');
  const group = async (client_id: number, tasks: readonly number[], more: Fields = {}) => {
    const answer = await nina().post('/invoice', { client_id, tasks, ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Fields & { id: number };
  };
  type Detail = {
    lines: (Fields & { id: number; kind: string; quantity: number; amount: number })[];
    tasks: (Fields & { id: number })[];
    vat: Fields[];
    left_out: Fields;
    credit_notes: (Fields & { id: number })[];
  };
  const detail = async (id: number): Promise<Detail> => (await nina().get(`/invoice/${id}/detail`)).body as Detail;
  /** Enters what no rule knows. */
  const priceAll = async (id: number, price = 1000): Promise<void> => {
    for (const line of (await detail(id)).lines)
      if (line.price === null) expect((await nina().put(`/invoice/${id}/line/${line.id}`, { price })).status).toBe(200);
  };
  const issue = (id: number, body: Fields = {}) => nina().put(`/invoice/${id}/issue`, body);
  const cancel = (id: number, reason = 'Napačna količina') => nina().put(`/invoice/${id}/cancel`, { reason });
  const statusOf = async (task: number) => Number((await nina().get(`/task/${task}`)).body.status);
  /** Ids of the tasks that could be invoiced for a client. */
  const unbilled = async (client_id: number) =>
    (await nina().get(`/invoicing/tasks?client_id=${client_id}`)).rows.map(({ id }) => Number(id));
  return { client, job, ride, nina, group, detail, priceAll, issue, cancel, statusOf, unbilled, write };
};
