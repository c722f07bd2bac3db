// The public links of tasks, made from their history: one for each time that a task was sent.

import type { Clients } from '../../clients/clients.ts';
import type { SeedEvent } from '../../history.ts';
import type { Row } from '../../rows.ts';
import { daysLong } from '../../times/calendar.ts';
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

type AnswerChange = { readonly name?: string; readonly denied_reason?: string };

export const linksOf = (
  { tasks, time_entries, sub_times }: Pick<TaskRows, 'tasks' | 'time_entries' | 'sub_times'>,
  { clients, contacts }: Pick<Clients, 'clients' | 'contacts'>,
  events: readonly SeedEvent[],
): Row<'public_link'>[] => {
  const taskById = new Map(tasks.map((task) => [task.id, task]));
  const clientById = new Map(clients.map((client) => [client.id, client]));
  const contactById = new Map(contacts.map((contact) => [contact.id, contact]));
  const entryOf = new Map(time_entries.map((entry) => [entry.task_id, entry.id] as const).reverse());
  const stretchOf = new Map(sub_times.map((stretch) => [stretch.time_entry_id, stretch.id] as const).reverse());
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
      const stretch = stretchOf.get(entryOf.get(task.id) ?? 0);
      replace(task.id, {
        answer: 'declined',
        answered_at: at,
        answered_by: by,
        name: null,
        reason: change.denied_reason ?? null,
        objections: stretch ? JSON.stringify([{ line: `time:${stretch}`, text: objection }]) : null,
      });
    }
  }
  return links;
};
