// The columns of a task's trips; two lines on a phone.

import { downloadOf } from '#admin/providers/calls/files.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { passengersIn, type Ride, vehicleName } from '#admin/screens/transport/shared/ride-queries.ts';
import { isUnderWay } from '#admin/screens/transport/shared/states.ts';
import { useMaps } from '#admin/ui/browser/maps.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconClock, IconFlag, IconPencil, IconRoute, IconSteeringWheel, IconTrash } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import { can } from '#schema/core/access.ts';
import { mayNow } from '../data.ts';
import { distanceOf, placesOf, secondsOf } from './data.ts';
import type { ShowRidePopup } from './ride-popups.tsx';

function Driver({ ride }: { ride: Ride }) {
  const say = useSay();
  const along = (isUnderWay(ride) ? passengersIn(ride) : ride.passengers).map(({ name }) => name);
  return (
    <span className="transport-who row gap-10 fit">
      <Avatar name={ride.user_name} work={isUnderWay(ride) ? 'running' : null} />
      <span className="stack fit">
        <span className="ui-one-line">{ride.user_name}</span>
        <span className="ui-small ui-quiet ui-one-line">
          {ride.registration_plate ?? ride.vehicle_name}
          {along.length > 0 && ` · ${say('transport.tab.with', { names: along.join(', ') })}`}
        </span>
      </span>
    </span>
  );
}

function Route({ ride }: { ride: Ride }) {
  const say = useSay();
  const maps = useMaps();
  const format = useFormat();
  const route = placesOf(ride).join(' → ');
  const running = isUnderWay(ride);
  const positions = ride.waypoints.flatMap(({ position }) => position ?? []);
  const liters = ride.refuels.reduce((sum, refuel) => sum + refuel.liters, 0);
  const more = [
    ride.transport_type_name,
    ride.notes,
    running && ride.waypoints.length > 0 && say('transport.tab.waypoints', { smart_count: ride.waypoints.length }),
    liters > 0 && say('transport.tab.refuelled', { liters: format.number(liters, 2) }),
  ].filter(Boolean);
  return (
    <span className="stack fit">
      {running ? (
        <span className="transport-running row gap-6 fit ui-live" title={route}>
          <IconSteeringWheel size={16} />
          <span className="ui-one-line">{[say('transport.tab.underWay'), route].filter(Boolean).join(': ')}</span>
        </span>
      ) : (
        <span className="ui-one-line" title={route}>
          {route || vehicleName(ride)}
        </span>
      )}
      <span className="ui-small ui-quiet ui-one-line" title={ride.notes ?? undefined}>
        {more.join(' · ')}
        {ride.refuels.map(
          ({ id, receipt_file_id, liters: own }) =>
            receipt_file_id && (
              <a
                key={id}
                className="transport-receipt"
                href={downloadOf(receipt_file_id)}
                aria-label={say('transport.tab.openReceipt', { liters: format.number(own, 2) })}
              >
                {say('transport.tab.receipt')}
              </a>
            ),
        )}
        {positions.length > 0 && (
          <a className="transport-receipt" {...maps.positions(positions)}>
            {say('transport.way.map')}
          </a>
        )}
      </span>
    </span>
  );
}

function Kilometers({ ride }: { ride: Ride }) {
  const say = useSay();
  const format = useFormat();
  if (isUnderWay(ride))
    return <span className="ui-quiet">{say('transport.tab.from', { kilometers: format.number(ride.start_kilometers) })}</span>;
  return (
    <span className="stack fit">
      <b className="transport-distance">{format.kilometers(distanceOf(ride))}</b>
      <span className="transport-range ui-small ui-quiet">
        {format.number(ride.start_kilometers)} – {format.number(ride.end_kilometers)}
      </span>
    </span>
  );
}

const corrections = ['edit', 'changeType', 'remove'] as const;
const correctionLooks = {
  edit: { kind: 'correct', word: 'transport.tab.correct', icon: <IconClock size={18} /> },
  changeType: { kind: 'type', word: 'transport.tab.changeType', icon: <IconRoute size={18} /> },
  remove: { kind: 'remove', word: 'transport.tab.remove', icon: <IconTrash size={18} /> },
} as const;

/** Notes for users who may edit them; corrections with the reason where only the state forbids them; ending a forgotten trip for users who act as the owner. */
const useRideActs = (task: TaskPage, show: ShowRidePopup) => {
  const say = useSay();
  const { find } = useSpeech();
  const manages = useMay(can('tasks.manage'));
  const { user } = useSession();
  return (ride: Ride) => [
    ...(mayNow(task, 'editNotes')
      ? [
          {
            id: 'notes',
            label: say(ride.notes ? 'transport.tab.editNotes' : 'transport.tab.addNotes'),
            icon: <IconPencil size={18} />,
            onAct: () => show({ kind: 'notes', ride }),
          },
        ]
      : []),
    ...corrections.flatMap((name) => {
      const { allowed, reason } = ride.$transitions[name];
      if (reason === 'notAllowed' || (reason === 'underWay' && name === 'edit')) return [];
      const { kind, word, icon } = correctionLooks[name];
      const blocked = allowed ? null : (find(`transport.reasons.${reason}`) ?? null);
      return [{ id: name, label: say(word), icon, danger: name === 'remove', blocked, onAct: () => show({ kind, ride }) }];
    }),
    ...(isUnderWay(ride) && ride.user_id !== user.id && manages
      ? [{ id: 'end', label: say('transport.tab.end'), icon: <IconFlag size={18} />, onAct: () => show({ kind: 'end', ride }) }]
      : []),
  ];
};

export const useRideColumns = (task: TaskPage, show: ShowRidePopup): Column<Ride>[] => {
  const say = useSay();
  const format = useFormat();
  const offset = useServerOffset();
  const actsOf = useRideActs(task, show);
  return [
    { id: 'who', head: say('transport.tab.who'), narrow: 'title', cell: (ride) => <Driver ride={ride} /> },
    { id: 'route', head: say('transport.tab.route'), narrow: 'below', cell: (ride) => <Route ride={ride} /> },
    {
      id: 'start',
      head: say('transport.tab.start'),
      narrow: 'line',
      weight: 'quiet',
      width: '8.75rem',
      cell: (ride) => (
        <span className="stack ui-num">
          <span>{format.dateTime(ride.start_time)}</span>
          {ride.end_time && (
            <span className="ui-small ui-quiet">
              {say('transport.tab.until', { time: format.timeFrom(ride.end_time, ride.start_time) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'duration',
      head: say('transport.tab.duration'),
      narrow: 'top',
      align: 'right',
      width: '5rem',
      cell: (ride) => (
        <Clock
          since={isUnderWay(ride) ? ride.start_time : null}
          base={secondsOf(ride)}
          offset={offset}
          tone={isUnderWay(ride) ? 'running' : 'plain'}
        />
      ),
    },
    {
      id: 'kilometers',
      head: say('transport.tab.kilometers'),
      narrow: 'end',
      align: 'right',
      width: '8.25rem',
      cell: (ride) => <Kilometers ride={ride} />,
    },
    {
      id: 'acts',
      head: say('transport.one'),
      hideHead: true,
      narrow: 'act',
      width: '3.5rem',
      cell: (ride) => <MoreMenu items={actsOf(ride)} label={ride.user_name} />,
    },
  ];
};
