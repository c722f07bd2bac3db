// How a task stands with its client: the last link that was sent, and what was answered.
import { instant, instantOrNull } from './columns.ts';
import { database } from './database.ts';

type Row = {
  email: string | null;
  created_at: number;
  expires_at: number;
  reminded_at: number | null;
  ended_at: number | null;
  answer: string | null;
  answered_at: number | null;
  name: string | null;
  note: string | null;
  reason: string | null;
  signature: string | null;
  objections: string | null;
  by_phone: number;
  on_the_spot: number;
  sender: string;
  answered_by_name: string | null;
  mail: string | null;
  refusal: string | null;
};
const last = database.prepare<[number], Row>(
  `select l.email, l.created_at, l.reminded_at, l.expires_at, l.ended_at, l.answer, l.answered_at, l.name, l.note, l.reason, l.signature, l.objections, l.by_phone, l.on_the_spot,
    s.name || ' ' || s.last_name as sender, a.name || ' ' || a.last_name as answered_by_name, m.status as mail, m.refusal
  from public_link l join "user" s on s.id = l.created_by left join "user" a on a.id = l.answered_by
    left join mail m on m.link_id = l.id
  where l.purpose = 'task' and l.record_id = ? order by l.id desc, m.id desc limit 1`,
);

export const confirmation = (task: number) => {
  const row = last.get(task);
  if (!row) return null;
  const { created_at, reminded_at, expires_at, ended_at, answered_at, objections, by_phone, on_the_spot, ...rest } = row;
  return {
    ...rest,
    sent_at: instant(created_at),
    expires_at: instant(expires_at),
    reminded_at: instantOrNull(reminded_at),
    ended_at: instantOrNull(ended_at),
    answered_at: instantOrNull(answered_at),
    by_phone: by_phone === 1,
    on_the_spot: on_the_spot === 1,
    handed_over: rest.email === null,
    objections: objections ? (JSON.parse(objections) as unknown[]) : [],
  };
};
