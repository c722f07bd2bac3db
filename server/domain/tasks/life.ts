// Creates, takes, gives, steals and pauses tasks, and changes their teams; the clock has files of its own.
import { z } from 'zod';
import { can, forUser } from '#schema/core/access.ts';
import { explain } from '#schema/core/explain.ts';
import type { permissions } from '#schema/permissions.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { id } from '#server/core/http/id.ts';
import { conflict, invalid, notAllowed, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import type { Values } from '#server/crud/write/check.ts';
import { allowed, transition } from '#server/crud/write/transition.ts';
import { checkedInput, insert } from '#server/crud/write/write.ts';
import { type ClientFields, fitTo, refuseArchived } from '../clients/place.ts';
import { notify } from '../company/notify.ts';
import { usableTags } from './choices.ts';
import { joinProject } from './project-membership.ts';

const may = (me: Me, permission: keyof typeof permissions) => forUser(can(permission), me) === true;

/** The record as the caller sees it after an act on it. */
export const taskRecord = (tx: Tx, me: Me, id: number): Promise<ApiRecord> => readWithTransitionsInside(tx, task, me, id);

/** Adds a user to the team; does nothing if they are on it. */
export const addToTeam = async (tx: Tx, task_id: number, user_id: number): Promise<boolean> => {
  const { task_user } = tx.database.entities;
  if ((await tx.em.count(task_user, { task_id, user_id })) > 0) return false;
  tx.create('task_user', { task_id, user_id, added_by: tx.me?.id ?? user_id, added_at: tx.now });
  await tx.flush();
  return true;
};

/** Makes every open screen of the task reload, without changing its version. */
export const touchTask = async (tx: Tx, id: number): Promise<void> => {
  (await tx.get('task', id)).revision += 1;
};

const activeUser = async (tx: Tx, id: number, field: string) => {
  const user = await tx.em.findOne(tx.database.entities.user, { id });
  if (!user?.active) throw invalid({ field, reason: 'notReference' });
  return user;
};

export const clientFields: ClientFields = { client: 'client_company_id', branch: 'branch_office_id', contact: 'client_company_contact_id' };
export const refuseArchivedClient = (tx: Tx, client_id: unknown): Promise<void> => refuseArchived(tx, 'task', client_id);
export const fitToClient = (tx: Tx, values: Values): Promise<Values> => fitTo(tx, clientFields, values);

/** Checks that the task may have these tags: global ones and those of its client. */
export const checkTags = async (tx: Tx, client_id: number, tagIds: readonly number[]): Promise<void> => {
  if (tagIds.length === 0) return;
  const usable = await usableTags(tx, client_id, tagIds);
  if (tagIds.some((id) => !usable.has(id))) throw invalid({ field: 'tags', reason: 'notReference' });
};

/** The team of a new task, besides its owner. */
export const team = z.array(id).max(100);
const teamIn = (value: unknown): number[] => {
  const read = team.default([]).safeParse(value, { reportInput: true });
  if (read.success) return read.data;
  throw invalid(...explain(read.error.issues).map((one) => ({ ...one, field: ['users', one.field].filter(Boolean).join('.') })));
};
/** Creates a task: open with an owner, unassigned without. Assigning other users takes `tasks.users`. */
export const makeTask = async (tx: Tx, me: Me, raw: Values): Promise<ApiRecord> => {
  const { users: teamIds, ...fields } = raw;
  const users = teamIn(teamIds);
  await refuseArchivedClient(tx, fields.client_company_id);
  const values = await fitToClient(tx, await joinProject(tx, await checkedInput(tx, task, me, fields)));
  await checkTags(tx, Number(values.client_company_id ?? 0), (values.tags ?? []) as number[]);
  const owner = Number(values.company_user_id ?? 0);
  const others = [owner, ...users].filter((id) => id !== 0 && id !== me.id);
  if (others.length > 0 && !may(me, 'tasks.users')) throw notAllowed('tasks.users');
  const record = await insert(
    tx,
    task,
    values,
    { status: owner === 0 ? taskStates.unassigned : taskStates.open, user_added: me.id, date_added: tx.now.toISOString() },
    [`user:${owner || me.id}`],
  );
  for (const id of new Set([owner, ...users])) {
    if (id === 0) continue;
    await activeUser(tx, id, id === owner ? 'company_user_id' : 'users');
    await addToTeam(tx, record.id, id);
    await notify(tx, { user_id: id, kind: id === owner ? 'taskGiven' : 'taskJoined', entity: 'task', id: record.id });
  }
  return taskRecord(tx, me, record.id);
};

export const createTask = (services: Services, me: Me, raw: Values): Promise<ApiRecord> => act(services, me, (tx) => makeTask(tx, me, raw));

/** Becomes the owner of a task that has none. */
export const take = (services: Services, me: Me, id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, task, me, id, 'take', { company_user_id: me.id });
    await addToTeam(tx, id, me.id);
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** Gives a task to a user: the owner may give it to the team, `tasks.users` to anybody. */
export const give = (services: Services, me: Me, id: number, user_id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await activeUser(tx, user_id, 'user_id');
    // Locked first, so that a user who leaves the team at the same moment is seen.
    const { company_user_id } = await tx.get('task', id);
    const onTeam = (await tx.em.count(tx.database.entities.task_user, { task_id: id, user_id })) > 0;
    await transition(
      tx,
      task,
      me,
      id,
      'give',
      { company_user_id: user_id },
      { topics: [`user:${user_id}`, `user:${company_user_id ?? 0}`] },
    );
    if (!onTeam && !may(me, 'tasks.users')) throw notAllowed('tasks.users');
    await addToTeam(tx, id, user_id);
    await notify(tx, { user_id, kind: 'taskGiven', entity: 'task', id });
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** Takes over a task whose owner has not begun it. */
export const steal = (services: Services, me: Me, id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { company_user_id } = await tx.get('task', id);
    await transition(tx, task, me, id, 'steal', { company_user_id: me.id }, { topics: [`user:${company_user_id ?? 0}`] });
    await addToTeam(tx, id, me.id);
    await notify(tx, { user_id: company_user_id, kind: 'taskStolen', entity: 'task', id });
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

/** Sets a task waiting, with a reason. */
export const wait = (services: Services, me: Me, id: number, waiting_reason: string): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await transition(tx, task, me, id, 'wait', { waiting_reason }, { reason: waiting_reason });
    await touchTask(tx, id);
    return taskRecord(tx, me, id);
  });

export const addUser = (services: Services, me: Me, id: number, user_id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    await allowed(tx, task, me, id, 'addUser');
    await activeUser(tx, user_id, 'user_id');
    if (await addToTeam(tx, id, user_id)) {
      await touchTask(tx, id);
      tx.record({ entity: 'task', id, action: 'addUser', after: { user_id }, topics: ['task', `user:${user_id}`] });
      await notify(tx, { user_id, kind: 'taskJoined', entity: 'task', id });
    }
    return taskRecord(tx, me, id);
  });

/** Removes a user from the team; refused for the owner and for users with open work. */
export const removeUser = (services: Services, me: Me, id: number, user_id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { company_user_id, working_users } = await allowed(tx, task, me, id, 'removeUser');
    const member = await tx.em.findOne(tx.database.entities.task_user, { task_id: id, user_id });
    if (!member) throw notFound();
    const { name, last_name } = await tx.em.findOneOrFail(tx.database.entities.user, { id: user_id });
    const parameters = { name: `${name} ${last_name}` };
    if (company_user_id === user_id) throw conflict('task', 'userOwns', { parameters });
    if ((working_users as readonly number[]).includes(user_id)) throw conflict('task', 'userWorks', { parameters });
    tx.remove('task_user', member);
    await touchTask(tx, id);
    tx.record({ entity: 'task', id, action: 'removeUser', before: { user_id }, topics: ['task', `user:${user_id}`] });
    return taskRecord(tx, me, id);
  });
