// The page of a meeting: clock on top, agenda left, minutes in the middle, outcomes and people right.
import { idIn } from '#admin/providers/records/id-in.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import './meeting.css';
import './outcomes.css';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { MissingPage } from '#admin/generic/missing-page.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { Agenda } from './agenda.tsx';
import { AnswerCard } from './answer-card.tsx';
import { Band } from './band.tsx';
import { type Meeting, mayNow, useLiveMeeting, useMeeting } from './data.ts';
import { EarlierCard } from './earlier-card.tsx';
import { MeetingHead } from './head.tsx';
import { Minutes, type Part } from './minutes-part.tsx';
import { MeetingParts } from './parts.tsx';
import { PeopleCard } from './people-card.tsx';
import { PhoneMeeting } from './phone.tsx';
import { type PopupName, Popups, type Show } from './popups/popups.tsx';
import { TasksCard } from './tasks-card.tsx';

function WideMeeting({ meeting, show, ...part }: Part & { show: Show }) {
  return (
    <div className="meeting">
      <MeetingHead meeting={meeting} show={show} />
      {meeting.status === meetingStates.cancelled ? (
        <p className="meeting-reason">{meeting.change_reason}</p>
      ) : (
        <Band meeting={meeting} show={show} />
      )}
      <div className="meeting-columns aside aside-slim">
        <Agenda meeting={meeting} />
        <div className="stack gap-16 fit">
          <Minutes meeting={meeting} {...part} />
          <MeetingParts meeting={meeting} />
        </div>
        <aside className="stack gap-16 fit">
          <AnswerCard meeting={meeting} />
          <TasksCard meeting={meeting} />
          <PeopleCard meeting={meeting} />
          <EarlierCard meeting={meeting} />
        </aside>
      </div>
    </div>
  );
}

function Whole({ meeting }: { meeting: Meeting }) {
  const phone = useBelow(768);
  // `?finish` opens the finish popup: the link in the list of unfinished minutes.
  const [params, setParams] = useSearchParams();
  const [popup, setPopup] = useState<PopupName | null>(params.has('finish') && mayNow(meeting, 'finish') ? 'finish' : null);
  const close = () => {
    setPopup(null);
    if (params.has('finish')) setParams({}, { replace: true });
  };
  const [correcting, setCorrecting] = useState(false);
  useLiveMeeting(meeting);
  usePageTitle(`${meetingNumber(meeting)} ${meeting.title}`, 'meeting');
  const show: Show = (name) => (name === 'correct' ? setCorrecting(true) : setPopup(name));
  const part = { meeting, show, correcting, onCorrected: () => setCorrecting(false) };
  return (
    <>
      {phone ? <PhoneMeeting {...part} /> : <WideMeeting {...part} />}
      <Popups meeting={meeting} name={popup} onClose={close} />
    </>
  );
}

export default function MeetingPage() {
  const id = idIn(useParams().id);
  const say = useSay();
  const { data, error, refetch } = useMeeting(id);
  useRefusedPage(error);
  if (data) return <Whole key={id} meeting={data} />;
  if (id === 0 || error)
    return (
      <MissingPage
        head={{ breadcrumbs: [{ label: say('meeting.many'), to: '/myMeetings' }], title: say('meeting.one') }}
        gone={{
          title: say('meeting_page.missing.title'),
          text: say('meeting_page.missing.text'),
          way: { label: say('meeting.many'), to: '/myMeetings' },
        }}
        error={error}
        onRetry={refetch}
      />
    );
  return (
    <Card flush>
      <SkeletonRows rows={10} head />
    </Card>
  );
}
