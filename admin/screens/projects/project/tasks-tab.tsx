// The tasks of a project by status: counts as one bar, then the tasks, open ones first.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { stateTone } from '#admin/fields/cells/state.tsx';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import type { TaskStatus } from '#admin/screens/tasks/shared/states.ts';
import { taskStateName } from '#admin/screens/tasks/shared/states.ts';
import { Team } from '#admin/screens/tasks/shared/team.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconCheckbox, IconPlus } from '#admin/ui/marks/icons.tsx';
import { toneColor } from '#admin/ui/marks/state.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import type { ProjectPage, TaskRow, useTasks } from './data.ts';
import { inPlanOrder, statusOrder } from './task-order.ts';

/** The list of tasks shows the rest. */
const mostShown = 30;

/** `newTask`: the address that creates a task, for users who may. */
type Props = { page: ProjectPage; found: ReturnType<typeof useTasks>; newTask: string | null };

function StatusBar({ tasks, children }: { tasks: readonly TaskRow[]; children: ReactNode }) {
  const say = useSay();
  const counts = statusOrder
    .map((status) => ({ status, count: tasks.filter((task) => task.status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <div className="project-states">
      <span className="project-states-bar" aria-hidden="true">
        {counts.map(({ status, count }) => (
          <i key={status} style={{ flex: count, background: toneColor(stateTone('task', status)) }} />
        ))}
      </span>
      <div className="split wrap gap-16 lines-4 tall-36 above-4">
        <ul className="project-states-key row stretch wrap list ui-small">
          {counts.map(({ status, count }) => (
            <li key={status} className="row inline gap-6">
              <TaskGlyph status={status} size={14} />
              {say(`task.values.status.${taskStateName(status)}`)} <b className="ui-num">{count}</b>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}

function Title({ row, page }: { row: TaskRow; page: ProjectPage }) {
  const say = useSay();
  const format = useFormat();
  const over = row.planned_time === null ? 0 : row.total_time - row.planned_time;
  return (
    <span className="project-task row wrap gap-8 lines-0 fit">
      <span className="ui-one-line">{row.title}</span>
      {page.excluded_tasks.includes(row.id) && <Chip>{say('project_page.tabs.excluded')}</Chip>}
      {over > 0 && <b className="ui-danger ui-num">+{format.hours(over)}</b>}
    </span>
  );
}

export function TasksTab({ page, found: { tasks, total, error, refetch }, newTask }: Props) {
  const say = useSay();
  const format = useFormat();
  if (!tasks) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  const add = (kind: 'quiet' | 'plain') =>
    newTask && (
      <ActionButton kind={kind} icon={<IconPlus size={16} />} to={newTask}>
        {say('project_page.tabs.newTask')}
      </ActionButton>
    );
  if (tasks.length === 0)
    return <EmptyState icon={<IconCheckbox size={24} />} title={say('project_page.empty.tasks')} action={add('plain')} />;
  const rows = inPlanOrder(tasks).slice(0, mostShown);
  const columns: Column<TaskRow>[] = [
    {
      id: 'status',
      head: say('task.fields.status'),
      hideHead: true,
      width: '2.25rem',
      narrow: 'lead',
      cell: (row) => <TaskGlyph status={row.status} label />,
    },
    {
      id: 'number',
      head: say('task.short.company_task_id'),
      width: '4rem',
      narrow: 'line',
      cell: (row) => <span className="ui-num ui-faint">#{row.company_task_id}</span>,
    },
    { id: 'title', head: say('task.short.title'), narrow: 'title', cell: (row) => <Title row={row} page={page} /> },
    { id: 'users', head: say('task.fields.users'), width: '6rem', narrow: 'hidden', cell: (row) => <Team row={row} /> },
    {
      id: 'total_time',
      head: say('task.fields.total_time'),
      width: '5rem',
      align: 'right',
      narrow: 'end',
      cell: (row) => <span className="ui-num">{format.hours(row.total_time)}</span>,
    },
    {
      id: 'planned_time',
      head: say('project.fields.planned_time'),
      width: '5.5rem',
      align: 'right',
      narrow: 'hidden',
      weight: 'quiet',
      cell: (row) => <span className="ui-num">{row.planned_time === null ? '–' : format.hours(row.planned_time)}</span>,
    },
  ];
  const count = (status: TaskStatus) => tasks.filter((task) => task.status === status).length;
  return (
    <>
      <StatusBar tasks={tasks}>{add('quiet')}</StatusBar>
      <DataTable<TaskRow>
        label={say('project.fields.tasks')}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => `#${row.company_task_id} ${row.title}`}
        rowTo={(row) => `/task/${row.id}`}
        groupOf={(row) => ({
          key: String(row.status),
          label: say(`task.values.status.${taskStateName(row.status)}`),
          count: count(row.status),
        })}
        fixed
      />
      <p className="split tap-links wrap gap-16 pad-y-12 pad-x-16 ui-small ui-faint">
        <span className="ui-num">
          {rows.length} {say('project_page.of', { duration: String(total ?? tasks.length) })}
        </span>
        <Link to={`/tasks/all?filter=${encodeURIComponent(JSON.stringify({ project: page.id, status: null }))}`}>
          {say('project_page.tabs.all')}
        </Link>
      </p>
    </>
  );
}
