// Corrects a finished trip: vehicle, times and kilometres, with a reason and what follows shown before saving.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useReadRidesAgain } from '#admin/screens/transport/shared/ride-acts.ts';
import type { Ride } from '#admin/screens/transport/shared/ride-queries.ts';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { ReasonField, useReason } from '../times/reason.tsx';
import { RideFields, type RideValues, useRideValues } from './ride-form.tsx';

export function CorrectRide({ ride, open, onClose }: { ride: Ride; open: boolean; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const readAgain = useReadRidesAgain();
  // Fixed when the popup opens: a colleague's change is refused by the version.
  const [stored] = useState(ride);
  const [values, setValues] = useState<RideValues>({
    vehicle_id: stored.vehicle_id,
    ends: { start: stored.start_time, end: stored.end_time },
    start: format.number(stored.start_kilometers),
    end: format.number(stored.end_kilometers),
  });
  const known = useRideValues(values, stored);
  const reason = useReason();
  const body = { ...known.body, reason: reason.text };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.correct.title')}
      subject={stored.user_name}
      filled={known.changed || reason.text !== ''}
      action={{
        label: say('transport.correct.action'),
        icon: <IconCheck size={18} />,
        blocked: known.blocked ?? (known.changed ? reason.missing : say('transport.correct.same')),
        subject: body,
        send: async (key) => {
          await sendOnce(`/transport/${stored.id}`, { body, headers: { 'If-Match': `"${stored.version}"` } }, key);
          await readAgain(stored.task_id);
        },
        done: say('transport.toast.corrected', { distance: format.kilometers(known.distance) }),
      }}
    >
      <RideFields values={values} onChange={setValues} known={known} stored={stored} />
      <ReasonField reason={reason} help={say('transport.correct.reasonHint')} />
    </PressPopup>
  );
}
