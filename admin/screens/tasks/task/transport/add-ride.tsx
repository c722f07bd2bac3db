// Writes down a past trip that nobody started in the app: an own one, or with the right to edit all times that of a colleague.
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useReadRidesAgain } from '#admin/screens/transport/shared/ride-acts.ts';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can } from '#schema/core/access.ts';
import { useColleagues } from '../colleagues.ts';
import { RideFields, type RideValues, useRideValues } from './ride-form.tsx';
import { usualWay, type Way, WayFields } from './way-fields.tsx';

function Driver({ user, onChange }: { user: number; onChange: (user: number) => void }) {
  const say = useSay();
  const options = useColleagues('', null).all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Chooser
      id={useId()}
      label={say('transport.fields.user_id')}
      required
      options={options}
      value={options.find(({ value }) => value === user) ?? null}
      onChange={(one) => one && onChange(Number(one.value))}
    />
  );
}

type Props = { task: TaskPage; given?: Partial<RideValues>; open: boolean; onClose: () => void };

export default function AddRide({ task, given, open, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const { user: me } = useSession();
  const readAgain = useReadRidesAgain();
  const correctsAll = useMay(can('tasks.times'));
  const [user, setUser] = useState(me.id);
  const [values, setValues] = useState<RideValues>({ vehicle_id: null, ends: { start: null, end: null }, start: '', end: '', ...given });
  const [changed, setChanged] = useState<Partial<Way>>({});
  const way = { ...usualWay(task, undefined), ...changed };
  const known = useRideValues(values);
  const body = {
    ...known.body,
    transport_type_id: way.transport_type_id,
    start_point: way.start_point.trim() || null,
    end_point: way.destination.trim() || null,
    ...(user !== me.id && { user_id: user }),
  };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.correct.add')}
      subject={correctsAll ? undefined : `${me.name} ${me.last_name}`}
      filled={known.changed && (values.start !== '' || values.end !== '')}
      action={{
        label: say('transport.correct.add'),
        icon: <IconPlus size={18} />,
        blocked: known.blocked,
        subject: body,
        send: async (key) => {
          await sendOnce(`/task/${task.id}/transport`, { method: 'POST', body }, key);
          await readAgain(task.id);
        },
        done: say('transport.toast.added', { distance: format.kilometers(known.distance) }),
      }}
    >
      {correctsAll && <Driver user={user} onChange={setUser} />}
      <RideFields values={values} onChange={setValues} known={known} />
      <details className="ride-more">
        <summary className="task-link tap">{say('transport.way.route')}</summary>
        <WayFields way={way} onChange={(part) => setChanged({ ...changed, ...part })} />
      </details>
    </PressPopup>
  );
}
