// Books the time of a meeting for its participants: shows before and after whose time can be booked and what blocks the others.
import { statesToDo } from '#admin/screens/tasks/shared/states.ts';
import './book-time.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#admin/providers/calls/http.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { type Chosen, RecordField } from '#admin/screens/meetings/shared/record-field.tsx';
import { IconAlertTriangle, IconCheck } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { paths } from '#generated/api.d.ts';
import type { Meeting } from '../data.ts';
import { MeetingPopup } from './meeting-popup.tsx';

/** Time can be booked only on unfinished tasks. */
const takesTime = { status: statesToDo };

type Times = paths['/api/v1/meeting/{id}/bookTime']['get']['responses'][200]['content']['application/json'];
type Booked = paths['/api/v1/meeting/{id}/bookTime']['post']['responses'][201]['content']['application/json'];
type Person = Times['people'][number];

function Standing({ person: { standing, other } }: { person: Person }) {
  const say = useSay();
  const format = useFormat();
  const fine = standing === 'free' || standing === 'booked';
  const span = other
    ? { from: format.dateTime(other.start_time), to: other.end_time ? format.timeFrom(other.end_time, other.start_time) : '' }
    : { from: '', to: '' };
  const task = { number: other?.company_task_id ?? 0, title: other?.title ?? '' };
  return (
    <span className={`booking-standing row gap-6 fit ui-small ${fine ? 'ui-quiet' : 'ui-warn'}`}>
      {fine ? <IconCheck size={16} /> : <IconAlertTriangle size={16} />}
      <span>{say(`meeting_page.bookTime.standing.${standing}`, { ...span, ...task })}</span>
    </span>
  );
}

function People({ people, label }: { people: readonly Person[]; label: string }) {
  return (
    <ul className="booking list" aria-label={label}>
      {people.map((person) => (
        <li key={person.user_id}>
          <b>{person.name}</b>
          <Standing person={person} />
        </li>
      ))}
    </ul>
  );
}

/** Booked for some: the others are listed until the popup is closed. */
function Written({
  meeting,
  booked,
  people,
  onClose,
}: {
  meeting: Meeting;
  booked: Booked;
  people: readonly Person[];
  onClose: () => void;
}) {
  const say = useSay();
  const names = people.filter(({ user_id }) => booked.users.includes(user_id)).map(({ name }) => name);
  const title = say('meeting_page.bookTime.leftOut');
  return (
    <Popup
      open
      onClose={onClose}
      title={say('meeting_page.bookTime.title')}
      subject={meetingNumber(meeting)}
      cancel={null}
      action={{ label: say('meeting_page.handLink.finish'), onAct: onClose }}
    >
      <p>{say('meeting_page.bookTime.written', { names: names.join(', ') })}</p>
      <p>{title}</p>
      <People people={booked.left_out} label={title} />
    </Popup>
  );
}

export function BookTime({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const [task, setTask] = useState<Chosen | null>(null);
  const [workType, setWorkType] = useState<Chosen | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const query = workType ? { work_type_id: String(workType.id) } : {};
  const { data } = useQuery({
    queryKey: ['meeting', 'bookTime', meeting.id, query],
    queryFn: async ({ signal }) => (await call(`/meeting/${meeting.id}/bookTime`, { query, signal })).json,
    placeholderData: (before) => before,
    retry: false,
  });
  const people = data?.people ?? [];
  if (booked) return <Written meeting={meeting} booked={booked} people={people} onClose={onClose} />;
  const none = data !== undefined && !people.some(({ standing }) => standing === 'free');
  const times = data?.stretches.map(
    ({ start_time, end_time }) => `${format.dateTime(start_time)} – ${format.timeFrom(end_time, start_time)}`,
  );
  const clientFields = meeting.client_company_id ? { ...takesTime, client_company_id: meeting.client_company_id } : takesTime;
  return (
    <MeetingPopup
      meeting={meeting}
      onClose={onClose}
      title={say('meeting_page.bookTime.title')}
      filled={task !== null}
      action={{
        label: say('meeting_page.bookTime.action'),
        blocked: none ? say('meeting_page.bookTime.nobody') : task && workType ? null : say('meeting_page.bookTime.required'),
        onAct: async (send) => {
          if (!task || !workType) return;
          const answer = await send('/bookTime', { method: 'POST', body: { task_id: task.id, work_type_id: workType.id } });
          if (answer.left_out.length === 0) return;
          setBooked(answer);
          return stay;
        },
        done: say('meeting_page.bookTime.done'),
      }}
    >
      <p>{say('meeting_page.bookTime.effect')}</p>
      <RecordField target="task" label={say('task.one')} value={task} onChange={setTask} filter={clientFields} required />
      <RecordField target="work_type" label={say('work_type.one')} value={workType} onChange={setWorkType} required />
      {times && times.length > 0 && <p className="ui-small ui-quiet">{say('meeting_page.bookTime.held', { times: times.join(', ') })}</p>}
      {people.length > 0 && <People people={people} label={say('meeting_participant.many')} />}
    </MeetingPopup>
  );
}
