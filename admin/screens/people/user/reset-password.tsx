// Resets a user's password: the link is mailed, or handed over where no mail server is configured.
import { useState } from 'react';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { IconMail } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { AccountLink, type SentLink } from './account-link.tsx';

export function ResetPassword({ record, onClose }: { record: WholeRecord<'user'>; onClose: () => void }) {
  const say = useSay();
  const [sent, setSent] = useState<SentLink | null>(null);
  const email = record.email;
  const act = async () => {
    // Without idempotency key, because the server returns the link only once.
    const { json } = await call(`/user/${record.id}/reset_password`, { method: 'POST' });
    if (json.url && !json.mailed) {
      setSent(json);
      return stay;
    }
    toastSuccess(say('person.resetSent', { email }));
  };
  if (sent) return <AccountLink title={say('person.resetLink')} sent={sent} name={record.title} onClose={onClose} />;
  return (
    <ConfirmPopup
      title={say('person.resetTitle')}
      subject={record.title}
      action={say('person.resetAct')}
      icon={<IconMail size={16} />}
      effect={say('person.resetEffect', { email })}
      send={act}
      onClose={onClose}
    />
  );
}
