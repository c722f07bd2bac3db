// Chooses the recipients of the mailed minutes.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import type { Meeting } from '../data.ts';
import { MeetingPopup } from './meeting-popup.tsx';

export function MailMinutes({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const all = meeting.participants.filter((one) => one.user_id !== null || one.email);
  const [chosen, setChosen] = useState<readonly number[]>(all.map(({ id }) => id));
  return (
    <MeetingPopup
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.mailMinutes.title')}
      action={{
        label: say('meeting_page.mailMinutes.action'),
        blocked: chosen.length > 0 ? null : say('meeting_page.people.required'),
        onAct: (send) => send('/mailMinutes', { body: { participants: chosen } }),
        done: say('meeting_page.mailMinutes.done'),
      }}
    >
      <p>{say('meeting_page.mailMinutes.effect')}</p>
      {all.map(({ id, name, email }) => (
        <Checkbox
          key={id}
          label={name}
          note={email && email !== name ? email : undefined}
          checked={chosen.includes(id)}
          onChange={(on) => setChosen((old) => (on ? [...old, id] : old.filter((one) => one !== id)))}
        />
      ))}
    </MeetingPopup>
  );
}
