// Ends the user's trip with odometer and destination, both filled in.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useEndKilometers } from '#admin/screens/transport/shared/end-kilometers.ts';
import { KilometersField } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { type Ride, showRide } from '#admin/screens/transport/shared/ride-queries.ts';
import { IconFlagFilled } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

type Props = { ride: Ride; task: TaskPage | undefined; open: boolean; onClose: () => void };

export function EndRide({ ride, task, open, onClose }: Props) {
  const say = useSay();
  const queries = useQueryClient();
  const { kilometers, distance, blocked, field } = useEndKilometers(ride);
  const [place, setPlace] = useState(ride.destination ?? task?.client?.name ?? '');
  const body = { kilometers, end_point: place.trim() || null };
  const end = async (key: string) => {
    const ended = await sendOnce(`/transport/${ride.id}/stop`, { method: 'POST', body }, key);
    toastSuccess(say('transport.toast.stopped', { distance }));
    void readTaskAgain(queries, ride.task_id);
    // Without a trip the page redirects to the start page.
    showRide(queries, ended, null);
  };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.stop.title')}
      subject={ride.registration_plate ?? ride.vehicle_name}
      action={{
        label: say('transport.stop.action'),
        icon: <IconFlagFilled size={18} />,
        blocked,
        subject: body,
        send: end,
      }}
    >
      <KilometersField {...field} />
      <LineField
        name="end_point"
        label={say('transport.fields.end_point')}
        optional={say('transport.optional')}
        value={place}
        onChange={setPlace}
        max={200}
      />
    </PressPopup>
  );
}
