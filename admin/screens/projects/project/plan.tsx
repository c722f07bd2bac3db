// Planned and worked hours by work type, on a common axis so that bars are comparable.
import { type ReactNode, useState } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { workedUntil } from '#admin/screens/projects/shared/cells.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { PlanBar, PlanKey } from '#admin/ui/time/plan-bar.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { ProjectPage } from './data.ts';
import { type PlanRow, PlanTimes } from './plan-times.tsx';

const minute = 60_000;
type Line = PlanRow & { readonly planned: number; readonly worked: number; readonly running: boolean };
type LineProps = Line & { scale: number; total?: boolean; onOpen: () => void };

function PlanLine({ name, planned, worked, running, scale, total, onOpen }: LineProps) {
  const say = useSay();
  const format = useFormat();
  const rest = planned - worked;
  return (
    <li className={total ? 'project-plan-line project-plan-total' : 'project-plan-line'}>
      <span className="ui-one-line">
        {worked > 0 ? (
          <button type="button" className="project-plan-open" aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
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

/** Offered and used material, in euros. */
function MaterialLine({ of: { planned, used } }: { of: NonNullable<ProjectPage['material']> }) {
  const say = useSay();
  const format = useFormat();
  const rest = planned - used;
  return (
    <li className="project-plan-line project-plan-material">
      <span className="ui-one-line">{say('project.fields.materials')}</span>
      <PlanBar planned={planned} worked={used} scale={Math.max(planned, used)} running={false} />
      <span className="ui-num project-plan-figures">
        <b>{format.money(used)}</b> <span className="ui-faint">{say('project_page.of', { duration: format.money(planned) })}</span>
      </span>
      <span className={rest < 0 ? 'ui-num ui-danger project-plan-rest' : 'ui-num ui-quiet project-plan-rest'}>
        {rest < 0
          ? say('project_page.overBy', { duration: format.money(-rest) })
          : say('project_page.left', { duration: format.money(rest) })}
      </span>
    </li>
  );
}

export function Plan({ project }: { project: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  const lines = project.work.map(({ name, work_type_id, planned_time, worked_time, running_since }) => ({
    name,
    work_type_id,
    planned: planned_time,
    worked: workedUntil(worked_time, running_since, now),
    running: running_since.length > 0,
  }));
  const total = {
    name: say('project_page.plan.total'),
    work_type_id: null,
    planned: project.planned_time,
    worked: workedUntil(project.worked_time, project.running_since, now),
    running: project.running_since.length > 0,
  };
  const scale = Math.max(1, ...lines.flatMap(({ planned, worked }) => [planned, worked]));
  const { tasks, time } = project.outside;
  const [opened, open] = useState<PlanRow | null>(null);
  const offered = project.material && project.material.planned > 0 ? project.material : null;
  const notes: ReactNode[] = [
    tasks > 0 && say('project_page.plan.outside', { smart_count: tasks, duration: format.hours(time) }),
    total.worked > 0 && say('project_page.plan.opens'),
    offered && offered.unpriced > 0 && say('project_page.plan.unpriced', { smart_count: offered.unpriced }),
  ].flatMap((note) => (note ? [<span key={note}>{note}</span>] : []));
  return (
    <Card
      flush
      title={say('project_page.plan.title')}
      action={
        <span className="project-plan-keys row stretch inline wrap gap-14 lines-4">
          <PlanKey of="box">{say('project_page.plan.planned')}</PlanKey>
          <PlanKey of="worked">{say('project_page.plan.worked')}</PlanKey>
          <PlanKey of="over">{say('project_page.plan.over')}</PlanKey>
        </span>
      }
    >
      {lines.length === 0 && !offered ? (
        <p className="project-plan-empty ui-quiet">{say('project_page.plan.empty')}</p>
      ) : (
        <ul className="project-plan">
          <PlanLine {...total} scale={Math.max(1, total.planned, total.worked)} total onOpen={() => open(total)} />
          {lines.map((line) => (
            <PlanLine key={line.work_type_id} {...line} scale={scale} onOpen={() => open(line)} />
          ))}
          {offered && <MaterialLine of={offered} />}
        </ul>
      )}
      {notes.length > 0 && <p className="project-plan-foot ui-small ui-faint ui-num">{notes}</p>}
      {opened && <PlanTimes project={project} row={opened} onClose={() => open(null)} />}
    </Card>
  );
}
