// Invites a user: the link to set a password is mailed, or handed over where no mail server is configured.
import { useState } from 'react';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { IconMail } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { AccountLink, type SentLink } from './account-link.tsx';

/** Without idempotency key, because the server returns the link only once. */
export const sendInvitation = async (id: number): Promise<SentLink> => (await call(`/user/${id}/invite`, { method: 'POST' })).json;

export function Invite({ record, onClose }: { record: WholeRecord<'user'>; onClose: () => void }) {
  const say = useSay();
  const afterChange = useAfterChange(entityOf('user'));
  const [invited, setInvited] = useState<SentLink | null>(null);
  const act = async () => {
    const answer = await sendInvitation(record.id);
    await afterChange();
    if (answer.url && !answer.mailed) {
      setInvited(answer);
      return stay;
    }
    toastSuccess(say('person.inviteSent', { email: answer.email }));
  };
  if (invited) return <AccountLink sent={invited} name={record.title} onClose={onClose} />;
  return (
    <ConfirmPopup
      title={say('person.inviteTitle')}
      subject={record.title}
      action={say('person.inviteAct')}
      icon={<IconMail size={16} />}
      effect={[say('person.inviteEffect', { email: record.email }), Boolean(record.invited_at) && say('person.inviteEarlier')]}
      send={act}
      onClose={onClose}
    />
  );
}
