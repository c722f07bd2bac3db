// One task as its page shows it: with its people, its times, its client, and what the caller may do.
import type { Caller } from '../caller.ts';
import { aroundWith, joins } from '../columns.ts';
import { transitionsOf } from '../transitions.ts';
import { instant, long, shared, shownRow } from './columns.ts';
import { confirmation } from './confirmation.ts';
import { database } from './database.ts';

type PlaceNames = Record<'client' | 'branch_office' | 'contact', string | null>;
type Counts = { transports: number; materials: number; files: number; comments: number };
type Entry = { user_id: number; status: number; status_since: number; total_time: number };

const one = database.prepare<[number], PlaceNames>(
  `select ${shared}, ${long}, ${aroundWith('json_object')} from task t ${joins} where t.id = ?`,
);
const entries = database.prepare<[number], Entry>(
  'select user_id, status, status_since, total_time from time_entry where task_id = ? order by id',
);
const driving = database.prepare<[number], number>('select user_id from transport where task_id = ? and status = 0 order by id').pluck();
const invoices = database.prepare<[number], { id: number; title: string }>(
  'select i.id, i.title from invoice_task h join invoice i on i.id = h.invoice_id where h.task_id = ? and h.released = 0 order by h.id',
);
const counts = database.prepare<[number, number, number, number], Counts>(
  `select (select count(*) from transport where task_id = ?) as transports, (select count(*) from material where task_id = ?) as materials,
    (select count(*) from file where task_id = ?) as files, (select count(*) from comment where task_id = ?) as comments`,
);
const object = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
const names = database
  .prepare<[string], string>(
    `select name || ' ' || last_name from "user" where id in (select value from json_each(?)) order by last_name_sort`,
  )
  .pluck();

export const task = (me: Caller, id: number) => {
  const row = one.get(id);
  if (!row) return null;
  const record = shownRow(row);
  const { users } = record;
  const running: number[] = [];
  const working: number[] = [];
  const since: string[] = [];
  let total = 0;
  for (const entry of entries.all(id)) {
    total += entry.total_time;
    if (entry.status < 2) working.push(entry.user_id);
    if (entry.status !== 0) continue;
    running.push(entry.user_id);
    since.push(instant(entry.status_since));
  }
  const assigned = users.includes(me.id);
  const groups = invoices.all(id);
  return Object.assign(record, {
    running_users: running,
    working_users: working,
    driving_users: driving.all(id),
    total_time: total,
    running_since: since,
    ...counts.get(id, id, id, id),
    invoices: groups.map((group) => group.id),
    $assigned: assigned,
    $transitions: transitionsOf(me, {
      status: record.status,
      company_user_id: record.company_user_id,
      project: record.project,
      registration_terminal_task: record.registration_terminal_task,
      assigned,
      running,
      working,
      names: (ids) => names.all(JSON.stringify(ids)),
      groups: groups.map(({ title }) => title),
    }),
    client: object(row.client),
    branch_office: object(row.branch_office),
    contact: object(row.contact),
    confirmation: record.status >= 2 ? confirmation(id) : null,
  });
};
