// A meeting in a calendar: dashed while an answer is awaited, with the stripe while it runs, outlined once finished, struck where it was.

import { Link } from 'react-router';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { meetingStateName, meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { HatchedStripe } from '#admin/ui/marks/hatched-stripe.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { ListedMeeting } from './data.ts';

const looks = { planned: 'planned', inProgress: 'running', stopped: 'planned', finished: 'finished', cancelled: 'cancelled' } as const;

/** What of it is seen at once. */
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
  // On each of its days, what lasts for several says which.
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
