// A project for its page: planned and worked time by work type, time that does not count, its history, and who is working.
import { project } from '#schema/projects/project.ts';
import { material } from '#schema/tasks/material.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { rideStates, transport } from '#schema/transport/transport.ts';
import type { Database } from '#server/core/database/database.ts';
import { instant, literal, number, type Reader, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { parties } from '../clients/parties.ts';
import { clientFields } from '../clients/place.ts';
import { confirmationOf } from '../links/client-answer.ts';
import { withWorth, worthOf } from './worth.ts';

const partsOf = (read: Reader, id: number) =>
  Promise.all([
    read.row(sql`select ${parties.selected} from project p ${parties.joins('p', clientFields)} where p.id = ${id}`, parties.columns),
    read.rows(
      sql`select e.work_type_id, sum(e.total_time) as worked from task t join time_entry e on e.task_id = t.id
        where t.project = ${id} and t.project_hours group by e.work_type_id order by e.work_type_id`,
      { work_type_id: number, worked: number },
    ),
    read.rows(
      sql`select e.work_type_id, e.status_since from task t join time_entry e on e.task_id = t.id
        where t.project = ${id} and t.project_hours and e.status = ${literal(workingStates.running)} order by e.id`,
      { work_type_id: number, status_since: instant },
    ),
    read.row(
      sql`select count(*) as tasks, coalesce(sum((select coalesce(sum(e.total_time), 0) from time_entry e where e.task_id = t.id)), 0) as time
        from task t where t.project = ${id} and not t.project_hours`,
      { tasks: number, time: number },
    ),
    read.row(
      sql`select count(*) as count, coalesce(sum(r.end_kilometers - r.start_kilometers), 0) as kilometers
        from task t join transport r on r.task_id = t.id where t.project = ${id} and r.status = ${literal(rideStates.finished)}`,
      { count: number, kilometers: number },
    ),
    read.rows(sql`select id, name from work_type`, { id: number, name: text }),
  ]);

type Line = { readonly work_type_id: number; readonly planned_time: number };

/** The record with its transitions and the figures of its page. @throws Refusal 404 without such a project */
export const projectDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, project, me, id);
  const plan = record.plan as readonly Line[];
  const [[row, worked, running, outside, rides, types], confirmation, worth] = await Promise.all([
    partsOf(database.read, id),
    confirmationOf(database, id, 'handover'),
    worthOf(database, me, id),
  ]);
  if (!row) throw notFound();
  const names = new Map(types.map((type) => [type.id, type.name]));
  const order = [...new Set([...plan, ...worked].map(({ work_type_id }) => work_type_id))];
  const work = order.map((work_type_id) => ({
    work_type_id,
    name: names.get(work_type_id) ?? '',
    planned_time: plan.filter((line) => line.work_type_id === work_type_id).reduce((sum, line) => sum + line.planned_time, 0),
    worked_time: worked.find((line) => line.work_type_id === work_type_id)?.worked ?? 0,
    running_since: running.filter((line) => line.work_type_id === work_type_id).map(({ status_since }) => status_since),
  }));
  return Object.assign(record, {
    work,
    outside,
    ...worth,
    rides,
    ...parties.of(row),
    confirmation,
  });
};

const used = columnsOf(material, 'id', 'name', 'unit', 'quantity', 'task_id');
const driven = columnsOf(transport, 'id', 'start_point', 'end_point', 'start_kilometers', 'end_kilometers', 'start_time', 'task_id');
const onTask = { company_task_id: number, task_title: text, who: text };

/** The materials of all its tasks, newest first, at the prices of its offers. */
export const materialOf = async (database: Database, me: Me, id: number) => {
  await readOne(database, project, me, id);
  const rows = await database.read.rows(
    sql`select ${selected(used, 'm')}, t.company_task_id, t.title as task_title, u.name || ' ' || u.last_name as who
      from task t join material m on m.task_id = t.id join "user" u on u.id = m.user_id where t.project = ${id} order by m.id desc`,
    { ...used, ...onTask },
  );
  return withWorth(database, me, id, rows);
};

/** The finished rides for its tasks, newest first. */
export const transportsOf = async (database: Database, me: Me, id: number) => {
  await readOne(database, project, me, id);
  return database.read.rows(
    sql`select ${selected(driven, 'r')}, t.company_task_id, t.title as task_title, v.name as vehicle, u.name || ' ' || u.last_name as who
      from task t join transport r on r.task_id = t.id join vehicle v on v.id = r.vehicle_id join "user" u on u.id = r.user_id
      where t.project = ${id} and r.status = ${literal(rideStates.finished)} order by r.start_time desc, r.id desc`,
    { ...driven, ...onTask, vehicle: text },
  );
};
