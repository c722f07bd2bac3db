// Projects as tests tell of them: one led by Tina with Marko on it, for a client with somebody to ask.
import type { Api } from '../api.ts';
import { mailedToken, makeClient } from './task-story.ts';

type Fields = Readonly<Record<string, unknown>>;
export const plan = [{ work_type_id: 1, planned_time: 36_000 }];

export const makeProject = async (api: Api, fields: Fields = {}): Promise<{ id: number; client_id: number }> => {
  const client_id = Number(fields.client_id ?? (await makeClient(api)).id);
  const { status, body } = await api
    .as('tina')
    .post('/project', { title: 'Prenova kotlovnice', client_id, leader_id: api.id('tina'), members: [api.id('marko')], plan, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: Number(body.id), client_id };
};

/** A task of the project, in the state that is asked for. */
export const makeProjectTask = async (api: Api, project: number, status = 2, fields: Fields = {}): Promise<number> => {
  const { body } = await api.as('marko').post('/task', { title: 'Menjava ventila', project, company_user_id: api.id('marko'), ...fields });
  const id = Number(body.id);
  if (!id) throw new Error(JSON.stringify(body));
  await api.database.orm.em.fork().nativeUpdate(api.database.entities.task, { id }, { status: status as 2 });
  return id;
};

/** Hands it over up to the client; answers the token of the link. */
export const handOver = async (api: Api, id: number): Promise<string> => {
  const begun = await api.as('marko').put(`/project/${id}/handover/start`, { comment: 'Kotel teče.' });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  await api.as('tina').put(`/project/${id}/handover/approve`, {});
  return mailedToken(api, 'project', id);
};
