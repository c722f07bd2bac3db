// The own PIN for the wall terminals: chosen by the program and shown once, or taken away.
import { useState } from 'react';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useOwnPress } from './own-press.ts';

export function OwnPin({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { user } = useSession();
  const { error, press } = useOwnPress(onClose);
  const [pin, setPin] = useState<string | null>(null);
  if (pin) return <SecretPopup spaced title={say('person.pinTitle')} text={pin} note={say('profile.pinOnce')} onClose={onClose} />;
  const take = () =>
    press(async () => {
      await call('/me/pin', { method: 'DELETE' });
      toastSuccess(say('person.pinTaken'));
    });
  const give = () =>
    press(async () => {
      setPin((await call('/me/pin', { method: 'POST' })).json.pin ?? null);
      return stay;
    });
  return (
    <Popup
      open
      title={say('person.pinTitle')}
      onClose={onClose}
      error={error}
      extra={
        user.pin_set_at && (
          <ActionButton kind="dangerText" onAct={take}>
            {say('person.pinTakeTitle')}
          </ActionButton>
        )
      }
      action={{
        label: say('person.pinAct'),
        onAct: give,
      }}
    >
      <p>{say(user.pin_set_at ? 'person.pinEffectAnew' : 'person.pinEffect')}</p>
    </Popup>
  );
}
