// The questions that a meeting asks before something is done: moved, cancelled, finished, invited to, written to the times, mailed.
import { useState } from 'react';
import { MomentField } from '#admin/fields/moment-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useSend } from '#admin/generic/meeting/acts.ts';
import { useAsked } from '#admin/providers/failure.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';
import { BookTime } from './book-time.tsx';
import { type Meeting, numberOf } from './data.ts';
import { EditMeeting } from './edit-popup.tsx';
import { MailMinutes } from './mail-popup.tsx';

export type PopupName = 'edit' | 'move' | 'cancel' | 'finish' | 'invite' | 'bookTime' | 'mailMinutes' | 'correct';
export type Show = (name: PopupName) => void;
type Props = { meeting: Meeting; onClose: () => void };

function Move({ meeting, onClose }: Props) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  const [start, setStart] = useState<string | null>(meeting.planned_start);
  const [end, setEnd] = useState<string | null>(meeting.planned_end);
  const [reason, setReason] = useState('');
  const length = Date.parse(meeting.planned_end) - Date.parse(meeting.planned_start);
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.move.title')}
      subject={numberOf(meeting)}
      filled={start !== meeting.planned_start || reason !== ''}
      error={error}
      action={{
        label: say('meeting_page.move.action'),
        blocked: start && end && start < end ? null : say('meeting.reasons.endsBeforeStart'),
        onAct: () =>
          ask(async () => {
            await send('/move', { body: { planned_start: start, planned_end: end, change_reason: reason.trim() || null } });
            toastSuccess(say('meeting_page.move.done'));
            onClose();
          }),
      }}
    >
      <p>{say('meeting_page.move.effect')}</p>
      <MomentField
        label={say('meeting.fields.planned_start')}
        value={start}
        onChange={(next) => {
          setStart(next);
          // The length stays, as long as nobody says otherwise.
          if (next && !Number.isNaN(Date.parse(next))) setEnd(new Date(Date.parse(next) + length).toISOString());
        }}
        required
      />
      <MomentField label={say('meeting.fields.planned_end')} value={end} onChange={setEnd} required />
      <NotesField label={say('meeting.fields.change_reason')} value={reason} onChange={setReason} max={1000} rows={2} />
    </Popup>
  );
}

function Cancel({ meeting, onClose }: Props) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  const [reason, setReason] = useState('');
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.cancel.title')}
      subject={numberOf(meeting)}
      filled={reason !== ''}
      error={error}
      action={{
        label: say('meeting_page.cancel.action'),
        kind: 'danger',
        blocked: reason.trim() ? null : say('meeting_page.reasonRequired'),
        onAct: () =>
          ask(async () => {
            await send('/cancel', { body: { change_reason: reason.trim() } });
            onClose();
          }),
      }}
    >
      <p>{say('meeting_page.cancel.effect')}</p>
      <NotesField label={say('meeting.fields.change_reason')} value={reason} onChange={setReason} max={1000} rows={2} required />
    </Popup>
  );
}

/** `finish` and `invite` ask only whether; what follows stands in the question. */
function Sure({ meeting, onClose, act }: Props & { act: 'finish' | 'invite' }) {
  const say = useSay();
  const send = useSend(meeting.id);
  const { error, ask } = useAsked();
  return (
    <Popup
      open
      onClose={onClose}
      title={say(`meeting_page.${act}.title`)}
      subject={numberOf(meeting)}
      error={error}
      action={{
        label: say(`meeting_page.${act}.action`),
        onAct: () =>
          ask(async () => {
            await send(`/${act}`);
            toastSuccess(say(`meeting_page.${act}.done`));
            onClose();
          }),
      }}
    >
      <p>{say(`meeting_page.${act}.effect`)}</p>
    </Popup>
  );
}

/** `correct` opens no question: it makes the page writable, see the finished minutes. */
export function Popups({ meeting, name, onClose }: Props & { name: PopupName | null }) {
  switch (name) {
    case 'edit':
      return <EditMeeting meeting={meeting} onClose={onClose} />;
    case 'move':
      return <Move meeting={meeting} onClose={onClose} />;
    case 'cancel':
      return <Cancel meeting={meeting} onClose={onClose} />;
    case 'finish':
    case 'invite':
      return <Sure meeting={meeting} onClose={onClose} act={name} />;
    case 'bookTime':
      return <BookTime meeting={meeting} onClose={onClose} />;
    case 'mailMinutes':
      return <MailMinutes meeting={meeting} onClose={onClose} />;
    default:
      return null;
  }
}
