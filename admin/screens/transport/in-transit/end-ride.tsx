// Ends the user's trip with odometer and destination, both filled in.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LineField } from '#admin/fields/line-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { workStates } from '#admin/screens/times/shared/states.ts';
import { useEndKilometers } from '#admin/screens/transport/shared/end-kilometers.ts';
import { KilometersField } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { inTransit } from '#admin/screens/transport/shared/ride.ts';
import { type Ride, showRide } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFlagFilled, IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

type Props = { ride: Ride; task: TaskPage | undefined; open: boolean; onClose: () => void };

export function EndRide({ ride, task, open, onClose }: Props) {
  const say = useSay();
  const queries = useQueryClient();
  const { kilometers, distance, blocked, accept_unlikely, question, field } = useEndKilometers(ride);
  const [place, setPlace] = useState(ride.destination ?? task?.client?.name ?? '');
  const body = { kilometers, end_point: place.trim() || null, accept_unlikely };
  const navigate = useNavigate();
  const end = async (key: string) => {
    const ended = await sendOnce(`/transport/${ride.id}/stop`, { method: 'POST', body }, key);
    toastSuccess(say('transport.toast.stopped', { distance }));
    void readTaskAgain(queries, ride.task_id);
    // Without a trip the page redirects to the start page.
    showRide(queries, ended, null);
  };
  const mayWork = task?.$transitions.start?.allowed === true;
  const fail = useFailure();
  const working = useWorking();
  const waits = working?.task_id === ride.task_id && working.status === workStates.paused;
  const endAndWork = async (key: string) => {
    // The page leaves by this address once the trip is over.
    navigate(inTransit, { replace: true, state: { next: `/task/${ride.task_id}${waits ? '' : '?start'}` } });
    await end(key);
    if (!waits) return;
    try {
      await sendOnce(`/task/${ride.task_id}/continue`);
    } catch (refused) {
      // The trip has ended all the same; the task's page offers the work again.
      fail(refused);
    }
    void queries.invalidateQueries({ queryKey: taskKeys.working });
    void readTaskAgain(queries, ride.task_id);
  };
  const ending = { label: say('transport.stop.action'), icon: <IconFlagFilled size={18} />, blocked, subject: body, send: end };
  const workingHere = {
    label: say('transport.way.workHere', { number: String(ride.company_task_id) }),
    icon: <IconPlayerPlayFilled size={18} />,
    blocked,
    subject: body,
    send: endAndWork,
  };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.stop.title')}
      subject={ride.registration_plate ?? ride.vehicle_name}
      // Who has arrived at a task that they may work on came to work.
      action={mayWork ? workingHere : ending}
      extra={(press) =>
        mayWork && (
          <ActionButton kind="plain" size="xl" icon={ending.icon} blocked={blocked} reason="elsewhere" onAct={() => press(end)}>
            {ending.label}
          </ActionButton>
        )
      }
    >
      <KilometersField {...field} />
      {question}
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
