// The people of a meeting: their answers before it, their attendance during it.

import { useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useMeetingPress } from '#admin/screens/meetings/shared/acts.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconCheck, IconUserPlus } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { type Meeting, mayNow, type Participant, presentPeople } from './data.ts';
import { HandLink } from './popups/hand-link.tsx';
import { AddPerson, RemovePerson } from './popups/people-popup.tsx';

/** During the meeting: present, or the reason for absence; before it: the answer. */
function Standing({ meeting, person: { attendance, answer, reason } }: { meeting: Meeting; person: Participant }) {
  const say = useSay();
  if (attendance)
    return (
      <span className="person-there row inline gap-4 nowrap">
        <IconCheck size={14} /> {say(`meeting_participant.values.attendance.${attendance}`)}
      </span>
    );
  if (answer === 'declined')
    return (
      <span className="ui-danger">
        {reason ? say('meeting_page.people.declined', { reason }) : say('meeting_participant.values.answer.declined')}
      </span>
    );
  if (answer === 'accepted' && meeting.status === meetingStates.planned)
    return (
      <span className="person-there row inline gap-4 nowrap">
        <IconCheck size={14} /> {say('meeting_participant.values.answer.accepted')}
      </span>
    );
  return (
    <span className="ui-faint">{say(answer === 'accepted' ? 'meeting_page.people.absent' : 'meeting_participant.values.answer.none')}</span>
  );
}

function PersonRow({ meeting, person }: { meeting: Meeting; person: Participant }) {
  const say = useSay();
  const press = useMeetingPress(meeting.id);
  const [handing, setHanding] = useState(false);
  const [removing, setRemoving] = useState(false);
  const at = `/participant/${person.id}` as const;
  const organiser = person.user_id === meeting.organiser_id;
  const set = (attendance: Participant['attendance']) => () => press((send) => send(at, { body: { attendance } }));
  const remove = () => (person.asked_at ? setRemoving(true) : press((send) => send(at, { method: 'DELETE' })));
  const items = [
    ...(mayNow(meeting, 'write')
      ? [
          { id: 'here', label: say('meeting_page.people.here'), onAct: set('here') },
          { id: 'remote', label: say('meeting_page.people.remote'), onAct: set('remote') },
          { id: 'absent', label: say('meeting_page.people.notHere'), onAct: set(null) },
        ]
      : []),
    ...(mayNow(meeting, 'handLink') && person.user_id === null
      ? [{ id: 'handLink', label: say('meeting.transitions.handLink'), onAct: () => setHanding(true) }]
      : []),
    ...(mayNow(meeting, 'prepare') && !organiser ? [{ id: 'remove', label: say('meeting_page.remove'), danger: true, onAct: remove }] : []),
  ];
  return (
    <li className="person">
      <Avatar name={person.email && person.name === person.email ? '@' : person.name} />
      <span className="split baseline wrap gap-8 lines-0 fit">
        <span className="person-name row baseline wrap gap-6 lines-0 fit break">
          <span>{person.name}</span>
          {organiser && <span className="ui-small ui-faint">{say('meeting_page.people.organiser')}</span>}
          {person.contact_id !== null && <span className="ui-small ui-faint">{person.client ?? say('meeting_page.people.guest')}</span>}
        </span>
        <span className="break ui-small">
          <Standing meeting={meeting} person={person} />
        </span>
      </span>
      {items.length > 0 && <MoreMenu upright items={items} label={say('meeting_page.people.acts', { name: person.name })} />}
      {handing && <HandLink meeting={meeting} person={person} onClose={() => setHanding(false)} />}
      {removing && <RemovePerson meeting={meeting} person={person} onClose={() => setRemoving(false)} />}
    </li>
  );
}

export function PeopleCard({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const { user } = useSession();
  const [adding, setAdding] = useState(false);
  const { participants } = meeting;
  const me = participants.find(({ user_id }) => user_id === user.id);
  const unsent = participants.some(({ asked_at, user_id }) => !asked_at && user_id !== meeting.organiser_id);
  return (
    <Card
      flush
      title={say('meeting_participant.many')}
      className="meeting-people"
      action={
        <>
          <span className="ui-small ui-faint ui-num">
            {say('meeting_page.people.count', { here: presentPeople(meeting).length, all: participants.length })}
          </span>
          {mayNow(meeting, 'prepare') && (
            <IconButton icon={<IconUserPlus size={16} />} label={say('meeting_page.people.add')} onAct={() => setAdding(true)} />
          )}
        </>
      }
    >
      <ul>
        {participants.map((person) => (
          <PersonRow key={person.id} meeting={meeting} person={person} />
        ))}
      </ul>
      {mayNow(meeting, 'invite') && unsent && <p className="meeting-none ui-small ui-quiet">{say('meeting_page.people.unsent')}</p>}
      {me?.answer === 'declined' && <p className="meeting-none ui-small ui-quiet">{say('meeting_page.people.youDeclined')}</p>}
      {adding && <AddPerson meeting={meeting} onClose={() => setAdding(false)} />}
    </Card>
  );
}
