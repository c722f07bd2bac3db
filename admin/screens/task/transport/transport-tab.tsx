// The rides of a task, the running one on top: who drove what from where to where, how long and how far.
import './transport.css';
import { useState } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import { useWorking } from '#admin/providers/working.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { DataTable } from '#admin/ui/data-table.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { HatchedStripe } from '#admin/ui/hatched-stripe.tsx';
import { IconInfoCircle, IconSearch, IconSteeringWheel } from '#admin/ui/icons.tsx';
import { Pager } from '#admin/ui/pager.tsx';
import { SearchField } from '#admin/ui/search-field.tsx';
import { SkeletonRows } from '#admin/ui/skeleton.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import { mayNow } from '../data.ts';
import { TabTrouble } from '../states.tsx';
import type { TabProps } from '../tabs.tsx';
import { useRideColumns } from './columns.tsx';
import { distanceOf, matching, started, useRides } from './data.ts';
import { RidePopups, useRidePopups } from './ride-popups.tsx';

/** Rows a page, by the specification. */
const page = 4;

/** The way to a new ride stands here too, and says why it rests. */
function Entry({ task, onStart }: Pick<TabProps, 'task'> & { onStart: () => void }) {
  const say = useSay();
  const works = useWorking()?.status === 0;
  if (!mayNow(task, 'startTransport')) return null;
  return (
    <div className="transport-entry">
      {works && (
        <p className="transport-why ui-small ui-quiet">
          <IconInfoCircle size={16} />
          {say('transport.start.workRuns')}
        </p>
      )}
      <ActionButton
        icon={<IconSteeringWheel size={18} />}
        blocked={works ? say('transport.start.workRuns') : null}
        reason="elsewhere"
        onAct={onStart}
      >
        {say('task.transitions.startTransport')}
      </ActionButton>
    </div>
  );
}

export default function TransportTab({ task }: TabProps) {
  const say = useSay();
  const format = useFormat();
  const [text, setText] = useState('');
  const [first, setFirst] = useState(0);
  const popups = useRidePopups();
  const columns = useRideColumns(task, popups.show);
  const { data: rides, error, refetch } = useRides(task.id);
  if (error && !rides) return <TabTrouble error={error} retry={refetch} />;
  if (!rides) return <SkeletonRows rows={page} />;

  const found = matching(rides, text);
  // A page that is gone, because rides are, gives way to the last one.
  const from = Math.min(first, Math.max(0, Math.floor((found.length - 1) / page) * page));
  const shown = found.slice(from, from + page);
  const finished = rides.filter(({ status }) => status !== started);
  const total = finished.reduce((sum, ride) => sum + distanceOf(ride), 0);
  const search = (next: string) => {
    setText(next);
    setFirst(0);
  };
  return (
    <div className="transport-tab">
      {finished.length < rides.length && <HatchedStripe />}
      <div className="transport-head">
        {rides.length > 0 && <SearchField label={say('transport.tab.search')} value={text} onChange={search} />}
        <Entry task={task} onStart={() => popups.show({ what: 'start' })} />
      </div>
      {shown.length > 0 ? (
        <DataTable
          fixed
          label={say('task.screen.tabs.transport')}
          rows={shown}
          columns={columns}
          rowKey={({ id }) => id}
          mark={({ status, waypoints, refuels, notes }) => `${status} ${waypoints.length} ${refuels.length} ${notes}`}
        />
      ) : (
        <EmptyState
          icon={text ? <IconSearch size={24} /> : <IconSteeringWheel size={24} />}
          title={say(text ? 'transport.tab.noHit' : 'transport.tab.empty')}
        >
          {say(text ? 'transport.tab.noHitHint' : 'transport.tab.emptyHint')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <Pager
          from={from + 1}
          to={from + shown.length}
          total={found.length}
          onPrevious={from > 0 ? () => setFirst(from - page) : undefined}
          onNext={from + page < found.length ? () => setFirst(from + page) : undefined}
        >
          {finished.length > 0 && <span className="ui-num">{say('transport.tab.finished', { distance: format.kilometers(total) })}</span>}
        </Pager>
      )}
      <RidePopups {...popups} task={task} />
    </div>
  );
}
