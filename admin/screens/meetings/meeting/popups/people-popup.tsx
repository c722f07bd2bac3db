// Adds people to a planned or running meeting, and removes invited ones.
import { useState } from 'react';
import { ConfirmPopup } from '#admin/generic/popup/confirm-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { AwayNotice } from '#admin/screens/absences/shared/away.tsx';
import { useSend } from '#admin/screens/meetings/shared/acts.ts';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { type Invited, PersonField } from '#admin/screens/meetings/shared/person-field.tsx';
import type { Meeting, Participant } from '../data.ts';
import { MeetingPopup } from './meeting-popup.tsx';

export function AddPerson({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const [invited, setInvited] = useState<(Invited & { name: string }) | null>(null);
  return (
    <MeetingPopup
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.people.add')}
      filled={invited !== null}
      action={{
        label: say('meeting_page.add'),
        blocked: invited ? null : say('meeting_page.people.required'),
        onAct: async (send) => {
          if (!invited) return;
          const { name: _name, ...body } = invited;
          return send('/participant', { method: 'POST', body });
        },
      }}
    >
      <PersonField client={meeting.client_company_id} onChange={setInvited} />
      <AwayNotice people={invited && 'user_id' in invited ? [invited] : []} start={meeting.planned_start} end={meeting.planned_end} />
    </MeetingPopup>
  );
}

/** Invited people are notified of the removal: the popup says so. */
export function RemovePerson({ meeting, person, onClose }: { meeting: Meeting; person: Participant; onClose: () => void }) {
  const say = useSay();
  const send = useSend(meeting.id);
  return (
    <ConfirmPopup
      title={say('meeting_page.people.remove.title')}
      subject={meetingNumber(meeting)}
      action={say('meeting_page.remove')}
      kind="danger"
      effect={say('meeting_page.people.remove.effect', { name: person.name })}
      send={() => send(`/participant/${person.id}`, { method: 'DELETE' })}
      onClose={onClose}
    />
  );
}
