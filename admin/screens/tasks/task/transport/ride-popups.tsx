// The popups of the trips tab: a new or past trip, notes, corrections, and the end of a forgotten trip.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { ChangeRideType } from '#admin/screens/transport/shared/change-type.tsx';
import { useEndKilometers } from '#admin/screens/transport/shared/end-kilometers.ts';
import { KilometersField } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { type Ride, rideKeys } from '#admin/screens/transport/shared/ride-queries.ts';
import { TakeBackRide } from '#admin/screens/transport/shared/take-back-ride.tsx';
import { IconCheck, IconFlagFilled } from '#admin/ui/marks/icons.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import AddRide from './add-ride.tsx';
import { CorrectRide } from './correct-ride.tsx';
import StartTransport from './start-transport.tsx';

type RidePopup = { kind: 'start' | 'add' } | { kind: 'notes' | 'end' | 'correct' | 'type' | 'remove'; ride: Ride };
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
  const { kilometers, distance, blocked, accept_unlikely, question, field } = useEndKilometers(ride);
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
        subject: { kilometers, reason, accept_unlikely },
        send: (key) =>
          send(() =>
            sendOnce(
              `/transport/${ride.id}/stop`,
              { method: 'POST', body: { kilometers: kilometers ?? Number.NaN, reason, accept_unlikely } },
              key,
            ),
          ),
        done: say('transport.toast.stopped', { distance }),
      }}
    >
      <Notice tone="info">{say('transport.stop.forgotten', { name: ride.user_name })}</Notice>
      <KilometersField {...field} />
      {question}
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
  if (!('ride' in popup)) {
    const New = popup.kind === 'start' ? StartTransport : AddRide;
    return <New key={turn} task={task} {...common} />;
  }
  const { kind, ride } = popup;
  const rest = { ride, ...common };
  switch (kind) {
    case 'notes':
      return <RideNotes key={turn} {...rest} />;
    case 'end':
      return <EndForgotten key={turn} {...rest} />;
    case 'correct':
      return <CorrectRide key={turn} {...rest} />;
    case 'type':
      return <ChangeRideType key={turn} {...rest} />;
    case 'remove':
      return <TakeBackRide key={turn} {...rest} />;
  }
}
