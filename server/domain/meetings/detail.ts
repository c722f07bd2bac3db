// A meeting for its page: participants, agenda, outcomes, and the versions of its minutes.
import { meeting, meetingStates } from '#schema/meetings/meeting.ts';
import { meetingItem } from '#schema/meetings/meeting-item.ts';
import { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { taskStates } from '#schema/tasks/task.ts';
import type { Database } from '#server/core/database/database.ts';
import { type Fragment, literal, nullable, number, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { versionsOf } from './version.ts';

const participantColumns = {
  ...columnsOf(meetingParticipant, 'id', 'user_id', 'contact_id', 'email', 'name'),
  client: nullable(text),
  ...columnsOf(meetingParticipant, 'answer', 'reason', 'answered_at', 'attendance', 'asked_at'),
};
const itemColumns = columnsOf(meetingItem, 'id', 'position', 'title', 'speaker', 'minutes', 'spent', 'since', 'current', 'done');
const ownOutcomeColumns = columnsOf(meetingOutcome, 'id', 'meeting_id', 'item_id', 'kind', 'text', 'user_id', 'due', 'done', 'task_id');
const outcomeColumns = {
  ...ownOutcomeColumns,
  user_name: nullable(text),
  task_number: nullable(number),
  task_status: nullable(number),
  task_title: nullable(text),
};
const outcome = sql`${selected(ownOutcomeColumns, 'o')}, u.name || ' ' || u.last_name as user_name,
  t.company_task_id as task_number, t.status as task_status, t.title as task_title`;
const outcomes = sql`meeting_outcome o left join "user" u on u.id = o.user_id left join task t on t.id = o.task_id`;

/** @throws Refusal 404 without such a meeting */
export const meetingDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, meeting, me, id);
  const { read } = database;
  const [participants, items, agreed, versions] = await Promise.all([
    read.rows(
      sql`select p.id, p.user_id, p.contact_id, coalesce(p.email, k.email) as email, p.name, c.name as client,
          p.answer, p.reason, p.answered_at, p.attendance, p.asked_at
        from meeting_participant p left join contact k on k.id = p.contact_id left join client c on c.id = k.client_id
        where p.meeting_id = ${id} order by p.id`,
      participantColumns,
    ),
    read.rows(
      sql`select ${selected(itemColumns, 'i')} from meeting_item i where i.meeting_id = ${id} order by i.position, i.id`,
      itemColumns,
    ),
    read.rows(sql`select ${outcome} from ${outcomes} where o.meeting_id = ${id} order by o.id`, outcomeColumns),
    versionsOf(database, id),
  ]);
  return Object.assign(record, { participants, items, outcomes: agreed, versions });
};

/** SQL condition: an open action item, whose task is not confirmed, or that is not ticked off. */
const stillOpen = sql`o.kind = 'action' and ((o.task_id is null and not o.done) or t.status < ${literal(taskStates.confirmed)})`;
const most = 30;
const actionsWhere = ({ read }: Database, condition: Fragment) =>
  read.rows(
    sql`select ${outcome}, m.number as meeting_number from ${outcomes} join meeting m on m.id = o.meeting_id
      where ${condition} and ${stillOpen} order by (o.due is null), o.due, o.id limit ${literal(most)}`,
    { ...outcomeColumns, meeting_number: number },
  );

const earlier = columnsOf(meeting, 'id', 'number', 'title', 'planned_start', 'status');
/** Earlier meetings with the same client or project, newest first, with their open action items. */
export const earlierMeetings = async (database: Database, me: Me, id: number) => {
  const { client_company_id, project, planned_start } = await readOne(database, meeting, me, id);
  if (!planned_start) throw notFound();
  if (!client_company_id && !project) return { meetings: [], actions: [] };
  const which = sql`m.id in (select e.id from meeting own
    join meeting e on (e.client_company_id = own.client_company_id or e.project = own.project) and e.planned_start < own.planned_start
    where own.id = ${id} and e.id <> own.id and e.status <> ${literal(meetingStates.cancelled)})`;
  const [meetings, actions] = await Promise.all([
    database.read.rows(sql`select ${selected(earlier, 'm')} from meeting m where ${which} order by m.planned_start desc limit 10`, earlier),
    actionsWhere(database, which),
  ]);
  return { meetings, actions };
};

/** The user's open action items of all meetings, earliest due date first. */
export const openActions = (database: Database, me: Me) => actionsWhere(database, sql`(o.user_id = ${me.id} or m.organiser_id = ${me.id})`);
