// The user's PIN for wall terminals: generated and shown once, or removed.
import { useState } from 'react';
import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useRefreshSession, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

export function OwnPin({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { user } = useSession();
  const refresh = useRefreshSession();
  const [pin, setPin] = useState<string | null>(null);
  if (pin) return <SecretPopup spaced title={say('person.pinTitle')} text={pin} note={say('profile.pinOnce')} onClose={onClose} />;
  const take = async () => {
    await call('/me/pin', { method: 'DELETE' });
    toastSuccess(say('person.pinTaken'));
    await refresh();
  };
  const give = async () => {
    setPin((await call('/me/pin', { method: 'POST' })).json.pin ?? null);
    await refresh();
    return stay;
  };
  return (
    <ConfirmPopup
      title={say('person.pinTitle')}
      action={say('person.pinAct')}
      effect={say(user.pin_set_at ? 'person.pinEffectAnew' : 'person.pinEffect')}
      send={give}
      onClose={onClose}
      extra={(press) =>
        user.pin_set_at && (
          <ActionButton kind="dangerText" onAct={() => press(take)}>
            {say('person.pinTakeTitle')}
          </ActionButton>
        )
      }
    />
  );
}
