// A link to set a password, shown once, to be handed over where no mail server is configured.

import { SecretPopup } from '#admin/generic/account/secret-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';

/** The server's answer: the sent mail, or the created link. */
export type SentLink = { readonly email: string; readonly expires_at: string; readonly mailed: boolean; readonly url?: string };

type Props = { title?: string; sent: SentLink; name: string; onClose: () => void };

export function AccountLink({ title, sent, name, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  return (
    <SecretPopup
      title={title ?? say('person.inviteLink')}
      text={sent.url ?? ''}
      note={say('person.inviteLinkNote', { name, date: format.dateTime(sent.expires_at) })}
      onClose={onClose}
    />
  );
}
