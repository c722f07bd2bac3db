// The user's second factor: set-up, and later new recovery codes or removal, with the password.
import { useState } from 'react';
import { RecoveryCodes } from '#admin/generic/account/recovery-codes.tsx';
import { SecondFactorSetup } from '#admin/generic/account/second-factor-setup.tsx';
import { SecretField } from '#admin/generic/account/secret-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useRefreshSession, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

function SetUp({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const t = useWords();
  const refresh = useRefreshSession();
  const done = () => {
    void refresh();
    onClose();
  };
  return (
    <Popup open width="wide" title={say('profile.factorTitle')} onClose={done} cancel={t('verb.close')}>
      <SecondFactorSetup onDone={done} />
    </Popup>
  );
}

function Manage({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const t = useWords();
  const { second_factor } = useSession();
  const refresh = useRefreshSession();
  const [popup, setWhat] = useState<'codes' | 'take'>('codes');
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async () => {
    const { json } = await call('/me/second_factor/recovery_codes', { method: 'POST', body: { password } });
    setCodes(json.recovery_codes ?? null);
    await refresh();
    return stay;
  };
  const end = async () => {
    await call('/me/second_factor', { method: 'DELETE', body: { password } });
    toastSuccess(say('profile.factorTaken'));
    await refresh();
  };
  if (codes)
    return (
      <Popup open title={say('profile.newCodes')} onClose={onClose} cancel={t('verb.close')}>
        <RecoveryCodes codes={codes} />
      </Popup>
    );
  return (
    <PressPopup
      title={say('profile.factorTitle')}
      onClose={onClose}
      filled={password !== ''}
      action={{
        label: say(popup === 'codes' ? 'profile.newCodes' : 'profile.takeFactor'),
        kind: popup === 'take' ? 'danger' : 'main',
        send: popup === 'codes' ? renew : end,
        blocked: password ? null : say('profile.passwordNeeded'),
      }}
    >
      <RadioList
        label={say('profile.what')}
        value={popup}
        options={[
          { value: 'codes', label: say('profile.newCodes'), note: say('profile.newCodesNote') },
          {
            value: 'take',
            label: say('profile.takeFactor'),
            note: say('profile.takeFactorNote'),
            blocked: second_factor.required ? say('profile.factorRequired') : null,
          },
        ]}
        onChange={setWhat}
      />
      <SecretField id="profile-proof" name="password" label={say('profile.password')} value={password} onChange={setPassword} />
    </PressPopup>
  );
}

export function SecondFactor({ onClose }: { onClose: () => void }) {
  const { second_factor } = useSession();
  // Fixed while the popup is open, although its steps change the state.
  const [inForce] = useState(second_factor.since !== null);
  return inForce ? <Manage onClose={onClose} /> : <SetUp onClose={onClose} />;
}
