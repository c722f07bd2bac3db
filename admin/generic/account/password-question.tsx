// Asks for the user's own password before a change of somebody's rights or sign-in; a right password sends the change again.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SecretField } from './secret-field.tsx';

export default function PasswordQuestion({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const send = async () => {
    await call('/me/password/proof', { method: 'POST', body: { password } });
    onAnswer(true);
  };
  return (
    <PressPopup
      title={say('account.proof.title')}
      onClose={() => onAnswer(false)}
      back={false}
      action={{
        label: say('account.proof.action'),
        subject: password,
        blocked: password ? null : say('error.field.required'),
        send,
      }}
    >
      <p>{say('account.proof.text')}</p>
      <SecretField
        id="password-proof"
        name="password"
        label={say('account.secondFactor.password')}
        value={password}
        onChange={setPassword}
      />
    </PressPopup>
  );
}
