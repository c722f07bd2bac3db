// Cells of a project: status, used share of the plan, finished tasks, deadline.
import './cells.css';
import { isEmpty, Nothing } from '#admin/fields/cells/plain.tsx';
import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { Due } from '#admin/ui/marks/due.tsx';
import { IconCalendar, IconClock, IconUserCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { PlanBar } from '#admin/ui/time/plan-bar.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { urgencyOf } from '#admin/ui/time/urgency.ts';
import { projectStates } from './states.ts';

/** Waiting states have icons of their own. */
export const { Mark: ProjectStatus, Cell: ProjectStatusCell } = stateMark('project', {
  waitingForLeader: <IconUserCheck size={15} />,
  waitingForClient: <IconClock size={15} />,
});

const second = 1000;
const minute = 60_000;
/** The booked time plus the running time entries. */
export const workedUntil = (worked: number, running: readonly unknown[], now: number): number =>
  worked + running.reduce<number>((sum, since) => sum + Math.max(0, Math.floor((now - Date.parse(String(since))) / second)), 0);

/** `9 / 10`: finished tasks of all. */
function TasksDone({ record }: Pick<CellProps, 'record'>) {
  return (
    <span className="ui-num">
      {Number(record.done_tasks ?? 0)} <span className="ui-faint">/ {Number(record.tasks ?? 0)}</span>
    </span>
  );
}

/** On a phone the cell also shows finished tasks and the deadline. */
function Beside({ record, ...props }: CellProps) {
  const words = useEntityWords('project');
  return (
    <>
      <span className="project-burn-fact row inline gap-4 nowrap">
        <TaskGlyph status={taskStates.confirmed} size={14} />
        <span className="ui-unseen">{words.head('done_tasks')}</span>
        <TasksDone record={record} />
      </span>
      {!isEmpty(record.deadline) && (
        <span className="project-burn-fact row inline gap-4 nowrap">
          <IconCalendar size={14} />
          <span className="ui-unseen">{words.head('deadline')}</span>
          <ProjectDeadlineCell {...props} record={record} value={record.deadline} />
        </span>
      )}
    </>
  );
}

export function BurnCell(props: CellProps) {
  const { record, place } = props;
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  const running = Array.isArray(record.running_since) ? record.running_since : [];
  const planned = Number(record.planned_time ?? 0);
  const worked = workedUntil(Number(record.worked_time ?? 0), running, now);
  const over = planned > 0 ? worked - planned : 0;
  return (
    <span className={place === 'line' ? 'project-burn project-burn-line' : 'project-burn'}>
      <PlanBar planned={planned} worked={worked} scale={Math.max(planned, worked)} running={running.length > 0} />
      <span className="ui-num">
        <b>{format.hours(worked)}</b>{' '}
        {over > 0 ? (
          <span className="ui-danger">+{format.hours(over)}</span>
        ) : (
          planned > 0 && <span className="ui-faint">{say('project_page.of', { duration: format.hours(planned) })}</span>
        )}
      </span>
      {place === 'line' && <Beside {...props} />}
    </span>
  );
}

export function TasksDoneCell({ record }: CellProps) {
  return <TasksDone record={record} />;
}

export function LeaderCell({ record, place }: CellProps) {
  const name = typeof record.leader_name === 'string' ? record.leader_name : '';
  if (!name) return <Nothing />;
  return place === 'column' ? <Avatar name={name} label /> : name;
}

/** States in which the deadline no longer matters. */
const settled: readonly number[] = [projectStates.finished, projectStates.finishedWithoutHandover, projectStates.invoiced];
export function ProjectDeadlineCell({ value, record }: CellProps) {
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  if (isEmpty(value)) return <Nothing />;
  const due = String(value);
  const alive = !settled.includes(Number(record.status));
  return <Due urgency={alive ? urgencyOf(due, now, format) : undefined}>{format.date(due)}</Due>;
}
