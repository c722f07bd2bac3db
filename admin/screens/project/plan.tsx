// Planned and worked time on each kind of work, all on one axis of hours, so that boxes compare.
import { workedUntil } from '#admin/fields/cells/project.tsx';
import { useServerOffset } from '#admin/providers/server-clock.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { Card } from '#admin/ui/card.tsx';
import { PlanBar, PlanKey } from '#admin/ui/plan-bar.tsx';
import { useNow } from '#admin/ui/ticker.ts';
import { useFormat } from '#admin/ui/words.tsx';
import type { ProjectPage } from './data.ts';

const minute = 60_000;
type Line = { readonly name: string; readonly planned: number; readonly worked: number; readonly running: boolean };

function PlanLine({ name, planned, worked, running, scale, total }: Line & { scale: number; total?: boolean }) {
  const say = useSay();
  const format = useFormat();
  const rest = planned - worked;
  return (
    <li className={total ? 'project-plan-line project-plan-total' : 'project-plan-line'}>
      <span className="ui-one-line">
        {name}
        {running && <span className="ui-unseen"> ({say('project_page.plan.running')})</span>}
      </span>
      <PlanBar planned={planned} worked={worked} scale={scale} running={running} />
      <span className="ui-num project-plan-figures">
        <b>{format.hours(worked)}</b>{' '}
        {planned > 0 && <span className="ui-faint">{say('project_page.of', { duration: format.hours(planned) })}</span>}
      </span>
      <span className={rest < 0 ? 'ui-num ui-danger project-plan-rest' : 'ui-num ui-quiet project-plan-rest'}>
        {planned > 0 &&
          (rest < 0
            ? say('project_page.overBy', { duration: format.hours(-rest) })
            : say('project_page.left', { duration: format.hours(rest) }))}
      </span>
    </li>
  );
}

export function Plan({ project }: { project: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  const lines = project.work.map(({ name, planned_time, worked_time, running_since }) => ({
    name,
    planned: planned_time,
    worked: workedUntil(worked_time, running_since, now),
    running: running_since.length > 0,
  }));
  const total = {
    name: say('project_page.plan.total'),
    planned: project.planned_time,
    worked: workedUntil(project.worked_time, project.running_since, now),
    running: project.running_since.length > 0,
  };
  const scale = Math.max(1, ...lines.flatMap(({ planned, worked }) => [planned, worked]));
  const { tasks, time } = project.outside;
  return (
    <Card
      flush
      title={say('project_page.plan.title')}
      action={
        <span className="project-plan-keys">
          <PlanKey of="box">{say('project_page.plan.planned')}</PlanKey>
          <PlanKey of="worked">{say('project_page.plan.worked')}</PlanKey>
          <PlanKey of="over">{say('project_page.plan.over')}</PlanKey>
        </span>
      }
    >
      {lines.length === 0 ? (
        <p className="project-plan-empty ui-quiet">{say('project_page.plan.empty')}</p>
      ) : (
        <ul className="project-plan">
          <PlanLine {...total} scale={Math.max(1, total.planned, total.worked)} total />
          {lines.map((line) => (
            <PlanLine key={line.name} {...line} scale={scale} />
          ))}
        </ul>
      )}
      {tasks > 0 && (
        <p className="project-plan-foot ui-small ui-faint ui-num">
          {say('project_page.plan.outside', { smart_count: tasks, duration: format.hours(time) })}
        </p>
      )}
    </Card>
  );
}
