// The page of a running trip: duration, vehicle, route with stops, passengers and actions.
import './in-transit.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useKeysHelp } from '#admin/generic/shell/use-keys-help.tsx';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { NotLive, useLive } from '#admin/providers/live/live.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { addressOf, phoneOf } from '#admin/screens/clients/shared/parties.ts';
import { readTask, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { ChangeRideType } from '#admin/screens/transport/shared/change-type.tsx';
import { passengersIn, type Ride, rideKeys, vehicleName } from '#admin/screens/transport/shared/ride-queries.ts';
import { TakeBackRide } from '#admin/screens/transport/shared/take-back-ride.tsx';
import { useMaps } from '#admin/ui/browser/maps.ts';
import { telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { AvatarStack } from '#admin/ui/marks/avatar.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { HatchedStripe } from '#admin/ui/marks/hatched-stripe.tsx';
import { IconArrowLeft, IconNavigation, IconPencil, IconPhone, IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import { DriverDock, PassengerDock } from './dock.tsx';
import { RouteLine } from './route-line.tsx';

function Ways({ task }: { task: TaskPage }) {
  const say = useSay();
  const maps = useMaps();
  const address = addressOf(task);
  const phone = phoneOf(task);
  if (!address && !phone) return null;
  return (
    <div className="in-transit-ways row stretch wrap gap-8 above-2">
      {address && (
        <a className="ui-button ui-button-plain ui-button-l" {...maps.way(address)}>
          <IconNavigation size={18} />
          <span className="ui-button-label">{say('transport.way.navigate')}</span>
        </a>
      )}
      {phone && (
        <a href={telephoneLink(phone)} className="ui-button ui-button-plain ui-button-l">
          <IconPhone size={18} />
          <span className="ui-button-label">{say('transport.way.call')}</span>
        </a>
      )}
    </div>
  );
}

/** The type, which sets the price; its driver changes it here. */
function RideType({ ride }: { ride: Ride }) {
  const say = useSay();
  const { shown, open, show, close } = useOpening<'type'>();
  const name = ride.transport_type_name ?? say('transport.correct.noType');
  return (
    <p className="row gap-6 ui-small ui-quiet">
      {say('transport.fields.transport_type_id')}: {name}
      {ride.$transitions.changeType.allowed && (
        <IconButton icon={<IconPencil size={16} />} label={say('transport.tab.changeType')} onAct={() => show('type')} />
      )}
      {shown && <ChangeRideType key={shown.turn} ride={ride} open={open} onClose={close} />}
    </p>
  );
}

/** A trip begun by mistake is taken back, not ended. */
function ByMistake({ ride }: { ride: Ride }) {
  const say = useSay();
  const { shown, open, show, close } = useOpening<'mistake'>();
  if (!ride.$transitions.remove.allowed) return null;
  return (
    <p>
      <ActionButton kind="quiet" onAct={() => show('mistake')}>
        {say('transport.way.mistake')}
      </ActionButton>
      {shown && <TakeBackRide key={shown.turn} ride={ride} open={open} onClose={close} />}
    </p>
  );
}

function People({ ride, drives }: { ride: Ride; drives: boolean }) {
  const say = useSay();
  const { user } = useSession();
  const along = passengersIn(ride);
  const others = along.filter((one) => one.user_id !== user.id).map(({ name }) => name);
  const people = [{ id: ride.user_id, name: ride.user_name }, ...along.map(({ user_id, name }) => ({ id: user_id, name }))];
  const driver = drives ? say('transport.way.driverYou') : say('transport.way.driver', { name: ride.user_name });
  return (
    <p className="in-transit-people row gap-10 ui-quiet">
      <AvatarStack people={people} max={4} />
      <span className="ui-small">
        {driver}
        {others.length > 0 && ` · ${say('transport.way.along', { names: others.join(', ') })}`}
        {drives && others.length === 0 && ` · ${say('transport.way.alone')}`}
      </span>
    </p>
  );
}

export default function InTransit({ ride }: { ride: Ride }) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const queries = useQueryClient();
  const { user } = useSession();
  const drives = ride.user_id === user.id;
  const { data: task } = useQuery({
    queryKey: taskKeys.page(ride.task_id),
    queryFn: ({ signal }) => readTask(ride.task_id, signal),
    staleTime: 60_000,
    retry: false,
  });
  // A new stop is an event of the task; passengers see it too.
  useLive([`task:${ride.task_id}`], () => void queries.invalidateQueries({ queryKey: rideKeys.current }));
  usePageTitle(say('transport.way.title'));
  const keys = useKeysHelp();
  return (
    <>
      <HatchedStripe />
      <main id="content" className="in-transit" tabIndex={-1}>
        <header className="in-transit-head row wrap gap-8 tall-36">
          {!drives && <IconButton icon={<IconArrowLeft size={20} />} label={t('verb.back')} to="/" />}
          <h1 className="ui-live">
            <IconSteeringWheel size={20} />
            {say('transport.way.title')}
          </h1>
          <NotLive />
          <span className="push">
            <Chip>{say(ride.private_vehicle ? 'transport.way.private' : 'transport.way.company')}</Chip>
          </span>
        </header>
        <Clock since={ride.start_time} offset={useServerOffset()} size="dock" tone="running" label={say('transport.way.elapsed')} />
        <p className="in-transit-vehicle break ui-quiet ui-num">
          {say('transport.way.since', { time: format.timeFrom(ride.start_time, Date.now()) })} · {vehicleName(ride)}
        </p>
        <RideType ride={ride} />
        <RouteLine ride={ride} task={task} edits={drives} />
        {task && <Ways task={task} />}
        <People ride={ride} drives={drives} />
        <ByMistake ride={ride} />
      </main>
      {drives ? <DriverDock ride={ride} task={task} /> : <PassengerDock ride={ride} />}
      {keys.popup}
    </>
  );
}
