// One task as its page shows it: with its people, its times, its client, and what the caller may do.
import type { Caller } from '../caller.ts';
import { joins } from '../columns.ts';
import { transitionsOf } from '../transitions.ts';
import { instant, type Shared, shared, told } from './columns.ts';
import { confirmation } from './confirmation.ts';
import { database } from './database.ts';

type Row = Shared & { description: string | null; additional_comment: string | null } & Readonly<
    Record<
      `${'c' | 'b' | 'k'}_${'id' | 'name' | 'title' | 'address' | 'zip' | 'town' | 'country' | 'phone' | 'email' | 'language' | 'l_name' | 'standing_notes'}`,
      never
    >
  >;
type Counts = { transports: number; materials: number; files: number; comments: number };
type Entry = { user_id: number; status: number; status_since: number; total_time: number };

const one = database.prepare<[number], Row>(
  `select ${shared}, t.description, t.additional_comment,
    c.id as c_id, c.name as c_name, c.address as c_address, c.zip as c_zip, c.town as c_town, c.country as c_country, c.phone as c_phone,
    c.email as c_email, c.language as c_language, b.id as b_id, b.title as b_title, b.address as b_address, b.zip as b_zip, b.town as b_town,
    b.country as b_country, b.standing_notes as b_standing_notes, k.id as k_id, k.name as k_name, k.l_name as k_l_name, k.phone as k_phone, k.email as k_email, k.language as k_language
  from task t ${joins} where t.id = ?`,
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
const names = database
  .prepare<[string], string>(
    `select name || ' ' || last_name from "user" where id in (select value from json_each(?)) order by last_name_sort`,
  )
  .pluck();

export const task = (me: Caller, id: number) => {
  const row = one.get(id);
  if (!row) return null;
  const record = told(row);
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
    description: row.description,
    additional_comment: row.additional_comment,
    running_users: running,
    working_users: working,
    driving_users: driving.all(id),
    total_time: total,
    running_since: since,
    ...counts.get(id, id, id, id),
    invoices: groups.map((group) => group.id),
    $assigned: assigned,
    $transitions: transitionsOf(me, {
      status: row.status,
      company_user_id: row.company_user_id,
      project: row.project,
      registration_terminal_task: row.registration_terminal_task,
      assigned,
      running,
      working,
      names: (ids) => names.all(JSON.stringify(ids)),
      groups: groups.map(({ title }) => title),
    }),
    client:
      row.c_id === null
        ? null
        : {
            id: row.c_id,
            name: row.c_name,
            address: row.c_address,
            zip: row.c_zip,
            town: row.c_town,
            country: row.c_country,
            phone: row.c_phone,
            email: row.c_email,
            language: row.c_language,
          },
    branch_office:
      row.b_id === null
        ? null
        : {
            id: row.b_id,
            title: row.b_title,
            address: row.b_address,
            zip: row.b_zip,
            town: row.b_town,
            country: row.b_country,
            standing_notes: row.b_standing_notes,
          },
    contact:
      row.k_id === null
        ? null
        : { id: row.k_id, name: row.k_name, l_name: row.k_l_name, phone: row.k_phone, email: row.k_email, language: row.k_language },
    confirmation: row.status >= 2 ? confirmation(id) : null,
  });
};
