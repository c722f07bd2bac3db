// The popups of a meeting, before it is moved, cancelled, finished, invited to, written to the times, mailed.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { type Planned, PlannedFields, useWhyNotPlanned } from '#admin/screens/meetings/shared/planned-fields.tsx';
import type { Meeting } from '../data.ts';
import { BookTime } from './book-time.tsx';
import { EditMeeting } from './edit-popup.tsx';
import { MailMinutes } from './mail-popup.tsx';
import { MeetingPopup } from './meeting-popup.tsx';

export type PopupName = 'edit' | 'move' | 'cancel' | 'finish' | 'invite' | 'bookTime' | 'mailMinutes' | 'correct';
export type Show = (name: PopupName) => void;
type Props = { meeting: Meeting; onClose: () => void };

function Move({ meeting, onClose }: Props) {
  const say = useSay();
  const [before] = useState({ start: meeting.planned_start, end: meeting.planned_end });
  const [planned, setPlanned] = useState<Planned>(before);
  const [reason, setReason] = useState('');
  const { start, end } = planned;
  return (
    <MeetingPopup
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.move.title')}
      filled={start !== before.start || end !== before.end || reason !== ''}
      action={{
        label: say('meeting_page.move.action'),
        blocked: useWhyNotPlanned(planned),
        onAct: (send) => send('/move', { body: { planned_start: start, planned_end: end, change_reason: reason.trim() || null } }),
        done: say('meeting_page.move.done'),
      }}
    >
      <p>{say('meeting_page.move.effect')}</p>
      <PlannedFields planned={planned} onChange={setPlanned} />
      <NotesField name="change_reason" label={say('meeting.fields.change_reason')} value={reason} onChange={setReason} rows={2} />
    </MeetingPopup>
  );
}

/** `correct` opens no popup: it makes the page writable, see the finished minutes. */
export function Popups({ meeting, name, onClose }: Props & { name: PopupName | null }) {
  const say = useSay();
  const common = { entity: 'meeting', record: meeting, subject: meetingNumber(meeting), onClose } as const;
  switch (name) {
    case 'edit':
      return <EditMeeting meeting={meeting} onClose={onClose} />;
    case 'move':
      return <Move meeting={meeting} onClose={onClose} />;
    case 'cancel':
      return (
        <TransitionPopup
          {...common}
          name="cancel"
          words="meeting_page.cancel"
          kind="danger"
          fields={{ change_reason: { missing: say('meeting_page.reasonRequired'), lines: 2 } }}
        />
      );
    case 'finish':
      return <TransitionPopup {...common} name="finish" words="meeting_page.finish" />;
    case 'invite':
      return <TransitionPopup {...common} name="invite" words="meeting_page.invite" />;
    case 'bookTime':
      return <BookTime meeting={meeting} onClose={onClose} />;
    case 'mailMinutes':
      return <MailMinutes meeting={meeting} onClose={onClose} />;
    default:
      return null;
  }
}
