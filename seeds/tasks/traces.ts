// What tasks leave behind besides times: materials, chat, and history.
import type { Clients } from '../clients/clients.ts';
import { inTime, type SeedEvent } from '../history.ts';
import { randomFor } from '../random.ts';
import type { Row } from '../rows.ts';
import type { TaskRows } from './rows.ts';
import { chatFor } from './traces/chat.ts';
import { lifeOf, taskEvent } from './traces/events.ts';
import { materialFor } from './traces/material.ts';
import { worksOf } from './traces/work.ts';

export type Traces = { materials: Row<'material'>[]; comments: Row<'comment'>[]; events: SeedEvent[] };

/** Only this many newest tasks get materials, chats and events: in large data the others are only counted, not read. */
const mostTasks = 1500;
const second = (instant: string) => Math.floor(Date.parse(instant) / 1000);
const inOrder = <Row extends { date_added: string }>(rows: readonly Row[]) =>
  inTime(rows, ({ date_added }) => date_added).map((row, at) => ({ id: at + 1, ...row }));

export const makeTraces = (rows: TaskRows, clients: Clients, { now, seed = 1 }: { now: Date; seed?: number }): Traces => {
  const random = randomFor('traces', seed);
  const moment = Math.floor(now.getTime() / 1000);
  const works = worksOf(rows);
  const teams = Map.groupBy(rows.task_users, ({ task_id }) => task_id);
  const contacts = new Map(clients.contacts.map(({ id, name, l_name }) => [id, [name, l_name].filter(Boolean).join(' ')]));
  const tasks = rows.tasks.slice(-mostTasks);
  const used = tasks.flatMap((task) => materialFor(task, works.get(task.id) ?? [], random));
  const spoken = tasks.flatMap((task) => {
    const from = second(task.date_added);
    const until = task.date_closed === null ? moment : second(task.date_closed);
    // Tasks being worked on now always have a chat.
    const sure = (works.get(task.id) ?? []).some(({ end }) => end === null);
    const team = (teams.get(task.id) ?? []).map(({ user_id }) => user_id);
    return chatFor(task, { team, from: Math.max(from, until - 2 * 86_400), until, sure }, random);
  });
  const materials = inOrder(used);
  const comments = inOrder(spoken);
  const added = [...materials.map((row) => ({ entity: 'material', row })), ...comments.map((row) => ({ entity: 'comment', row }))].map(
    ({ entity, row }): SeedEvent => {
      const { id, ...after } = row;
      return taskEvent(row.task_id ?? 0, second(row.date_added), row.user_id, { entity, id, action: 'create', after });
    },
  );
  const lives = tasks.flatMap((task) =>
    lifeOf({
      task,
      team: teams.get(task.id) ?? [],
      works: works.get(task.id) ?? [],
      contact: contacts.get(task.client_company_contact_id) ?? '',
      now: moment,
    }),
  );
  return { materials, comments, events: inTime([...lives, ...added], ({ at }) => at) };
};
