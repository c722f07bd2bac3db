// Cards of meeting work waiting for the user: invitations, action items, unfinished minutes.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#admin/providers/calls/http.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { AnswerActs } from '#admin/screens/meetings/shared/answer-acts.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { OpenActionRow } from '#admin/screens/meetings/shared/open-action.tsx';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type ListedMeeting, useOwnOpenMeetings } from './data.ts';

function Awaited({ meetings }: { meetings: readonly ListedMeeting[] }) {
  const say = useSay();
  const format = useFormat();
  if (meetings.length === 0) return null;
  return (
    <Card title={say('meeting_page.answer.waits')} count={meetings.length}>
      {meetings.map((meeting) => (
        <div key={meeting.id} className="calendar-asked">
          <Link to={`/meeting/${meeting.id}`}>
            {meetingNumber(meeting)} {meeting.title}
          </Link>
          <p className="ui-small ui-quiet ui-num">
            {[`${format.dateTime(meeting.planned_start)} – ${format.timeFrom(meeting.planned_end, meeting.planned_start)}`, meeting.place]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="ui-small ui-faint">{say('meeting_page.calendar.calledBy', { name: meeting.organiser_name ?? '' })}</p>
          <AnswerActs id={meeting.id} />
        </div>
      ))}
    </Card>
  );
}

export function AwaitingCards() {
  const say = useSay();
  const format = useFormat();
  const { user } = useSession();
  const { data: mine = [] } = useOwnOpenMeetings();
  const { data: actions = [] } = useQuery({
    queryKey: ['meeting', 'open_actions'],
    queryFn: async ({ signal }) => (await call('/meeting/open_actions', { signal })).json,
    staleTime: 10_000,
  });
  const unfinished = mine.filter(({ status, organiser_id }) => status === meetingStates.stopped && organiser_id === user.id);
  return (
    <aside className="calendar-aside stack gap-16 fit">
      <Awaited meetings={mine.filter(({ status, waiting_users }) => status === meetingStates.planned && waiting_users.includes(user.id))} />
      {actions.length > 0 && (
        <Card title={say('meeting_page.earlier.actions')} count={actions.length}>
          <ul className="list">
            {actions.slice(0, 8).map((action) => (
              <OpenActionRow key={action.id} action={action} meeting />
            ))}
          </ul>
        </Card>
      )}
      {unfinished.length > 0 && (
        <Card title={say('meeting_page.calendar.unfinished')} count={unfinished.length}>
          {unfinished.map((meeting) => (
            <div key={meeting.id} className="calendar-asked calendar-unfinished split wrap gap-12 lines-6">
              <p>
                <Link to={`/meeting/${meeting.id}`}>
                  {meetingNumber(meeting)} {meeting.title}
                </Link>
                <span className="ui-small ui-quiet ui-num">{format.dateTime(meeting.planned_start)}</span>
              </p>
              <ActionButton to={`/meeting/${meeting.id}?finish`}>{say('meeting.transitions.finish')}</ActionButton>
            </div>
          ))}
        </Card>
      )}
    </aside>
  );
}
