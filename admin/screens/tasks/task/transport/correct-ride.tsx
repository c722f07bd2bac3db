// Corrects a finished trip: vehicle, times and kilometres, with a reason and what follows shown before saving.
import { useId, useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useReadRidesAgain, useRemoveWaypoint } from '#admin/screens/transport/shared/ride-acts.ts';
import type { Ride } from '#admin/screens/transport/shared/ride-queries.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconCheck, IconTrash } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { ReasonField, useReason } from '../times/reason.tsx';
import { useRides } from './data.ts';
import { RideFields, type RideValues, useRideValues } from './ride-form.tsx';

/** The stops on the way: one that was written by mistake, or whose kilometres are in the way of the corrected ones, is taken back here. */
function Stops({ ride }: { ride: Ride }) {
  const say = useSay();
  const format = useFormat();
  const titleId = useId();
  const remove = useRemoveWaypoint(ride);
  const { data: rides } = useRides(ride.task_id);
  const { waypoints } = rides?.find(({ id }) => id === ride.id) ?? ride;
  if (waypoints.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="ui-small ui-quiet">
        {say('transport.tab.waypoints', { smart_count: waypoints.length })}
      </p>
      <ul className="list stack gap-4" aria-labelledby={titleId}>
        {waypoints.map((waypoint) => (
          <li key={waypoint.id} className="split gap-10">
            <span className="stack fit">
              <span className="ui-one-line">{waypoint.point}</span>
              <span className="ui-small ui-quiet ui-num">
                {[format.time(waypoint.time), waypoint.kilometers !== null && format.kilometers(waypoint.kilometers)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <IconButton
              icon={<IconTrash size={18} />}
              label={`${say('transport.point.remove')}: ${waypoint.point}`}
              onAct={() => void remove(waypoint)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CorrectRide({ ride, open, onClose }: { ride: Ride; open: boolean; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const readAgain = useReadRidesAgain();
  // Fixed when the popup opens: a colleague's change is refused by the version.
  const [stored] = useState(ride);
  const [values, setValues] = useState<RideValues>({
    vehicle_id: stored.vehicle_id,
    ends: { start: stored.start_time, end: stored.end_time },
    start: format.number(stored.start_kilometers),
    end: format.number(stored.end_kilometers),
  });
  const known = useRideValues(values, stored);
  const reason = useReason();
  const body = { ...known.body, reason: reason.text };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.correct.title')}
      subject={stored.user_name}
      filled={known.changed || reason.text !== ''}
      action={{
        label: say('transport.correct.action'),
        icon: <IconCheck size={18} />,
        blocked: known.blocked ?? (known.changed ? reason.missing : say('transport.correct.same')),
        subject: body,
        send: async (key) => {
          await sendOnce(`/transport/${stored.id}`, { body, headers: { 'If-Match': `"${stored.version}"` } }, key);
          await readAgain(stored.task_id);
        },
        done: say('transport.toast.corrected', { distance: format.kilometers(known.distance) }),
      }}
    >
      <RideFields values={values} onChange={setValues} known={known} stored={stored} />
      <Stops ride={stored} />
      <ReasonField reason={reason} help={say('transport.correct.reasonHint')} />
    </PressPopup>
  );
}
