// The questions that a meeting asks before something is done: moved, cancelled, finished, invited to, written to the times, mailed.
import { useState } from 'react';
import { MomentField } from '#admin/fields/moment-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { BookTime } from './book-time.tsx';
import type { Meeting } from './data.ts';
import { EditMeeting } from './edit-popup.tsx';
import { MailMinutes } from './mail-popup.tsx';
import { Question } from './question.tsx';

export type PopupName = 'edit' | 'move' | 'cancel' | 'finish' | 'invite' | 'bookTime' | 'mailMinutes' | 'correct';
export type Show = (name: PopupName) => void;
type Props = { meeting: Meeting; onClose: () => void };

function Move({ meeting, onClose }: Props) {
  const say = useSay();
  const [start, setStart] = useState<string | null>(meeting.planned_start);
  const [end, setEnd] = useState<string | null>(meeting.planned_end);
  const [reason, setReason] = useState('');
  const length = Date.parse(meeting.planned_end) - Date.parse(meeting.planned_start);
  return (
    <Question
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.move.title')}
      filled={start !== meeting.planned_start || end !== meeting.planned_end || reason !== ''}
      action={{
        label: say('meeting_page.move.action'),
        blocked: start && end && start < end ? null : say('meeting.reasons.endsBeforeStart'),
        onAct: (send) => send('/move', { body: { planned_start: start, planned_end: end, change_reason: reason.trim() || null } }),
        done: say('meeting_page.move.done'),
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
    </Question>
  );
}

function Cancel({ meeting, onClose }: Props) {
  const say = useSay();
  const [reason, setReason] = useState('');
  return (
    <Question
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.cancel.title')}
      filled={reason !== ''}
      action={{
        label: say('meeting_page.cancel.action'),
        kind: 'danger',
        blocked: reason.trim() ? null : say('meeting_page.reasonRequired'),
        onAct: (send) => send('/cancel', { body: { change_reason: reason.trim() } }),
      }}
    >
      <p>{say('meeting_page.cancel.effect')}</p>
      <NotesField label={say('meeting.fields.change_reason')} value={reason} onChange={setReason} max={1000} rows={2} required />
    </Question>
  );
}

/** `finish` and `invite` ask only whether; what follows stands in the question. */
function Sure({ meeting, onClose, act }: Props & { act: 'finish' | 'invite' }) {
  const say = useSay();
  return (
    <Question
      meeting={meeting}
      onClose={onClose}
      title={say(`meeting_page.${act}.title`)}
      action={{
        label: say(`meeting_page.${act}.action`),
        onAct: (send) => send(`/${act}`),
        done: say(`meeting_page.${act}.done`),
      }}
    >
      <p>{say(`meeting_page.${act}.effect`)}</p>
    </Question>
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
