// Adds a stop: one tap records time and, if the device allows, position; name and odometer can follow.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { KilometersField, useKilometersIn } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { useRemoveWaypoint } from '#admin/screens/transport/shared/ride-acts.ts';
import { type Ride, showRide } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheck, IconTrash } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

export type Waypoint = Ride['waypoints'][number];

/** The device's position, `46.05108, 14.50513`; null if denied or too slow. */
const place = (): Promise<string | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) resolve(null);
    else
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(`${coords.latitude.toFixed(5)}, ${coords.longitude.toFixed(5)}`),
        () => resolve(null),
        { timeout: 8000, maximumAge: 30_000, enableHighAccuracy: true },
      );
  });

/** Adds a stop now, numbered until it is named; its position follows when the device knows it. */
export const useWaypoint = (ride: Ride) => {
  const queries = useQueryClient();
  const fail = useFailure();
  const locate = async (made: Waypoint) => {
    const position = await place();
    if (!position) return;
    try {
      showRide(queries, await sendOnce(`/transport/${ride.id}/waypoint/${made.id}`, { body: { position } }));
    } catch (error) {
      // The stop itself is saved.
      console.info('The place of a stop could not be told.', error);
    }
  };
  return async () => {
    try {
      const answer = await sendOnce(`/transport/${ride.id}/waypoint`, { method: 'POST', body: {} });
      showRide(queries, answer);
      const made = answer.waypoints.at(-1);
      // The route shows the stop at once, so no notification should cover its link.
      if (made) void locate(made);
    } catch (error) {
      fail(error);
    }
  };
};

type Props = { ride: Ride; waypoint: Waypoint; open: boolean; onClose: () => void };

export function EditWaypoint({ ride, waypoint, open, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const remove = useRemoveWaypoint(ride);
  const [point, setPoint] = useState(waypoint.point);
  const [reading, setReading] = useState(waypoint.kilometers === null ? '' : format.number(waypoint.kilometers));
  const kilometersIn = useKilometersIn();
  const kilometers = reading.trim() === '' ? null : kilometersIn(reading);
  const below = kilometers !== null && kilometers < ride.start_kilometers;
  const body = { point: point.trim(), kilometers };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.point.title')}
      subject={format.time(waypoint.time)}
      extra={
        <ActionButton
          kind="quiet"
          icon={<IconTrash size={18} />}
          onAct={() => {
            onClose();
            void remove(waypoint);
          }}
        >
          {say('transport.point.remove')}
        </ActionButton>
      }
      filled={body.point !== waypoint.point || kilometers !== waypoint.kilometers}
      action={{
        label: say('transport.point.action'),
        icon: <IconCheck size={18} />,
        blocked:
          body.point === ''
            ? say('transport.point.empty')
            : below
              ? say('transport.stop.below', { start: format.kilometers(ride.start_kilometers) })
              : null,
        subject: body,
        send: async (key) => showRide(queries, await sendOnce(`/transport/${ride.id}/waypoint/${waypoint.id}`, { body }, key)),
        done: say('transport.toast.point', { point: body.point }),
      }}
    >
      <LineField name="point" label={say('transport.point.place')} value={point} onChange={setPoint} max={200} required />
      <KilometersField
        label={say('transport.point.kilometers')}
        optional={say('transport.optional')}
        value={reading}
        onChange={setReading}
      />
    </PressPopup>
  );
}
