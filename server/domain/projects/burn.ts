// Warns a project's leader when 80 % and when all of its planned hours are worked: once each, until the plan changes.
import { burnWarnings, projectStates } from '#schema/projects/project.ts';
import { workingStates } from '#schema/times/time-entry.ts';
import { literal, number, perDialect, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notify } from '../company/notify.ts';

/** SQL: seconds of the running stretch of an entry `e`. */
const running = perDialect({
  sqlite: sql`(strftime('%s', 'now') - e.status_since / 1000)`,
  postgres: sql`greatest(0, floor(extract(epoch from now() - e.status_since)))`,
});
/** SQL: seconds worked that count for a project `p`. */
const worked = sql`(select coalesce(sum(e.total_time + case when e.status = ${literal(workingStates.running)} then ${running} else 0 end), 0)
  from task t join time_entry e on e.task_id = t.id where t.project = p.id and t.project_hours)`;

type Level = (typeof burnWarnings)[keyof typeof burnWarnings];
const levelOf = (seconds: number, planned: number): Level => {
  if (planned === 0) return burnWarnings.none;
  const percent = (seconds * 100) / planned;
  return percent >= burnWarnings.over ? burnWarnings.over : percent >= burnWarnings.near ? burnWarnings.near : burnWarnings.none;
};

const workedOn = async ({ read }: Tx, id: number): Promise<number> =>
  (await read.value(sql`select ${worked} from project p where p.id = ${id}`, number)) ?? 0;

/** After the plan has grown, its leader is warned again when the new hours are used up. */
export const resetWarning = async (tx: Tx, id: number): Promise<void> => {
  const row = await tx.get('project', id);
  const level = levelOf(await workedOn(tx, id), row.planned_time);
  if (level < row.burn_warning) row.burn_warning = level;
};

const open = literal(projectStates.open, projectStates.waitingForLeader, projectStates.waitingForClient);
/** An open project whose leader has not been warned yet of its current level. */
const due = ({ read }: Tx): Promise<number | null> => {
  const [none, near, over] = [literal(burnWarnings.none), literal(burnWarnings.near), literal(burnWarnings.over)];
  const planned = sql`select p.id, p.planned_time, p.burn_warning, ${worked} as worked from project p
    where p.status in (${open}) and p.planned_time > 0 and p.burn_warning < ${over}`;
  return read.value(
    sql`select x.id from (${planned}) x where x.worked * 100 >= x.planned_time * ${near}
      and (x.burn_warning = ${none} or x.worked >= x.planned_time) order by x.id limit 1`,
    number,
  );
};

/** Warns of one project that is due; several processes may run this. @returns whether there may be more */
export const warnOne = (services: Services): Promise<boolean> =>
  act(services, null, async (tx) => {
    const id = await due(tx);
    if (id === null) return false;
    const row = await tx.get('project', id);
    const seconds = await workedOn(tx, id);
    const level = levelOf(seconds, row.planned_time);
    if (level <= row.burn_warning) return true;
    const before = row.burn_warning;
    row.burn_warning = level;
    const percent = Math.floor((seconds * 100) / row.planned_time);
    await notify(tx, { user_id: row.leader_id, kind: 'projectBurn', entity: 'project', id, parameters: { percent } });
    tx.record({
      entity: 'project',
      id,
      action: 'warn',
      before: { burn_warning: before },
      after: { burn_warning: level },
      topics: ['project'],
    });
    return true;
  });
