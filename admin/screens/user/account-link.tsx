// The link of an invitation where no mail leaves the house: shown once, to be handed over.

import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import type { Invited } from './invite.tsx';

export function InvitationLink({ invited, name, onClose }: { invited: Invited; name: string; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  return (
    <SecretPopup
      title={say('person.inviteLink')}
      text={invited.url ?? ''}
      note={say('person.inviteLinkNote', { name, date: format.dateTime(invited.expires_at) })}
      onClose={onClose}
    />
  );
}
