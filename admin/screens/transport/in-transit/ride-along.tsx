// The notice for a passenger on every page, with links to the trip and a button to get out.
import './ride-along.css';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { inTransit, useRide } from '#admin/screens/transport/shared/ride.ts';
import { type Ride, vehicleName } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconDoorExit, IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { useStepOut } from './step-out.ts';

function Along({ ride }: { ride: Ride }) {
  const say = useSay();
  const stepOut = useStepOut(ride);
  return (
    <section className="ride-along row wrap gap-10 lines-6" aria-label={say('transport.way.title')}>
      <IconSteeringWheel size={18} className="ui-live" />
      <p className="ride-along-text">
        {say('transport.along.driver', { name: ride.user_name })} <span className="ui-quiet ui-num">{vehicleName(ride)}</span>
      </p>
      <ActionButton to={inTransit}>{say('transport.along.show')}</ActionButton>
      <ActionButton kind="quiet" icon={<IconDoorExit size={16} />} onAct={stepOut}>
        {say('transport.along.leave')}
      </ActionButton>
    </section>
  );
}

export function RideAlong() {
  const ride = useRide();
  const { user } = useSession();
  return ride && ride.user_id !== user.id ? <Along ride={ride} /> : null;
}
