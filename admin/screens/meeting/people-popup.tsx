// Adds somebody to a meeting that is planned or running, and takes somebody off it who was invited already.
import { useState } from 'react';
import { useSend } from '#admin/generic/meeting/acts.ts';
import { type Invited, PersonField } from '#admin/generic/meeting/person-field.tsx';
import { useAsked } from '#admin/providers/failure.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { type Meeting, numberOf, type Participant } from './data.ts';

export function AddPerson({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  const [invited, setInvited] = useState<(Invited & { name: string }) | null>(null);
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.people.add')}
      filled={invited !== null}
      error={error}
      action={{
        label: say('meeting_page.add'),
        blocked: invited ? null : say('meeting_page.people.required'),
        onAct: () =>
          ask(async () => {
            if (!invited) return;
            const { name: _name, ...body } = invited;
            await send('/participant', { method: 'POST', body });
            onClose();
          }),
      }}
    >
      <PersonField client={meeting.client_company_id} onChange={setInvited} />
    </Popup>
  );
}

/** Whoever was invited hears of it: that is asked first. */
export function RemovePerson({ meeting, person, onClose }: { meeting: Meeting; person: Participant; onClose: () => void }) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.people.remove.title')}
      subject={numberOf(meeting)}
      error={error}
      action={{
        label: say('meeting_page.remove'),
        kind: 'danger',
        onAct: () =>
          ask(async () => {
            await send(`/participant/${person.id}`, { method: 'DELETE' });
            onClose();
          }),
      }}
    >
      <p>{say('meeting_page.people.remove.effect', { name: person.name })}</p>
    </Popup>
  );
}
