// The page of a task: clock on top, work on the left, cards on the right; on a phone one column above the dock.
import { idIn } from '#admin/providers/records/id-in.ts';
import { isBegun } from '#admin/screens/times/shared/states.ts';
import './task.css';
import './times.css';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { statusOf } from '#admin/providers/calls/problem.ts';
import type { TaskPage as Record, TimeEntry, WorkingStatus } from '#admin/screens/tasks/shared/task-queries.ts';
import { useBelow } from '#admin/ui/tables/density.ts';
import { taskNumber } from './acts.ts';
import { mayNow, readAhead, useLiveTask, useTask, useWorkTypes } from './data.ts';
import { Band } from './parts/band.tsx';
import { Banners } from './parts/banners.tsx';
import { TaskClient } from './parts/client-card.tsx';
import { Description } from './parts/description.tsx';
import { DetailsCard } from './parts/details-card.tsx';
import { TaskHead } from './parts/head.tsx';
import { PhoneHead } from './parts/phone-head.tsx';
import { PhonePlace } from './parts/phone-place.tsx';
import { TeamCard } from './parts/team-card.tsx';
import { Popups, type ShowPopup, usePopups } from './popups/popups.tsx';
import { Deleted, Missing, TaskSkeleton } from './states.tsx';
import { TaskTabs, type TimesState } from './tabs.tsx';
import { TaskDock } from './task-dock.tsx';
import './times-narrow.css';
import './phone.css';

type Loaded = { task: Record; status: WorkingStatus; entries: readonly TimeEntry[] };
function Everything({ task, status, entries, show, ...state }: Loaded & TimesState & { show: ShowPopup }) {
  const phone = useBelow(768);
  if (task.registration_terminal_task)
    return (
      <div className="task">
        {phone ? <PhoneHead task={task} show={show} /> : <TaskHead task={task} show={show} />}
        <div className="task-column stack gap-16 fit">
          <Banners task={task} entries={entries} show={show} />
          <TaskTabs task={task} entries={entries} {...state} />
        </div>
      </div>
    );
  return (
    <div className="task">
      {phone && <TaskDock task={task} status={status} entries={entries} show={show} />}
      {phone ? <PhoneHead task={task} show={show} /> : <TaskHead task={task} show={show} />}
      {!phone && <Band task={task} status={status} entries={entries} show={show} />}
      <div className="aside aside-slim">
        <div className="task-column stack gap-16 fit">
          <Banners task={task} entries={entries} show={show} />
          <Description task={task} show={show} />
          {phone && <PhonePlace task={task} />}
          <TaskTabs task={task} entries={entries} {...state} />
        </div>
        <aside className="task-aside stack gap-16 fit">
          <TaskClient task={task} show={show} />
          <TeamCard task={task} entries={entries} show={show} />
          <DetailsCard task={task} show={show} />
        </aside>
      </div>
    </div>
  );
}

/** `?start` opens the start popup, as the list's clock does. The parameter is then removed from the address. */
const useAskedToStart = (task: Record) => {
  const [params, setParams] = useSearchParams();
  const opensStart = params.has('start');
  useEffect(() => {
    if (opensStart) setParams({}, { replace: true });
  }, [opensStart, setParams]);
  return opensStart && mayNow(task, 'start');
};

function Task({ task, status, entries, ...state }: Loaded & TimesState) {
  const popups = usePopups(useAskedToStart(task) && !isBegun(status) ? 'start' : null);
  useLiveTask(task.id);
  // Preloads the work types, so that the start popup opens with its options.
  useWorkTypes(mayNow(task, 'start'));
  usePageTitle(`#${taskNumber(task)} ${task.title}`, 'task');
  return (
    <>
      <Everything task={task} status={status} entries={entries} show={popups.show} {...state} />
      <Popups {...popups} task={task} entries={entries} />
    </>
  );
}

const none: readonly TimeEntry[] = [];

/** Read by the loader of screens. @public */
export const ahead = readAhead;

export default function TaskPage() {
  const id = idIn(useParams().id);
  const { page, status, times: entries } = useTask(id);
  const failure = page.error ?? status.error;
  useRefusedPage(failure);
  // Deleted while it was shown.
  if (page.data && statusOf(page.error) === 404) return <Deleted task={page.data} />;
  if (page.data && status.data && (entries.data || entries.error))
    return (
      <Task
        key={id}
        task={page.data}
        status={status.data}
        entries={entries.data ?? none}
        error={entries.data ? null : entries.error}
        retry={entries.refetch}
      />
    );
  if (id === 0 || failure)
    return <Missing error={failure} retry={() => Promise.all([page.refetch(), status.refetch(), entries.refetch()])} />;
  return <TaskSkeleton />;
}
