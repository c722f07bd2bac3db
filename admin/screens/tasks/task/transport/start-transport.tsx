// Starts a trip: vehicle, odometer, passengers and purpose, with obstacles shown before sending.

import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { isRunning } from '#admin/screens/times/shared/states.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import './transport.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTaskAgain, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { KilometersField, useKilometersIn } from '#admin/screens/transport/shared/kilometers-field.tsx';
import { rideKeys, showRide, type VehicleChoice } from '#admin/screens/transport/shared/ride-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { continuesLastRide, largestGap } from '#schema/transport/kilometers.ts';
import { taskNumber } from '../acts.ts';
import { mayNow } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';
import AddRide from './add-ride.tsx';
import { CorrectRide } from './correct-ride.tsx';
import { inOrder, useVehicles } from './data.ts';
import { PassengersField } from './passengers-field.tsx';
import { VehicleField } from './vehicle-field.tsx';
import { usualWay, type Way, WayFields } from './way-fields.tsx';

/** The odometer differs from the last trip's end: shows the gap and the ways out: the last value, the last trip corrected, the missing trip added. */
type TooFarProps = { task: TaskPage; vehicle: VehicleChoice; kilometers: number; onFill: () => void };
function TooFar({ task, vehicle, kilometers, onFill }: TooFarProps) {
  const say = useSay();
  const format = useFormat();
  const { shown, open, show, close } = useOpening<'last' | 'missing'>();
  const { last_transport_id, last_end_time } = vehicle;
  const { data: lastRide } = useQuery({
    queryKey: [...rideKeys.around, 'last', last_transport_id],
    queryFn: async ({ signal }) => (await call(`/transport/${last_transport_id ?? 0}`, { signal })).json,
    enabled: last_transport_id !== null,
    retry: false,
  });
  const end = vehicle.last_end_kilometers ?? 0;
  const last = format.kilometers(end);
  const missing = {
    vehicle_id: vehicle.id,
    ends: { start: last_end_time, end: null },
    start: format.number(end),
    end: format.number(kilometers),
  };
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
      <div className="transport-fill row wrap gap-8">
        <ActionButton onAct={onFill}>{say('transport.start.fill', { last })}</ActionButton>
        {lastRide?.$transitions.edit.allowed && (
          <ActionButton onAct={() => show('last')}>{say('transport.start.correctLast')}</ActionButton>
        )}
        {kilometers > end && mayNow(task, 'addTransport') && (
          <ActionButton onAct={() => show('missing')}>{say('transport.start.addMissing')}</ActionButton>
        )}
      </div>
      {shown?.value === 'last' && lastRide && <CorrectRide key={shown.turn} ride={lastRide} open={open} onClose={close} />}
      {shown?.value === 'missing' && <AddRide key={shown.turn} task={task} given={missing} open={open} onClose={close} />}
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
    switch: works !== null,
  };
  const begin = async (key: string) => {
    try {
      showRide(queries, await sendOnce('/transport/start', { method: 'POST', body }, key));
      toastSuccess(say('transport.toast.started', { vehicle: vehicle?.name ?? '' }));
    } finally {
      void queries.invalidateQueries({ queryKey: rideKeys.vehicles });
      if (works) {
        void queries.invalidateQueries({ queryKey: taskKeys.working });
        void readTaskAgain(queries, works.task_id);
      }
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
        label: works ? say('transport.start.pauseAndDrive') : say('transport.start.action'),
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
          {far && <TooFar task={task} vehicle={vehicle} kilometers={kilometers} onFill={() => setTyped(null)} />}
          {works && (
            <Notice tone="info">{say('transport.start.pauseFirst', { number: String(works.company_task_id), title: works.title })}</Notice>
          )}
          <details className="ride-more">
            <summary className="task-link tap">{say('transport.start.more')}</summary>
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
          </details>
        </>
      )}
    </PressPopup>
  );
}
