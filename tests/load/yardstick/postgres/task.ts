// One task as its page shows it: with its people, its times, its client, and what the caller may do; one statement.
import type { Caller } from '../caller.ts';
import { aroundWith, joins } from '../columns.ts';
import { transitionsOf } from '../transitions.ts';
import { long, shared, shownRow } from './columns.ts';
import { prepared } from './database.ts';

type Entry = { user_id: number; status: number; status_since: string; total_time: number; name: string; sort: string };
type Sent = Record<'sent_at' | 'expires_at' | 'reminded_at' | 'ended_at' | 'answered_at', string | null> & {
  objections: string | null;
  email: string | null;
};
type Row = { entries: Entry[]; confirmation: Sent | null; groups: string[] };

const number = (table: string) => `(select count(*)::int from ${table} where task_id = t.id) as ${table}s`;

const one = prepared<Row>(
  `select ${shared}, ${long}, ${['transport', 'material', 'file', 'comment'].map(number).join(', ')},
    array(select user_id from transport where task_id = t.id and status = 0 order by id) as driving_users,
    array(select invoice_id from invoice_task where task_id = t.id and not released order by id) as invoices,
    array(select i.title from invoice_task h join invoice i on i.id = h.invoice_id where h.task_id = t.id and not h.released order by h.id) as groups,
    ${aroundWith('json_build_object')},
    (select coalesce(json_agg(json_build_object('user_id', e.user_id, 'status', e.status, 'status_since', e.status_since, 'total_time', e.total_time,
        'name', w.name || ' ' || w.last_name, 'sort', w.last_name_sort) order by e.id), '[]')
      from time_entry e join "user" w on w.id = e.user_id where e.task_id = t.id) as entries,
    case when t.status >= 2 then (select row_to_json(l) from (
      select l.email, l.created_at as sent_at, l.reminded_at, l.expires_at, l.ended_at, l.answer, l.answered_at, l.name, l.note, l.reason, l.signature,
        l.objections, l.by_phone, l.on_the_spot, s.name || ' ' || s.last_name as sender, v.name || ' ' || v.last_name as answered_by_name, m.status as mail, m.refusal
      from public_link l join "user" s on s.id = l.created_by left join "user" v on v.id = l.answered_by left join mail m on m.link_id = l.id
      where l.purpose = 'task' and l.record_id = t.id order by l.id desc, m.id desc limit 1) l) end as confirmation
  from task t ${joins} where t.id = ?`,
);

const instant = (text: string) => new Date(text).toISOString();
const instantOrNull = (text: string | null) => (text === null ? null : instant(text));
const confirmed = (sent: Sent) => ({
  ...sent,
  handed_over: sent.email === null,
  sent_at: instantOrNull(sent.sent_at),
  expires_at: instantOrNull(sent.expires_at),
  reminded_at: instantOrNull(sent.reminded_at),
  ended_at: instantOrNull(sent.ended_at),
  answered_at: instantOrNull(sent.answered_at),
  objections: sent.objections ? (JSON.parse(sent.objections) as unknown[]) : [],
});

export const task = async (me: Caller, id: number): Promise<object | null> => {
  const [row] = await one([id]);
  if (!row) return null;
  const { entries, confirmation, groups, ...rest } = row;
  const record = shownRow(rest);
  const working = entries.filter(({ status }) => status < 2);
  const running = entries.filter(({ status }) => status === 0);
  const assigned = record.users.includes(me.id);
  const idsOf = (some: readonly Entry[]) => some.map(({ user_id }) => user_id);
  const state = {
    status: record.status,
    company_user_id: record.company_user_id,
    project: record.project,
    registration_terminal_task: record.registration_terminal_task,
    assigned,
    running: idsOf(running),
    working: idsOf(working),
    groups,
    names: (ids: readonly number[]) =>
      working
        .filter(({ user_id }) => ids.includes(user_id))
        .sort((one, other) => (one.sort < other.sort ? -1 : 1))
        .map(({ name }) => name),
  };
  return Object.assign(record, {
    running_users: state.running,
    working_users: state.working,
    total_time: entries.reduce((sum, { total_time }) => sum + total_time, 0),
    running_since: running.map(({ status_since }) => instant(status_since)),
    $assigned: assigned,
    $transitions: transitionsOf(me, state),
    confirmation: confirmation && confirmed(confirmation),
  });
};
