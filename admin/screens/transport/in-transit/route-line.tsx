// The route so far: start, stops, refuels and destination.
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import './route-line.css';
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { addressOf } from '#admin/screens/clients/shared/parties.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import type { Ride } from '#admin/screens/transport/shared/ride-queries.ts';
import { useMaps } from '#admin/ui/browser/maps.ts';
import { IconGasStation, IconPencil } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { EditWaypoint, type Waypoint } from './waypoint.tsx';

type StopProps = { kind: 'start' | 'stop' | 'end'; name: string; end?: ReactNode; children: ReactNode };
function Stop({ kind, name, end, children }: StopProps) {
  return (
    <li className={`in-transit-stop in-transit-${kind}`}>
      <i className="in-transit-dot" />
      <div className="in-transit-place stack start fit anchor">
        <span className="in-transit-name">{name}</span>
        {children}
      </div>
      {end && <span className="in-transit-reading ui-num ui-quiet">{end}</span>}
    </li>
  );
}

/** The refuels, in order. */
function Fuel({ ride }: { ride: Ride }) {
  const format = useFormat();
  return ride.refuels.map(({ id, liters, price, time }) => (
    <span key={id} className="row inline gap-6 above-4 ui-small ui-quiet ui-num">
      <IconGasStation size={14} />
      {format.time(time)} · {format.unit(liters, 'l', 2)}, {format.money(price)}
    </span>
  ));
}

type Props = { ride: Ride; task: TaskPage | undefined; edits: boolean };

export function RouteLine({ ride, task, edits }: Props) {
  const say = useSay();
  const maps = useMaps();
  const format = useFormat();
  const { shown, open, show: edit, close } = useOpening<Waypoint>();
  const goal = ride.destination ?? task?.client?.name ?? say('transport.way.noClient');
  return (
    <>
      <ol className="in-transit-route" aria-label={say('transport.way.route')} aria-live="polite">
        <Stop kind="start" name={ride.start_point ?? say('transport.way.start')} end={format.kilometers(ride.start_kilometers)}>
          <span className="ui-small ui-quiet">{say('transport.way.left', { time: format.time(ride.start_time) })}</span>
        </Stop>
        {ride.waypoints.map((point) => (
          <Stop key={point.id} kind="stop" name={point.point} end={point.kilometers !== null && format.kilometers(point.kilometers)}>
            <span className="ui-small ui-quiet">
              {say('transport.way.stopped', { time: format.time(point.time) })}
              {point.position && (
                <>
                  {' · '}
                  <a className="in-transit-map" {...maps.positions([point.position])}>
                    {say('transport.way.map')}
                  </a>
                </>
              )}
            </span>
            {edits && (
              <button
                type="button"
                className="in-transit-edit"
                aria-label={say('transport.way.editWaypoint', { point: point.point })}
                onClick={() => edit(point)}
              >
                <IconPencil size={16} />
              </button>
            )}
          </Stop>
        ))}
        <Stop kind="end" name={goal}>
          {task && addressOf(task) && <span className="ui-small ui-quiet">{addressOf(task)}</span>}
          <span className="ui-small ui-faint ui-num">
            #{ride.company_task_id} {ride.task_title}
          </span>
          {ride.notes && <span className="prose break above-4 ui-small ui-quiet">{ride.notes}</span>}
          <Fuel ride={ride} />
        </Stop>
      </ol>
      {shown && <EditWaypoint key={shown.turn} ride={ride} waypoint={shown.value} open={open} onClose={close} />}
    </>
  );
}
