// What a story about a task begins with: a client with a place and a person there, and a task that marko owns and petra helps with.
import { expect } from 'vitest';
import type { Api, Fields } from '../api.ts';

let number = 0;

export type StoryClient = { readonly id: number; readonly contact: number; readonly branch: number };

/** A client; `email` is the address of its primary contact. */
export const makeClient = async (api: Api, fields: Fields = {}, email: string | null = 'ana.kos@example.com'): Promise<StoryClient> => {
  number += 1;
  const luka = api.as('luka');
  const id = Number((await luka.post('/client', { name: `Toplarna ${number}`, ...fields })).body.id);
  const person = await luka.post('/contact', { client_id: id, name: 'Ana', l_name: 'Kos', email });
  await luka.put(`/client/${id}`, { primary_contact_id: person.body.id });
  const place = await luka.post('/branch_office', { client_id: id, title: 'Skladišče' });
  return { id, contact: Number(person.body.id), branch: Number(place.body.id) };
};

export const makeTask = async (api: Api, fields: Fields = {}): Promise<number> => {
  const body = { title: 'Menjava ventila', company_user_id: api.id('marko'), users: [api.id('petra')], ...fields };
  const answer = await api.as('luka').post('/task', body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
  return Number(answer.body.id);
};

/** Whether somebody of the cast may add to that task, and what they are to it. */
export const whoAdds = [
  ['the owner', 'marko', 201],
  ['the team', 'petra', 201],
  ['who acts as the owner', 'luka', 201],
  ['a colleague from elsewhere', 'tina', 403],
  ['somebody without permissions', 'jure', 403],
] as const;

/** From now on it has a client, whichever. */
export const giveClient = async (api: Api, id: number): Promise<void> => {
  const [client] = await api.rows('select id from client order by id limit 1');
  const answer = await api.as('marko').put(`/task/${id}/client`, { client_company_id: client?.id, branch_office_id: 0 });
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
};

/** The token of the newest link that was mailed about a record: only the mail that leaves has it. */
export const mailedToken = async (api: Api, entity: 'task' | 'project', id: number): Promise<string> => {
  const mails = 'select secret from mail where entity = ?1 and entity_id = ?2 order by id desc limit 1';
  const [mail] = await api.rows(mails, [entity, id]);
  return String(mail?.secret);
};

/** Sends the task to its client, under a key as the screen does; answers the token of the link: mailed, or handed over. */
export const sendTask = async (api: Api, id: number): Promise<string> => {
  const { body } = await api.as('marko').put(`/task/${id}/close`, undefined, { headers: { 'idempotency-key': crypto.randomUUID() } });
  expect(body).toMatchObject({ status: 4 });
  const { url } = body.link as { url?: string };
  return url?.split('/').at(-1) ?? mailedToken(api, 'task', id);
};
