// Somebody has forgotten their password: the same link goes to their mail as if they had asked for it themselves.
import { useState } from 'react';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { useFailureWords } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { IconMail } from '#admin/ui/icons.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';

export function ResetPassword({ record, onClose }: { record: Saved; onClose: () => void }) {
  const say = useSay();
  const failureWords = useFailureWords();
  const [error, setError] = useState<unknown>(null);
  const email = String(record.email);
  const act = async () => {
    try {
      await call('/public/reset_password', { method: 'POST', body: { email } });
      onClose();
      toastSuccess(say('person.resetSent', { email }));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Popup
      open
      title={say('person.resetTitle')}
      subject={record.title}
      onClose={onClose}
      error={error ? failureWords(error) : null}
      action={{ label: say('person.resetAct'), icon: <IconMail size={16} />, onAct: act }}
    >
      <p>{say('person.resetEffect', { email })}</p>
    </Popup>
  );
}
