// The progress of a project: bars of hours, tasks and time on one scale, with a verdict in words.
import './progress.css';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { workedUntil } from '#admin/screens/projects/shared/cells.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { ProjectPage } from './data.ts';

const minute = 60_000;
const day = 86_400_000;
/** Percentage points that two bars may differ without a remark. */
const slack = 5;

const share = (part: number, whole: number): number | null => (whole > 0 ? (part * 100) / whole : null);

function Bar({ label, percent, text, time }: { label: string; percent: number | null; text: string; time?: boolean }) {
  const format = useFormat();
  return (
    <div className="project-bar">
      <p className="ui-small">
        {label}
        {percent !== null && <b className="ui-num">{format.percent(Math.floor(percent))}</b>}
      </p>
      <span className={time ? 'project-track project-track-time' : 'project-track'} aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.max(0, percent ?? 0))}%` }} />
      </span>
      <p className="ui-small ui-faint ui-num">{text}</p>
    </div>
  );
}

export function Progress({ project }: { project: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  const { planned_time, worked_time, running_since, tasks, done_tasks, deadline, starts_on, date_added, date_finished } = project;
  const start = starts_on ?? date_added;
  const worked = workedUntil(worked_time, running_since, now);
  const hours = share(worked, planned_time);
  const done = share(done_tasks, tasks);
  const due = deadline === null ? null : Date.parse(deadline);
  const began = Date.parse(start);
  // A finished project is no longer late.
  const until = date_finished === null ? now : Date.parse(date_finished);
  const time = due === null ? null : share(Math.max(0, until - began), Math.max(day, due - began));
  const left = due === null ? 0 : Math.ceil(Math.abs(due - now) / day);
  const ofTasks =
    done === null || time === null
      ? null
      : done - Math.min(100, time) > slack
        ? say('project_page.verdict.ahead')
        : done - Math.min(100, time) < -slack
          ? say('project_page.verdict.behind')
          : say('project_page.verdict.onTime');
  const ofHours =
    hours === null
      ? say('project_page.verdict.noHours')
      : hours > 100
        ? say('project_page.verdict.over')
        : hours - (done ?? 0) > slack * 2
          ? say('project_page.verdict.fast')
          : say('project_page.verdict.onPlan');
  const verdict = [ofTasks, ofHours].filter(Boolean).join(', ');
  const over = project.work.flatMap(({ name, planned_time: plan, worked_time: spent, running_since: since }) => {
    const more = workedUntil(spent, since, now) - plan;
    return plan > 0 && more > 0 ? [`${name} ${format.hours(more)}`] : [];
  });
  return (
    <Card className="project-progress" label={say('project_page.progress.title')}>
      <Bar
        label={say('project_page.progress.hours')}
        percent={hours}
        text={
          hours === null
            ? say('project_page.progress.noPlan')
            : `${format.hours(worked)} ${say('project_page.of', { duration: format.hours(planned_time) })}`
        }
      />
      <Bar
        label={say('project_page.progress.tasks')}
        percent={done}
        text={say('project_page.progress.tasksOf', { done: String(done_tasks), total: String(tasks) })}
      />
      <Bar
        label={say('project_page.progress.time')}
        percent={time === null ? null : Math.min(100, time)}
        time
        text={
          deadline === null || due === null
            ? say('project_page.progress.noDeadline')
            : [
                `${format.date(start)} – ${format.date(deadline)}`,
                date_finished === null &&
                  (due > now
                    ? say('project_page.progress.days', { smart_count: left })
                    : say('project_page.progress.late', { smart_count: left })),
              ]
                .filter(Boolean)
                .join(', ')
        }
      />
      <div className="project-verdict">
        <p>
          <b>{verdict.charAt(0).toUpperCase() + verdict.slice(1)}</b>
        </p>
        <p className="ui-small ui-quiet">
          {over.length > 0 ? say('project_page.verdict.overTypes', { types: over.join(', ') }) : say('project_page.verdict.none')}
        </p>
      </div>
    </Card>
  );
}
