// The outcomes of a meeting: decisions, and action items, each of which can become a task.
import type { Rows } from '#generated/entities.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import { projectStates } from '#schema/projects/project.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { makeTask } from '../tasks/life.ts';

type Outcome = Rows['meeting_outcome'];
type OutcomeValues = {
  readonly text: string;
  readonly item_id?: number | null | undefined;
  readonly user_id?: number | null | undefined;
  readonly due?: string | null | undefined;
};
export type NewOutcome = OutcomeValues & { readonly kind: Outcome['kind']; readonly as_task?: boolean | undefined };

/** The outcome of this meeting, locked. @throws Refusal 404 where it belongs to another */
export const outcomeIn = async (tx: Tx, meeting_id: number, id: number): Promise<Outcome> => {
  const row = await tx.get('meeting_outcome', id);
  if (row.meeting_id !== meeting_id) throw notFound();
  return row;
};

const checkPlaces = async (tx: Tx, meeting_id: number, { item_id, user_id }: Partial<OutcomeValues>): Promise<void> => {
  const { meeting_item, user } = tx.database.entities;
  if (item_id && (await tx.em.count(meeting_item, { id: item_id, meeting_id })) === 0)
    throw invalid({ field: 'item_id', reason: 'notReference' });
  if (user_id && (await tx.em.count(user, { id: user_id, active: true })) === 0)
    throw invalid({ field: 'user_id', reason: 'notReference' });
};

/** The task of an action item: its assignee, due date, client, and a link to the meeting. */
const taskOf = async (tx: Tx, me: Me, { meeting_id, text, user_id, due }: Outcome): Promise<number> => {
  const { client_company_id, project } = await tx.get('meeting', meeting_id);
  const takes = project ? (await tx.em.findOneOrFail(tx.database.entities.project, { id: project })).status === projectStates.open : false;
  const title = text.replace(/\s+/g, ' ');
  const short = title.length > 200 ? `${title.slice(0, 199)}…` : title;
  const task = await makeTask(tx, me, {
    title: short,
    ...(short !== title && { description: text }),
    ...(due && { deadline: due.toISOString() }),
    ...(client_company_id && { client_company_id }),
    ...(takes && { project }),
    company_user_id: user_id ?? 0,
  });
  return task.id;
};

const linkTask = async (tx: Tx, me: Me, row: Outcome): Promise<void> => {
  if (row.kind !== 'action') throw conflict('meeting', 'wrongState');
  if (row.task_id) throw conflict('meeting', 'alreadyTask');
  const task_id = await taskOf(tx, me, row);
  await change(tx, meetingOutcome, row.id, { task_id }, { action: 'makeTask', topics: [`meeting:${row.meeting_id}`, `task:${task_id}`] });
};

/** Adds an outcome; an action item becomes a task at once if requested. */
export const addOutcome = (
  services: Services,
  me: Me,
  meeting_id: number,
  { as_task, kind, ...values }: NewOutcome,
): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'write');
    await checkPlaces(tx, meeting_id, values);
    const given = { user_id: null, due: null, item_id: null, ...values, kind };
    const about = kind === 'decision' ? { ...given, user_id: null, due: null } : given;
    const { id } = await insert(tx, meetingOutcome, about, { meeting_id, user_added: me.id, date_added: tx.now.toISOString() });
    if (as_task && kind === 'action') await linkTask(tx, me, await outcomeIn(tx, meeting_id, id));
    return { id };
  });

export const editOutcome = (
  services: Services,
  me: Me,
  meeting_id: number,
  id: number,
  { done, ...values }: Partial<OutcomeValues> & { readonly done?: boolean | undefined },
): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    // Whether an item is done can be changed long after the meeting.
    await allowed(tx, meeting, me, meeting_id, Object.keys(values).length > 0 ? 'write' : 'makeTask');
    await outcomeIn(tx, meeting_id, id);
    await checkPlaces(tx, meeting_id, values);
    await change(tx, meetingOutcome, id, { ...values, ...(done !== undefined && { done }) }, { topics: [`meeting:${meeting_id}`] });
    return { id };
  });

export const removeOutcome = (services: Services, me: Me, meeting_id: number, id: number): Promise<{ id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'write');
    const row = await outcomeIn(tx, meeting_id, id);
    tx.remove('meeting_outcome', row);
    tx.record({
      entity: 'meeting_outcome',
      id,
      action: 'delete',
      before: { kind: row.kind, text: row.text },
      topics: [`meeting:${meeting_id}`, 'meeting'],
    });
    return { id };
  });

/** Makes a task from an action item. @throws Refusal 409 `alreadyTask` if it has one */
export const outcomeToTask = (services: Services, me: Me, meeting_id: number, id: number): Promise<{ id: number; task_id: number }> =>
  act(services, me, async (tx) => {
    await allowed(tx, meeting, me, meeting_id, 'makeTask');
    await linkTask(tx, me, await outcomeIn(tx, meeting_id, id));
    return { id, task_id: (await outcomeIn(tx, meeting_id, id)).task_id ?? 0 };
  });
