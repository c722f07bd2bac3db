// The time entries behind a row of the plan: user and task; their sum is the row's value.
import '#admin/ui/tables/data-table-look.ts';
import { useQuery } from '@tanstack/react-query';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { workedUntil } from '#admin/screens/projects/shared/cells.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { paths } from '#generated/api.d.ts';
import { type ProjectPage, projectNumber } from './data.ts';

type Time = paths['/api/v1/project/{id}/time']['get']['responses'][200]['content']['application/json'][number];
/** A work type, or all work. */
export type PlanRow = { readonly name: string; readonly work_type_id: number | null };

const minute = 60_000;

export function PlanTimes({ project, row, onClose }: { project: ProjectPage; row: PlanRow; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: minute });
  const query = row.work_type_id === null ? {} : { work_type_id: String(row.work_type_id) };
  const { data, error, refetch } = useQuery({
    queryKey: ['projectPart', project.id, 'time', row.work_type_id],
    queryFn: async ({ signal }) => (await call(`/project/${project.id}/time`, { query, signal })).json,
    retry: false,
  });
  const worked = ({ total_time, running_since }: Time) => workedUntil(total_time, running_since ? [running_since] : [], now);
  const columns: Column<Time>[] = [
    {
      id: 'task',
      head: say('task.one'),
      narrow: 'title',
      cell: (time) => (
        <span className="ui-one-line">
          <span className="ui-num ui-faint">#{time.company_task_id}</span> {time.task_title}
        </span>
      ),
    },
    { id: 'who', head: say('project_page.times.who'), weight: 'quiet', narrow: 'line', cell: (time) => time.user_name },
    {
      id: 'day',
      head: say('project_page.times.last'),
      weight: 'quiet',
      narrow: 'line',
      cell: (time) => <span className="ui-num">{format.date(time.last)}</span>,
    },
    {
      id: 'time',
      head: say('task.fields.total_time'),
      align: 'right',
      narrow: 'end',
      cell: (time) => (
        <span className={time.running_since ? 'ui-num ui-live' : 'ui-num'}>
          {format.hours(worked(time))}
          {time.running_since && <span className="ui-unseen"> ({say('project_page.plan.running')})</span>}
        </span>
      ),
    },
  ];
  return (
    <Popup
      open
      width="wide"
      title={say('project_page.times.title', { name: row.name })}
      subject={projectNumber(project)}
      onClose={onClose}
      cancel={say('shell.verb.close')}
    >
      {data ? (
        data.length === 0 ? (
          <EmptyState title={say('project_page.times.empty')} />
        ) : (
          <>
            <DataTable<Time>
              label={say('project_page.times.title', { name: row.name })}
              rows={data}
              columns={columns}
              rowKey={(time) => time.id}
              rowName={(time) => `#${time.company_task_id} ${time.task_title}, ${time.user_name}`}
              rowTo={(time) => `/task/${time.task_id}`}
            />
            <p className="project-times-sum">
              <span>{say('project_page.plan.total')}</span>
              <b className="ui-num">{format.hours(data.reduce((sum, time) => sum + worked(time), 0))}</b>
            </p>
          </>
        )
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Popup>
  );
}
