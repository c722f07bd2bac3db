// The public links of tasks, made from their history: one for each time that a task was sent.

import { users } from '../../cast.ts';
import type { Clients } from '../../clients/clients.ts';
import type { SeedEvent } from '../../history.ts';
import type { Row } from '../../rows.ts';
import { daysLong } from '../../times/calendar.ts';
import { workTypes } from '../../times/work-types.ts';
import type { TaskRows } from '../rows.ts';

const valid = daysLong(30) * 1000;
const objection = 'Po naši evidenci je bilo to krajše.';

/** A link without an answer. */
export const unanswered = {
  reminder_hash: null,
  reminded_at: null,
  shown: null,
  signed_sha256: null,
  email: null,
  ended_at: null,
  answer: null,
  answered_at: null,
  by_phone: false,
  spot_hash: null,
  spot_expires_at: null,
  spot_by: null,
  on_the_spot: false,
  answered_by: null,
  name: null,
  signature: null,
  note: null,
  reason: null,
  objections: null,
} as const;

/** An objection to the first line of an entry: its stretches of one day. */
const objectionTo = (entry: Row<'time_entry'>, stretches: readonly Row<'sub_time'>[]): string | null => {
  const [first] = stretches;
  if (!first?.end_time) return null;
  const day = first.start_time.slice(0, 10);
  const last = stretches.findLast(({ start_time, end_time }) => end_time && start_time.startsWith(day));
  const user = users.find(({ id }) => id === entry.user_id);
  const name = [workTypes[entry.work_type_id - 1]?.name, user && `${user.name} ${user.last_name}`].filter(Boolean).join(', ');
  return JSON.stringify([
    { line: `time:${first.id}`, text: objection, name, from: first.start_time, to: last?.end_time ?? first.end_time },
  ]);
};

type AnswerChange = { readonly name?: string; readonly denied_reason?: string };

export const linksOf = (
  { tasks, time_entries, sub_times }: Pick<TaskRows, 'tasks' | 'time_entries' | 'sub_times'>,
  { clients, contacts }: Pick<Clients, 'clients' | 'contacts'>,
  events: readonly SeedEvent[],
): Row<'public_link'>[] => {
  const taskById = new Map(tasks.map((task) => [task.id, task]));
  const clientById = new Map(clients.map((client) => [client.id, client]));
  const contactById = new Map(contacts.map((contact) => [contact.id, contact]));
  const entryOf = new Map(time_entries.map((entry) => [entry.task_id, entry] as const).reverse());
  const stretchesOf = Map.groupBy(sub_times, ({ time_entry_id }) => time_entry_id);
  const links: Row<'public_link'>[] = [];
  const living = new Map<number, Row<'public_link'>>();
  const replace = (id: number, change: Partial<Row<'public_link'>>) => {
    const link = living.get(id);
    if (link) links[link.id - 1] = { ...link, ...change };
    living.delete(id);
  };
  for (const { entity, entity_id, action, at, by, after } of events) {
    const task = entity === 'task' ? taskById.get(entity_id) : undefined;
    const client = task?.client_company_id ? clientById.get(task.client_company_id) : undefined;
    if (!task || !client) continue;
    const change = JSON.parse(after ?? '{}') as AnswerChange;
    const name = change.name || null;
    if (action === 'close') {
      replace(task.id, { ended_at: at });
      const id = links.length + 1;
      const link: Row<'public_link'> = {
        id,
        purpose: 'task',
        record_id: task.id,
        ...unanswered,
        // No token has this hash, so nobody can answer through an invented link.
        token_hash: `story-${id}`,
        language: client.language,
        email: contactById.get(task.client_company_contact_id)?.email ?? null,
        created_by: by ?? task.user_added,
        created_at: at,
        expires_at: new Date(Date.parse(at) + valid).toISOString(),
      };
      links.push(link);
      living.set(task.id, link);
    }
    if (action === 'confirm') replace(task.id, { answer: 'confirmed', answered_at: at, answered_by: by, name });
    if (action === 'decline') {
      const entry = entryOf.get(task.id);
      replace(task.id, {
        answer: 'declined',
        answered_at: at,
        answered_by: by,
        name: null,
        reason: change.denied_reason ?? null,
        objections: entry ? objectionTo(entry, stretchesOf.get(entry.id) ?? []) : null,
      });
    }
  }
  return links;
};
