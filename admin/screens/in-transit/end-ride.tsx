// The end of the own ride asks two things, both filled in: what the counter shows, and where one has arrived.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KilometersField, kilometersIn } from '#admin/fields/kilometers-field.tsx';
import { LineField } from '#admin/fields/line-field.tsx';
import { usePress } from '#admin/providers/press.ts';
import { lastReading, type Ride, showRide } from '#admin/providers/ride-queries.ts';
import { sendOnce } from '#admin/providers/send-once.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { readTaskAgain, type TaskPage } from '#admin/providers/task-queries.ts';
import { IconFlagFilled } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { useFormat } from '#admin/ui/words.tsx';

type Props = { ride: Ride; task: TaskPage | undefined; open: boolean; onClose: () => void };

export function EndRide({ ride, task, open, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const first = { reading: format.number(lastReading(ride)), place: ride.destination ?? task?.client?.name ?? '' };
  const [reading, setReading] = useState(first.reading);
  const [place, setPlace] = useState(first.place);
  const { error, press } = usePress(onClose);
  const kilometers = kilometersIn(reading);
  const driven = kilometers - ride.start_kilometers;
  const start = format.kilometers(ride.start_kilometers);
  const below = kilometers > 0 && driven < 0 ? say('transport.stop.below', { start }) : undefined;
  const body = { kilometers, end_point: place.trim() || null };
  const end = async (key: string) => {
    const ended = await sendOnce<Ride>(`/transport/${ride.id}/stop`, { method: 'POST', body }, key);
    toastSuccess(say('transport.toast.stopped', { distance: format.kilometers(driven) }));
    void readTaskAgain(queries, ride.task_id);
    // Without a ride the page leads home.
    showRide(queries, ended, null);
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('transport.stop.title')}
      subject={ride.registration_plate ?? ride.vehicle_name}
      error={error}
      action={{
        label: say('transport.stop.action'),
        icon: <IconFlagFilled size={18} />,
        blocked: kilometers === 0 ? say('transport.stop.enterKilometers') : (below ?? null),
        onAct: () => press(body, end),
      }}
    >
      <KilometersField
        label={say('transport.fields.end_kilometers')}
        value={reading}
        onChange={setReading}
        error={below}
        help={driven >= 0 ? say('transport.stop.distance', { distance: format.kilometers(driven) }) : undefined}
      />
      <LineField
        label={say('transport.fields.end_point')}
        optional={say('transport.optional')}
        value={place}
        onChange={setPlace}
        max={200}
      />
    </Popup>
  );
}
