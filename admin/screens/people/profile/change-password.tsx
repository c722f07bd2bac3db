// Changes the user's password: asks for the current one and ends all other sessions.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SecretField } from '#admin/generic/account/secret-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useRefreshSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const refresh = useRefreshSession();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const act = async () => {
    await call('/me/password', { method: 'PUT', body: { current, password } });
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    await refresh();
  };
  return (
    <PressPopup
      title={say('profile.passwordTitle')}
      onClose={onClose}
      filled={Boolean(current || password)}
      action={{
        label: say('profile.passwordTitle'),
        blocked: current && password ? null : say('profile.passwordMissing'),
        send: act,
        done: say('profile.passwordChanged'),
      }}
    >
      <SecretField id="profile-current" name="current" label={say('profile.current')} value={current} onChange={setCurrent} />
      <SecretField
        id="profile-password"
        name="password"
        fresh
        label={say('profile.next')}
        help={say('profile.nextHelp')}
        value={password}
        onChange={setPassword}
      />
      <p className="ui-faint">{say('profile.passwordEffect')}</p>
    </PressPopup>
  );
}
