// The own PIN for the wall terminals: chosen by the program and shown once, or taken away.
import { useState } from 'react';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useOwnAsked } from './asked.ts';

export function OwnPin({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { user } = useSession();
  const { error, ask } = useOwnAsked();
  const [pin, setPin] = useState<string | null>(null);
  if (pin) return <SecretPopup spaced title={say('person.pinTitle')} text={pin} note={say('profile.pinOnce')} onClose={onClose} />;
  const take = async () => {
    if (!(await ask(() => call('/me/pin', { method: 'DELETE' })))) return;
    onClose();
    toastSuccess(say('person.pinTaken'));
  };
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
        onAct: () => ask(async () => setPin((await call('/me/pin', { method: 'POST' })).json.pin ?? null)),
      }}
    >
      <p>{say(user.pin_set_at ? 'person.pinEffectAnew' : 'person.pinEffect')}</p>
    </Popup>
  );
}
