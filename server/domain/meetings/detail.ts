// A meeting as its page shows it: with its people, its agenda, what was agreed on, and the versions of its minutes.
import type { Entity } from '#schema/core/entity.ts';
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { meetingItem } from '#schema/meetings/meeting-item.ts';
import { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { asStored, type Database, type Row, slot, slots } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { decodeRow } from '#server/fields/decode.ts';
import { versionsOf } from './version.ts';

const person = (alias: string) => `${alias}.name || ' ' || ${alias}.last_name`;
const outcomes = `o.id, o.meeting_id, o.item_id, o.kind, o.text, o.user_id, ${person('u')} as user_name, o.due, o.done, o.task_id, t.company_task_id as task_number, t.status as task_status, t.title as task_title`;
const joined = 'from meeting_outcome o left join "user" u on u.id = o.user_id left join task t on t.id = o.task_id';

const statements = (place: string) => ({
  participants: `select p.id, p.user_id, p.contact_id, coalesce(p.email, k.email) as email, p.name, c.name as client, p.answer, p.reason, p.answered_at, p.attendance, p.asked_at from meeting_participant p left join contact k on k.id = p.contact_id left join client c on c.id = k.client_id where p.meeting_id = ${place} order by p.id`,
  items: `select id, position, title, speaker, minutes, spent, since, current, done from meeting_item where meeting_id = ${place} order by position, id`,
  outcomes: `select ${outcomes} ${joined} where o.meeting_id = ${place} order by o.id`,
});
const shapes: Readonly<Record<keyof ReturnType<typeof statements>, Pick<Entity, 'name' | 'info'>>> = {
  participants: meetingParticipant,
  items: meetingItem,
  outcomes: meetingOutcome,
};

const partOf = async ({ read, dialect }: Database, id: number, part: keyof typeof shapes): Promise<Row[]> => {
  const rows = await read.all(statements(slot(dialect))[part], [id]);
  return rows.map((row) => decodeRow(shapes[part], dialect, row));
};

/** @throws Refusal 404 without such a meeting */
export const meetingDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, meeting, me, id);
  const [participants, items, agreed, versions] = await Promise.all([
    partOf(database, id, 'participants'),
    partOf(database, id, 'items'),
    partOf(database, id, 'outcomes'),
    versionsOf(database, id),
  ]);
  return Object.assign(record, { participants, items, outcomes: agreed, versions });
};

/** An action item that is still to be done: its task is not confirmed, or it is not ticked off. */
const stillOpen = `o.kind = 'action' and ((o.task_id is null and not o.done) or t.status < ${taskStates.confirmed})`;
const most = 30;

/** The earlier meetings with the same client or on the same project, newest first, and what they left to be done. */
export const earlierMeetings = async (database: Database, me: Me, id: number): Promise<{ meetings: Row[]; actions: Row[] }> => {
  const { read, dialect } = database;
  const { client_company_id, project, planned_start } = await readOne(database, meeting, me, id);
  if (!planned_start) throw notFound();
  if (!client_company_id && !project) return { meetings: [], actions: [] };
  const before = asStored(dialect, Date.parse(String(planned_start)));
  const [client, its, start, self] = slots(dialect, 4);
  const which = `(m.client_company_id = ${client} or m.project = ${its}) and m.planned_start < ${start} and m.id <> ${self} and m.status <> ${meetingStates.cancelled}`;
  const values = [client_company_id ?? null, project || null, before, id];
  const [meetings, actions] = await Promise.all([
    read.all(
      `select m.id, m.number, m.title, m.planned_start, m.status from meeting m where ${which} order by m.planned_start desc limit 10`,
      values,
    ),
    read.all(
      `select ${outcomes}, m.number as meeting_number ${joined} join meeting m on m.id = o.meeting_id where ${which} and ${stillOpen} order by (o.due is null), o.due, o.id limit ${most}`,
      values,
    ),
  ]);
  return {
    meetings: meetings.map((row) => decodeRow(meeting, dialect, row)),
    actions: actions.map((row) => decodeRow(meetingOutcome, dialect, row)),
  };
};

/** What meetings left to be done by somebody, what is due first. */
export const openActions = async ({ read, dialect }: Database, me: Me): Promise<Row[]> => {
  const [one, two] = slots(dialect, 2);
  const rows = await read.all(
    `select ${outcomes}, m.number as meeting_number ${joined} join meeting m on m.id = o.meeting_id where (o.user_id = ${one} or m.organiser_id = ${two}) and ${stillOpen} order by (o.due is null), o.due, o.id limit ${most}`,
    [me.id, me.id],
  );
  return rows.map((row) => decodeRow(meetingOutcome, dialect, row));
};
