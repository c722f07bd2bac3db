// The popups of the trips tab: a new trip, notes, and the end of a forgotten trip.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useEndKilometers } from '#admin/screens/transport/shared/end-kilometers.ts';
import { KilometersField } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { type Ride, rideKeys } from '#admin/screens/transport/shared/ride-queries.ts';
import { IconCheck, IconFlagFilled } from '#admin/ui/marks/icons.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import StartTransport from './start-transport.tsx';

type RidePopup = { kind: 'start' } | { kind: 'notes' | 'end'; ride: Ride };
export type ShowRidePopup = (popup: RidePopup) => void;

export const useRidePopups = () => useOpening<RidePopup>();

type RideProps = { ride: Ride; open: boolean; onClose: () => void };

/** Sends an action on a trip and updates the trips of its task. */
const useRideAct = ({ task_id }: Ride) => {
  const queries = useQueryClient();
  return async (send: () => Promise<unknown>) => {
    try {
      await send();
    } finally {
      void queries.invalidateQueries({ queryKey: rideKeys.ofTask(task_id) });
      void readTaskAgain(queries, task_id);
    }
  };
};

function RideNotes({ ride, open, onClose }: RideProps) {
  const say = useSay();
  const send = useRideAct(ride);
  return (
    <InputPopup
      entity="task"
      input={callInputs['PUT /transport/{id}/notes']}
      given={{ notes: ride.notes }}
      open={open}
      onClose={onClose}
      title={say('transport.notes.title')}
      subject={ride.user_name}
      action={say('transport.notes.action')}
      icon={<IconCheck size={18} />}
      fields={{ notes: { label: say('transport.notes.label') } }}
      send={(body, key) => send(() => sendOnce(`/transport/${ride.id}/notes`, { body }, key))}
      done={say('transport.toast.notes')}
    />
  );
}

function EndForgotten({ ride, open, onClose }: RideProps) {
  const say = useSay();
  const send = useRideAct(ride);
  const { kilometers, distance, blocked, field } = useEndKilometers(ride);
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.stop.title')}
      subject={ride.registration_plate ?? ride.vehicle_name}
      filled={reason !== ''}
      action={{
        label: say('transport.stop.action'),
        icon: <IconFlagFilled size={18} />,
        blocked: blocked ?? (reason ? null : say('transport.stop.giveReason')),
        subject: { kilometers, reason },
        send: (key) =>
          send(() =>
            sendOnce(`/transport/${ride.id}/stop`, { method: 'POST', body: { kilometers: kilometers ?? Number.NaN, reason } }, key),
          ),
        done: say('transport.toast.stopped', { distance }),
      }}
    >
      <Notice tone="info">{say('transport.stop.forgotten', { name: ride.user_name })}</Notice>
      <KilometersField {...field} />
      <NotesField
        name="reason"
        label={say('transport.stop.reason')}
        placeholder={say('transport.stop.reasonHint')}
        value={text}
        onChange={setText}
        required
      />
    </PressPopup>
  );
}

type Props = Omit<ReturnType<typeof useRidePopups>, 'show'> & { task: TaskPage };

export function RidePopups({ shown, open, close, task }: Props) {
  if (!shown) return null;
  const { value: popup, turn } = shown;
  const common = { open, onClose: close };
  if (popup.kind === 'start') return <StartTransport key={turn} task={task} {...common} />;
  const { kind, ride } = popup;
  return kind === 'notes' ? <RideNotes key={turn} ride={ride} {...common} /> : <EndForgotten key={turn} ride={ride} {...common} />;
}
