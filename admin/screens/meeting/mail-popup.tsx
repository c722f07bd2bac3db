// To whom the minutes are mailed.
import { useState } from 'react';
import { useSend } from '#admin/generic/meeting/acts.ts';
import { useAsked } from '#admin/providers/failure.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { Checkbox } from '#admin/ui/choices.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { type Meeting, numberOf } from './data.ts';

export function MailMinutes({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  const all = meeting.participants.filter((one) => one.user_id !== null || one.email);
  const [chosen, setChosen] = useState<readonly number[]>(all.map(({ id }) => id));
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.mailMinutes.title')}
      subject={numberOf(meeting)}
      error={error}
      action={{
        label: say('meeting_page.mailMinutes.action'),
        blocked: chosen.length > 0 ? null : say('meeting_page.people.required'),
        onAct: () =>
          ask(async () => {
            await send('/mailMinutes', { body: { participants: chosen } });
            toastSuccess(say('meeting_page.mailMinutes.done'));
            onClose();
          }),
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
    </Popup>
  );
}
