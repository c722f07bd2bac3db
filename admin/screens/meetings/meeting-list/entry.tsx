// A meeting in the calendar: dashed if it awaits an answer, striped if in progress, outlined if finished, struck through at its old time.

import { Link } from 'react-router';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { meetingStateName, meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { HatchedStripe } from '#admin/ui/marks/hatched-stripe.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { ListedMeeting } from './data.ts';

const looks = { planned: 'planned', inProgress: 'running', stopped: 'planned', finished: 'finished', cancelled: 'cancelled' } as const;

/** The visual state of an entry. */
export const useLook = () => {
  const { user } = useSession();
  return ({ status, waiting_users, movedTo }: ListedMeeting): 'awaited' | 'running' | 'finished' | 'cancelled' | 'moved' | 'planned' => {
    if (movedTo) return 'moved';
    if (status === meetingStates.planned) return waiting_users.includes(user.id) ? 'awaited' : 'planned';
    return looks[meetingStateName(status)];
  };
};

export function Entry({ meeting, brief = false }: { meeting: ListedMeeting; brief?: boolean }) {
  const say = useSay();
  const format = useFormat();
  const look = useLook()(meeting);
  const beside = meeting.movedTo
    ? say('meeting_page.calendar.movedTo', { date: format.dayMonth(meeting.movedTo) })
    : look === 'awaited'
      ? say('meeting_page.calendar.awaited')
      : meeting.place;
  const { planned_start: start, planned_end: end } = meeting;
  // A meeting over several days shows its dates on each of them.
  const long = format.dayOf(start) !== format.dayOf(end);
  const time = long ? [start, end].map((at) => `${format.dayMonth(at)} ${format.time(at)}`).join(' – ') : format.time(start);
  return (
    <Link to={`/meeting/${meeting.id}`} className={`calendar-entry calendar-${look}`}>
      {look === 'running' && <HatchedStripe />}
      <span className="calendar-entry-title">
        {meetingNumber(meeting)} {meeting.title}
      </span>
      <span className="ui-small ui-quiet ui-num ui-one-line">
        {brief && !meeting.movedTo ? time : [time, beside].filter(Boolean).join(' · ')}
      </span>
      {look === 'cancelled' && <span className="ui-unseen">{say('meeting.values.status.cancelled')}</span>}
    </Link>
  );
}
