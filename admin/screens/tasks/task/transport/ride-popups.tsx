// The questions of the tab of rides: a new one, the notes of one, the end of one that its driver forgot.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { usePress } from '#admin/providers/calls/press.ts';
import { sendOnceAt } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useEndKilometers } from '#admin/screens/transport/shared/end-kilometers.ts';
import { KilometersField } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { type Ride, rideKeys } from '#admin/screens/transport/shared/ride-queries.ts';
import { IconCheck, IconFlagFilled } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import StartTransport from './start-transport.tsx';

type Asked = { what: 'start' } | { what: 'notes' | 'end'; ride: Ride };
export type ShowRidePopup = (asked: Asked) => void;

export const useRidePopups = () => useOpening<Asked>();

type RideProps = { ride: Ride; open: boolean; onClose: () => void };

/** Sends an act on a ride, and shows the rides of its task anew. */
const useRideAct = ({ id, task_id }: Ride) => {
  const queries = useQueryClient();
  return async (path: string, method: 'PUT' | 'POST', body: object, key: string) => {
    try {
      await sendOnceAt(`/transport/${id}/${path}`, { method, body }, key);
    } finally {
      void queries.invalidateQueries({ queryKey: rideKeys.ofTask(task_id) });
      void readTaskAgain(queries, task_id);
    }
  };
};

function RideNotes({ ride, open, onClose }: RideProps) {
  const say = useSay();
  const send = useRideAct(ride);
  const [text, setText] = useState(ride.notes ?? '');
  const { error, press } = usePress(onClose);
  const notes = text.trim() || null;
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('transport.notes.title')}
      subject={ride.user_name}
      filled={notes !== ride.notes}
      error={error}
      action={{
        label: say('transport.notes.action'),
        icon: <IconCheck size={18} />,
        onAct: () =>
          press(notes, async (key) => {
            await send('notes', 'PUT', { notes }, key);
            toastSuccess(say('transport.toast.notes'));
          }),
      }}
    >
      <NotesField label={say('transport.notes.label')} value={text} onChange={setText} max={4000} />
    </Popup>
  );
}

function EndForgotten({ ride, open, onClose }: RideProps) {
  const say = useSay();
  const send = useRideAct(ride);
  const { kilometers, distance, blocked, field } = useEndKilometers(ride);
  const [text, setText] = useState('');
  const { error, press } = usePress(onClose);
  const reason = text.trim();
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('transport.stop.title')}
      subject={ride.registration_plate ?? ride.vehicle_name}
      filled={reason !== ''}
      error={error}
      action={{
        label: say('transport.stop.action'),
        icon: <IconFlagFilled size={18} />,
        blocked: blocked ?? (reason ? null : say('transport.stop.giveReason')),
        onAct: () =>
          press({ kilometers, reason }, async (key) => {
            await send('stop', 'POST', { kilometers, reason }, key);
            toastSuccess(say('transport.toast.stopped', { distance }));
          }),
      }}
    >
      <Notice tone="info">{say('transport.stop.forgotten', { name: ride.user_name })}</Notice>
      <KilometersField {...field} />
      <NotesField
        label={say('transport.stop.reason')}
        placeholder={say('transport.stop.reasonHint')}
        value={text}
        onChange={setText}
        required
      />
    </Popup>
  );
}

type Props = Omit<ReturnType<typeof useRidePopups>, 'show'> & { task: TaskPage };

export function RidePopups({ shown, open, close, task }: Props) {
  if (!shown) return null;
  const { what: asked, turn } = shown;
  const popup = { open, onClose: close };
  if (asked.what === 'start') return <StartTransport key={turn} task={task} {...popup} />;
  const { what, ride } = asked;
  return what === 'notes' ? <RideNotes key={turn} ride={ride} {...popup} /> : <EndForgotten key={turn} ride={ride} {...popup} />;
}
