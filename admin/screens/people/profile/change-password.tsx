// The own password is changed: the present one proves who asks, and everybody else who used it is signed out.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useOwnPress } from './own-press.ts';
import { SecretField } from './secret-field.tsx';

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const { fields, error, press } = useOwnPress(onClose);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const act = () =>
    press(async () => {
      await call('/me/password', { method: 'PUT', body: { current, password } });
      await queries.invalidateQueries({ queryKey: ['sessions'] });
      toastSuccess(say('profile.passwordChanged'));
    });
  return (
    <Popup
      open
      title={say('profile.passwordTitle')}
      onClose={onClose}
      filled={Boolean(current || password)}
      error={error}
      action={{ label: say('profile.passwordTitle'), onAct: act, blocked: current && password ? null : say('profile.passwordMissing') }}
    >
      <SecretField id="profile-current" label={say('profile.current')} value={current} onChange={setCurrent} error={fields.current} />
      <SecretField
        id="profile-password"
        fresh
        label={say('profile.next')}
        help={say('profile.nextHelp')}
        value={password}
        onChange={setPassword}
        error={fields.password}
      />
      <p className="ui-faint">{say('profile.passwordEffect')}</p>
    </Popup>
  );
}
