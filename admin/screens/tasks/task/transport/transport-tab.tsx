// The trips of a task, the running one first: driver, vehicle, route, duration and distance.

import { isUnderWay } from '#admin/screens/transport/shared/states.ts';
import './transport.css';
import { Paged, usePaged } from '#admin/generic/parts/paged.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { HatchedStripe } from '#admin/ui/marks/hatched-stripe.tsx';
import { IconPlus, IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { mayNow } from '../data.ts';
import type { TabProps } from '../tabs.tsx';
import { useRideColumns } from './columns.tsx';
import { distanceOf, textOf, useRides } from './data.ts';
import { RidePopups, type ShowRidePopup, useRidePopups } from './ride-popups.tsx';

/** The buttons for a new trip and for a past one. */
function Entry({ task, show }: { task: TaskPage; show: ShowRidePopup }) {
  const say = useSay();
  return (
    <div className="transport-entry row last wrap gap-12 lines-8 fill">
      {mayNow(task, 'addTransport') && (
        <ActionButton kind="quiet" icon={<IconPlus size={18} />} onAct={() => show({ kind: 'add' })}>
          {say('transport.tab.add')}
        </ActionButton>
      )}
      {mayNow(task, 'startTransport') && (
        <ActionButton icon={<IconSteeringWheel size={18} />} onAct={() => show({ kind: 'start' })}>
          {say('task.transitions.startTransport')}
        </ActionButton>
      )}
    </div>
  );
}

export default function TransportTab({ task }: TabProps) {
  const say = useSay();
  const format = useFormat();
  const popups = useRidePopups();
  const columns = useRideColumns(task, popups.show);
  const { data: rides, error, refetch } = useRides(task.id);
  const paged = usePaged(rides, textOf);
  const finished = rides?.filter((ride) => !isUnderWay(ride)) ?? [];
  const total = finished.reduce((sum, ride) => sum + distanceOf(ride), 0);
  return (
    <div className="transport-tab">
      {rides && finished.length < rides.length && <HatchedStripe />}
      <Paged
        paged={paged}
        error={error}
        retry={refetch}
        label={say('transport.tab.search')}
        none={say('transport.tab.noHit')}
        beside={rides && <Entry task={task} show={popups.show} />}
        empty={
          <EmptyState icon={<IconSteeringWheel size={24} />} title={say('transport.tab.empty')}>
            {say('transport.tab.emptyHint')}
          </EmptyState>
        }
        foot={
          finished.length > 0 && <span className="ui-num">{say('transport.tab.finished', { distance: format.kilometers(total) })}</span>
        }
      >
        <DataTable
          fixed
          label={say('task_page.tabs.transport')}
          rows={paged.shown}
          columns={columns}
          rowKey={({ id }) => id}
          mark={({ version, status, waypoints, refuels, notes }) => `${version} ${status} ${waypoints.length} ${refuels.length} ${notes}`}
        />
      </Paged>
      <RidePopups {...popups} task={task} />
    </div>
  );
}
