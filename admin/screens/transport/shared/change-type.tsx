// Changes the type of a trip, under way or afterwards, until it is billed.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useReadRidesAgain } from './ride-acts.ts';
import { type Ride, vehicleName } from './ride-queries.ts';
import { TypeField, useRideTypes } from './type-field.tsx';

export function ChangeRideType({ ride, open, onClose }: { ride: Ride; open: boolean; onClose: () => void }) {
  const say = useSay();
  const readAgain = useReadRidesAgain();
  const types = useRideTypes();
  const [transport_type_id, setType] = useState(ride.transport_type_id);
  const changed = transport_type_id !== ride.transport_type_id;
  const body = { transport_type_id };
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('transport.correct.type')}
      subject={vehicleName(ride)}
      filled={changed}
      action={{
        label: say('transport.correct.typeAction'),
        icon: <IconCheck size={18} />,
        blocked: changed ? null : say('transport.correct.same'),
        subject: body,
        send: async (key) => {
          await sendOnce(`/transport/${ride.id}/type`, { body }, key);
          await readAgain(ride.task_id);
        },
        done: say('transport.toast.typed', {
          type: types.find(({ id }) => id === transport_type_id)?.title ?? say('transport.correct.noType'),
        }),
      }}
    >
      <TypeField value={transport_type_id} onChange={setType} help={say('transport.correct.typeHint')} />
    </PressPopup>
  );
}
