// The popups of a meeting: move, cancel, finish, invite, book time, mail.
import type { ValuesOf } from '#admin/generic/popup/input-types.ts';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import type { TransitionInput } from '#admin/generic/workflow/transition-types.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { type Planned, PlannedFields, useWhyNotPlanned } from '#admin/screens/meetings/shared/planned-fields.tsx';
import type { Meeting } from '../data.ts';
import { BookTime } from './book-time.tsx';
import { EditMeeting } from './edit-popup.tsx';
import { MailMinutes } from './mail-popup.tsx';

export type PopupName = 'edit' | 'move' | 'cancel' | 'finish' | 'invite' | 'bookTime' | 'mailMinutes' | 'correct';
export type Show = (name: PopupName) => void;
type Props = { meeting: Meeting; onClose: () => void };

type Times = Pick<ValuesOf<TransitionInput<'meeting', 'move'>>, 'planned_start' | 'planned_end'>;
const plannedIn = ({ planned_start: start, planned_end: end }: Times): Planned => ({ start, end });

function Move({ meeting, onClose }: Props) {
  const whyNotPlanned = useWhyNotPlanned();
  const { planned_start, planned_end } = meeting;
  return (
    <TransitionPopup
      entity="meeting"
      name="move"
      record={meeting}
      subject={meetingNumber(meeting)}
      given={{ planned_start, planned_end }}
      blocked={(values) => whyNotPlanned(plannedIn(values))}
      fields={{
        planned_start: {
          draw: ({ values, change }) => (
            <PlannedFields planned={plannedIn(values)} onChange={({ start, end }) => change({ planned_start: start, planned_end: end })} />
          ),
        },
        planned_end: { draw: null },
        change_reason: { lines: 2 },
      }}
      onClose={onClose}
    />
  );
}

/** `correct` opens no popup: it makes the page editable, see finished.tsx. */
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
          kind="danger"
          fields={{ change_reason: { missing: say('meeting_page.reasonRequired'), lines: 2 } }}
        />
      );
    case 'finish':
      return <TransitionPopup {...common} name="finish" />;
    case 'invite':
      return <TransitionPopup {...common} name="invite" />;
    case 'bookTime':
      return <BookTime meeting={meeting} onClose={onClose} />;
    case 'mailMinutes':
      return <MailMinutes meeting={meeting} onClose={onClose} />;
    default:
      return null;
  }
}
