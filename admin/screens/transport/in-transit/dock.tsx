// The actions during a trip: stop, refuel, end; a passenger can get out.

import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import type { Ride } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconDoorExit, IconFlagFilled, IconGasStation, IconMapPinPlus } from '#admin/ui/marks/icons.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import { Dock, DockRow } from '#admin/ui/page/dock.tsx';
import { EndRide } from './end-ride.tsx';
import { Refuel } from './refuel.tsx';
import { useStepOut } from './step-out.ts';
import { useWaypoint } from './waypoint.tsx';

type PopupName = 'fuel' | 'end';

export function DriverDock({ ride, task }: { ride: Ride; task: TaskPage | undefined }) {
  const say = useSay();
  const addWaypoint = useWaypoint(ride);
  const { shown, open, show: showPopup, close } = useOpening<PopupName>();
  const popup = { ride, open, onClose: close };
  return (
    <>
      <Dock firm label={say('transport.way.acts')}>
        <DockRow>
          <ActionButton size="xl" icon={<IconMapPinPlus size={20} />} onAct={addWaypoint}>
            {say('transport.way.waypoint')}
          </ActionButton>
          <ActionButton size="xl" icon={<IconGasStation size={20} />} onAct={() => showPopup('fuel')}>
            {say('transport.way.fuel')}
          </ActionButton>
        </DockRow>
        <DockRow>
          <ActionButton
            kind="main"
            size="xl"
            className="in-transit-arrived"
            shortcut="U"
            icon={<IconFlagFilled size={20} />}
            onAct={() => showPopup('end')}
          >
            {say('transport.way.arrived')}
          </ActionButton>
        </DockRow>
        <p className="in-transit-why ui-small ui-faint">{say('transport.way.locked')}</p>
      </Dock>
      {shown?.value === 'fuel' && <Refuel key={shown.turn} {...popup} />}
      {shown?.value === 'end' && <EndRide key={shown.turn} {...popup} task={task} />}
    </>
  );
}

export function PassengerDock({ ride }: { ride: Ride }) {
  const say = useSay();
  const stepOut = useStepOut(ride);
  return (
    <Dock firm label={say('transport.way.acts')}>
      <DockRow>
        <ActionButton kind="ink" size="xl" className="in-transit-arrived" icon={<IconDoorExit size={20} />} onAct={stepOut}>
          {say('transport.way.leave')}
        </ActionButton>
      </DockRow>
      <p className="in-transit-why ui-small ui-faint">{say('transport.way.riding')}</p>
    </Dock>
  );
}
