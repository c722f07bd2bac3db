// Takes back a trip begun or written by mistake, with a reason; can be undone.
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconTrash } from '#admin/ui/marks/icons.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { useTakeBack } from './ride-acts.ts';
import { type Ride, vehicleName } from './ride-queries.ts';

export function TakeBackRide({ ride, open, onClose }: { ride: Ride; open: boolean; onClose: () => void }) {
  const say = useSay();
  const takeBack = useTakeBack(ride);
  return (
    <InputPopup
      entity="task"
      input={callInputs['DELETE /transport/{id}']}
      open={open}
      onClose={onClose}
      title={say('transport.correct.remove')}
      subject={vehicleName(ride)}
      kind="danger"
      icon={<IconTrash size={18} />}
      effect={say('transport.correct.removeKeeps')}
      fields={{
        reason: {
          label: say('transport.stop.reason'),
          missing: say('transport.stop.giveReason'),
          hint: say('transport.correct.mistakeHint'),
          lines: 2,
        },
      }}
      send={takeBack}
    />
  );
}
