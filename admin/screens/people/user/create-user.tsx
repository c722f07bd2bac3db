// Creates a user and by default sends the invitation.
import { useState } from 'react';
import CreatePage from '#admin/generic/form/create-page.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { AccountLink, type SentLink } from './account-link.tsx';
import { sendInvitation } from './invite.tsx';

export default function CreateUser({ entity }: ScreenProps) {
  const say = useSay();
  const failed = useFailure();
  const [invites, setInvites] = useState(true);
  const [shown, setShown] = useState<{ invited: SentLink; name: string; goOn: () => void } | null>(null);
  return (
    <>
      <CreatePage
        entity={entity}
        onMade={async ({ id, title }) => {
          if (!invites) return;
          try {
            const invited = await sendInvitation(id);
            if (!invited.mailed && invited.url)
              return await new Promise<void>((resolve) => setShown({ invited, name: title, goOn: resolve }));
            toastSuccess(say('person.inviteSent', { email: invited.email }));
          } catch (error) {
            // The user is created; the invitation can be repeated on their page.
            failed(error);
          }
        }}
      >
        <FormSection title={say('person.inviteTitle')}>
          <FormCell>
            <Checkbox label={say('person.inviteNow')} note={say('person.inviteNowNote')} checked={invites} onChange={setInvites} />
          </FormCell>
        </FormSection>
      </CreatePage>
      {shown && (
        <AccountLink
          sent={shown.invited}
          name={shown.name}
          onClose={() => {
            setShown(null);
            shown.goOn();
          }}
        />
      )}
    </>
  );
}
