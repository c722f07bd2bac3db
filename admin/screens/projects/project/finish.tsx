// Ends a project without a handover; the popup names the tasks that would stay open.
import { Link } from 'react-router';
import { TransitionButton } from '#admin/generic/workflow/transition-button.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { isToDo } from '#admin/screens/tasks/shared/states.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import { type ProjectPage, projectNumber, type TaskRow } from './data.ts';
import { inPlanOrder } from './task-order.ts';

/** The popup names at most this many tasks. */
const mostNamed = 10;

function StayOpen({ count, tasks }: { count: number; tasks: readonly TaskRow[] }) {
  const say = useSay();
  const shown = inPlanOrder(tasks).slice(0, mostNamed);
  return (
    <Notice tone="warn" title={say('project_page.finish.open', { smart_count: count })}>
      <ul className="list stack gap-4">
        {shown.map(({ id, company_task_id, title, status }) => (
          <li key={id} className="row gap-8">
            <TaskGlyph status={status} label />
            <Link to={`/task/${id}`}>
              <span className="ui-num">#{company_task_id}</span> {title}
            </Link>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="ui-small">{say('project_page.finish.more', { smart_count: count - shown.length })}</p>}
    </Notice>
  );
}

export function FinishProject({ page, tasks }: { page: ProjectPage; tasks: readonly TaskRow[] }) {
  const count = page.open_tasks.length;
  return (
    <TransitionButton entity="project" record={page} name="finish" kind="quiet" subject={projectNumber(page)}>
      {count > 0 && <StayOpen count={count} tasks={tasks.filter(isToDo)} />}
    </TransitionButton>
  );
}
