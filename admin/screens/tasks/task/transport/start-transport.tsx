// Starts a trip: vehicle, odometer, passengers and purpose, with obstacles shown before sending.

import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { isRunning } from '#admin/screens/times/shared/states.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import './transport.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { KilometersField, useKilometersIn } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { rideKeys, showRide, type VehicleChoice } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { continuesLastRide, largestGap } from '#schema/transport/kilometers.ts';
import { taskNumber } from '../acts.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { inOrder, useVehicles } from './data.ts';
import { PassengersField } from './passengers-field.tsx';
import { VehicleField } from './vehicle-field.tsx';
import { usualWay, type Way, WayFields } from './way-fields.tsx';

/** The odometer differs from the last trip's end: shows the gap, a button that fills in the last value, and who may know the missing trip. */
function TooFar({ vehicle, kilometers, onFill }: { vehicle: VehicleChoice; kilometers: number; onFill: () => void }) {
  const say = useSay();
  const format = useFormat();
  const end = vehicle.last_end_kilometers ?? 0;
  const last = format.kilometers(end);
  return (
    <Notice
      tone="danger"
      live
      note={
        vehicle.last_user_name &&
        say('transport.start.lastDriver', { name: vehicle.last_user_name, time: format.dateTime(vehicle.last_end_time) })
      }
    >
      <p>{say('transport.start.far', { last, difference: format.kilometers(Math.abs(kilometers - end)), most: largestGap })}</p>
      <ActionButton className="transport-fill" onAct={onFill}>
        {say('transport.start.fill', { last })}
      </ActionButton>
    </Notice>
  );
}

export default function StartTransport({ task, open, onClose }: PopupProps) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const queries = useQueryClient();
  const { user } = useSession();
  const working = useWorking();
  const { data, error: failed } = useVehicles();
  const vehicles = inOrder(data ?? [], user.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [company_users, setPassengers] = useState<readonly number[]>([]);
  const [purpose, setPurpose] = useState('');
  const [changed, setChanged] = useState<Partial<Way>>({});

  const free = vehicles.filter(({ in_use }) => !in_use);
  const vehicle = free.find(({ id }) => id === chosen) ?? free.find(({ last_own }) => chosen === null && last_own);
  const last = vehicle?.last_end_kilometers ?? null;
  const reading = typed ?? (last === null ? '' : format.number(last));
  const kilometers = useKilometersIn()(reading);
  const far = vehicle !== undefined && kilometers > 0 && !continuesLastRide(kilometers, vehicle);
  const works = working && isRunning(working) ? working : null;
  const way = { ...usualWay(task, vehicle), ...changed };

  const why = () => {
    if (works) return say('transport.reasons.workRuns', { number: String(works.company_task_id), title: works.title });
    if (data && vehicles.length === 0) return say('transport.start.noVehicle');
    if (!vehicle) return say('transport.start.chooseVehicle');
    if (kilometers === 0) return say('transport.start.enterKilometers');
    return far ? say('transport.start.kilometersDiffer') : null;
  };
  const help = () => {
    if (!vehicle || far) return undefined;
    if (vehicle.private_vehicle) return say('transport.start.private');
    return last ? say('transport.start.lastEnd', { last: format.kilometers(last), most: largestGap }) : say('transport.start.noLastEnd');
  };
  const body = {
    task_id: task.id,
    vehicle_id: vehicle?.id,
    kilometers,
    company_users,
    comment: purpose.trim() || null,
    transport_type_id: way.transport_type_id,
    start_point: way.start_point.trim() || null,
    destination: way.destination.trim() || null,
  };
  const begin = async (key: string) => {
    try {
      showRide(queries, await sendOnce('/transport/start', { method: 'POST', body }, key));
      toastSuccess(say('transport.toast.started', { vehicle: vehicle?.name ?? '' }));
    } finally {
      void queries.invalidateQueries({ queryKey: rideKeys.vehicles });
      void readTaskAgain(queries, task.id);
    }
  };
  const choose = (id: number) => {
    setChosen(id);
    // Each vehicle has its own odometer.
    setTyped(null);
  };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.start.title')}
      subject={`#${taskNumber(task)}`}
      filled={typed !== null || company_users.length > 0 || purpose !== '' || Object.keys(changed).length > 0}
      trouble={failed ? t('state.failed_hint') : null}
      action={{
        label: say('transport.start.action'),
        icon: <IconSteeringWheel size={18} />,
        blocked: why(),
        subject: body,
        send: begin,
      }}
    >
      {!data && !failed && <SkeletonRows rows={8} />}
      {/* Rendered together, so that the focus enters the first field. */}
      {data && (
        <>
          <VehicleField vehicles={vehicles} value={vehicle?.id ?? chosen} onChange={choose} />
          <KilometersField label={say('transport.fields.start_kilometers')} value={reading} onChange={setTyped} help={help()} wrong={far} />
          {far && <TooFar vehicle={vehicle} kilometers={kilometers} onFill={() => setTyped(null)} />}
          <WayFields way={way} onChange={(part) => setChanged({ ...changed, ...part })} />
          <PassengersField task={task} value={company_users} onChange={setPassengers} />
          <LineField
            label={say('transport.start.purpose')}
            optional={say('transport.optional')}
            placeholder={say('transport.start.purposeHint')}
            value={purpose}
            onChange={setPurpose}
            max={4000}
          />
        </>
      )}
    </PressPopup>
  );
}
