// A project as its page shows it: planned and worked time on each kind of work, what does not count, how it went, and who is there.
import { project } from '#schema/projects/project.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { rideStates } from '#schema/transport/transport.ts';
import { asTold, type Database, type Row, slot } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readOne } from '#server/crud/read/read.ts';
import { readWithTransitions } from '#server/crud/read/with-transitions.ts';
import { confirmationOf } from '../links/client-answer.ts';
import { told } from '../mail/addressed.ts';
import { withWorth, worthOf } from './worth.ts';

const statements = (place: string) => ({
  around: `select c.id as client_id, c.name as client_name, c.address as client_address, c.zip as client_zip, c.town as client_town, c.phone as client_phone,
      c.email as client_email, c.language as client_language, b.title as branch_title, b.address as branch_address, b.zip as branch_zip, b.town as branch_town,
      k.name as contact_name, k.l_name as contact_l_name, k.phone as contact_phone, k.email as contact_email,
      h.name || ' ' || h.last_name as handover_by_name
    from project p join client c on c.id = p.client_id left join branch_office b on b.id = p.branch_office_id
      left join contact k on k.id = p.contact_id left join "user" h on h.id = p.handover_by where p.id = ${place}`,
  work: `select e.work_type_id, sum(e.total_time) as worked from task t join time_entry e on e.task_id = t.id
    where t.project = ${place} and t.project_hours group by e.work_type_id order by e.work_type_id`,
  running: `select e.work_type_id, e.status_since from task t join time_entry e on e.task_id = t.id
    where t.project = ${place} and t.project_hours and e.status = ${workingStates.running} order by e.id`,
  outside: `select count(*) as tasks, coalesce(sum((select coalesce(sum(e.total_time), 0) from time_entry e where e.task_id = t.id)), 0) as time
    from task t where t.project = ${place} and not t.project_hours`,
  rides: `select count(*) as rides, coalesce(sum(r.end_kilometers - r.start_kilometers), 0) as kilometers from task t join transport r on r.task_id = t.id
    where t.project = ${place} and r.status = ${rideStates.finished}`,
});

const sideOf = (row: Row, side: string, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, told(row[`${side}_${field}`])]));

type Line = { readonly work_type_id: number; readonly planned_time: number };

/** The record with its transitions and what its page shows beside. @throws Refusal 404 without such a project */
export const projectDetail = async (database: Database, me: Me, id: number): Promise<ApiRecord> => {
  const record = await readWithTransitions(database, project, me, id);
  const sql = statements(slot(database.dialect));
  const one = (name: keyof typeof sql) => database.read.all(sql[name], [id]);
  const plan = record.plan as readonly Line[];
  const [[row = {}], worked, running, [outside = {}], [rides = {}], types, confirmation, worth] = await Promise.all([
    one('around'),
    one('work'),
    one('running'),
    one('outside'),
    one('rides'),
    database.read.all('select id, name from work_type'),
    confirmationOf(database, id, 'handover'),
    worthOf(database, me, id),
  ]);
  const names = new Map(types.map((type) => [Number(type.id), String(type.name)]));
  const order = [...new Set([...plan.map(({ work_type_id }) => work_type_id), ...worked.map((line) => Number(line.work_type_id))])];
  const work = order.map((work_type_id) => ({
    work_type_id,
    name: names.get(work_type_id) ?? '',
    planned_time: plan.filter((line) => line.work_type_id === work_type_id).reduce((sum, line) => sum + line.planned_time, 0),
    worked_time: Number(worked.find((line) => Number(line.work_type_id) === work_type_id)?.worked ?? 0),
    running_since: running.filter((line) => Number(line.work_type_id) === work_type_id).map((line) => asTold(line.status_since)),
  }));
  return Object.assign(record, {
    work,
    outside: { tasks: Number(outside.tasks ?? 0), time: Number(outside.time ?? 0) },
    ...worth,
    rides: { count: Number(rides.rides ?? 0), kilometers: Number(rides.kilometers ?? 0) },
    client: {
      id: Number(row.client_id),
      ...sideOf(row, 'client', ['name', 'address', 'zip', 'town', 'phone', 'email', 'language']),
    },
    branch_office: row.branch_title ? sideOf(row, 'branch', ['title', 'address', 'zip', 'town']) : null,
    contact: row.contact_name ? sideOf(row, 'contact', ['name', 'l_name', 'phone', 'email']) : null,
    confirmation,
  });
};

const partStatements = (place: string) => ({
  material: `select m.id, m.name, m.unit, m.quantity, m.task_id, t.company_task_id, t.title as task_title, u.name || ' ' || u.last_name as who
    from task t join material m on m.task_id = t.id join "user" u on u.id = m.user_id where t.project = ${place} order by m.id desc`,
  transport: `select r.id, r.start_point, r.end_point, r.start_kilometers, r.end_kilometers, r.start_time, r.task_id, t.company_task_id, t.title as task_title,
      v.name as vehicle, u.name || ' ' || u.last_name as who
    from task t join transport r on r.task_id = t.id join vehicle v on v.id = r.vehicle_id join "user" u on u.id = r.user_id
    where t.project = ${place} and r.status = ${rideStates.finished} order by r.start_time desc, r.id desc`,
});

/** The material of all its tasks, the newest first, at the prices of its offers. */
export const materialOf = async (database: Database, me: Me, id: number) => {
  await readOne(database, project, me, id);
  const rows = await database.read.all(partStatements(slot(database.dialect)).material, [id]);
  return withWorth(database, me, id, rows);
};

/** The rides for its tasks that are over, the newest first. */
export const transportsOf = async (database: Database, me: Me, id: number) => {
  await readOne(database, project, me, id);
  const rows = await database.read.all(partStatements(slot(database.dialect)).transport, [id]);
  return rows.map((row) => ({ ...row, start_time: asTold(row.start_time) }));
};
