// A meeting on a phone: a scrolling agenda row, the minutes below it, further parts in tabs.

import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { MeetingState } from '#admin/screens/meetings/shared/status-cell.tsx';
import './phone.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { useBarePage } from '#admin/generic/shell/bare.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { useMeetingPress } from '#admin/screens/meetings/shared/acts.ts';
import { meetingNumber } from '#admin/screens/meetings/shared/number.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowLeft, IconCheck } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import { useWords } from '#admin/ui/page/words.tsx';
import { Agenda, ItemSign, ItemTime } from './agenda.tsx';
import { AnswerCard } from './answer-card.tsx';
import { type Item, isHeld, type Meeting, mayNow, presentPeople } from './data.ts';
import { EarlierCard } from './earlier-card.tsx';
import { Facts, useSeldom } from './head.tsx';
import { SlotsContext } from './minutes/slots.ts';
import { Minutes } from './minutes-part.tsx';
import { useParts } from './parts.tsx';
import { PeopleCard } from './people-card.tsx';
import { MeetingDock } from './phone-dock.tsx';
import type { Show } from './popups/popups.tsx';
import { TasksCard } from './tasks-card.tsx';

/** Pixels between the row and the edge of the screen. */
const edge = 16;

function AgendaChip({ meeting, item }: { meeting: Meeting; item: Item }) {
  const press = useMeetingPress(meeting.id);
  const opens = meeting.status === meetingStates.inProgress && mayNow(meeting, 'write');
  const chip = useRef<HTMLLIElement>(null);
  // Scrolls the current item into view.
  useEffect(() => {
    const own = chip.current;
    const row = own?.parentElement;
    if (!item.current || !own || !row) return;
    const beyond = own.offsetLeft + own.offsetWidth + edge - row.clientWidth;
    row.scrollLeft = Math.min(beyond, own.offsetLeft - edge);
  }, [item.current]);
  return (
    <li ref={chip} className={item.current ? 'agenda-current' : item.done ? 'agenda-done' : undefined}>
      <button
        type="button"
        disabled={!opens || item.current}
        aria-current={item.current ? 'step' : undefined}
        onClick={() => void press((send) => send(`/item/${item.id}/open`))}
      >
        <ItemSign item={item} />
        <span className="agenda-title">{item.title}</span>
        {item.current && <ItemTime item={item} />}
      </button>
    </li>
  );
}

/** Finished items share one place in the row until the user expands it. */
function AgendaRow({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const [whole, setWhole] = useState(false);
  const done = meeting.items.filter((item) => item.done && !item.current);
  const shown = whole ? meeting.items : meeting.items.filter((item) => !done.includes(item));
  return (
    <ol className="agenda-row" aria-label={say('meeting_item.many')}>
      {done.length > 0 && (
        <li className="agenda-done">
          <button
            type="button"
            aria-expanded={whole}
            aria-label={say('meeting_page.agenda.done', { smart_count: done.length })}
            onClick={() => setWhole(!whole)}
          >
            <IconCheck size={16} />
            <span className="ui-num">{done.length}</span>
          </button>
        </li>
      )}
      {shown.map((item) => (
        <AgendaChip key={item.id} meeting={meeting} item={item} />
      ))}
    </ol>
  );
}

type Props = { meeting: Meeting; show: Show; correcting: boolean; onCorrected: () => void };
export function PhoneMeeting({ meeting, show, correcting, onCorrected }: Props) {
  const say = useSay();
  const t = useWords();
  const navigate = useNavigate();
  const back = useBreadcrumbs(entityOf('meeting'), meeting)?.at(-1)?.to ?? '/myMeetings';
  const parts = useParts(meeting);
  const [wantedTab, setTab] = useTab('minutes');
  const tab = ['tasks', 'people', ...parts.tabs.map(({ id }) => id)].includes(wantedTab) ? wantedTab : 'minutes';
  useBarePage();
  const seldom = useSeldom(meeting, show);
  const [marks, setMarks] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState<HTMLElement | null>(null);
  const [presence, setPresence] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ marks, saving, presence }), [marks, saving, presence]);
  // During the meeting the minutes need the room: place and client move to the people tab.
  const held = isHeld(meeting);
  const actions = meeting.outcomes.filter(({ kind }) => kind === 'action').length;
  const finishes = mayNow(meeting, 'finish')
    ? [{ id: 'finish', label: say('meeting.transitions.finish'), onAct: () => show('finish') }]
    : [];
  return (
    <div className="meeting meeting-phone">
      <header className="meeting-phone-head">
        <div className="meeting-phone-bar row gap-8">
          <IconButton icon={<IconArrowLeft size={22} />} label={t('verb.back')} onAct={() => void navigate(back)} />
          <span className="ui-num ui-quiet">{meetingNumber(meeting)}</span>
          <MeetingState status={meeting.status} />
          <span className="row gap-4 push">
            <span ref={setPresence} />
            <MoreMenu upright items={[...finishes, ...seldom]} />
          </span>
        </div>
        <h1>{meeting.title}</h1>
        {!held && <Facts meeting={meeting} />}
        <NotLive />
      </header>
      {meeting.status === meetingStates.cancelled && <p className="meeting-reason">{meeting.change_reason}</p>}
      {meeting.started_at ? <AgendaRow meeting={meeting} /> : null}
      <AnswerCard meeting={meeting} />
      <Tabs
        label={meeting.title}
        bare
        active={tab}
        onChange={setTab}
        tabs={[
          { id: 'minutes', label: say(meeting.started_at ? 'meeting_paragraph.many' : 'meeting_item.many') },
          { id: 'tasks', label: say('meeting_page.tasks.title'), count: actions },
          {
            id: 'people',
            label: say('meeting_page.people.short'),
            count: `${presentPeople(meeting).length}/${meeting.participants.length}`,
          },
          ...parts.tabs,
        ]}
      >
        {tab === 'minutes' && (
          <>
            {!meeting.started_at && <Agenda meeting={meeting} />}
            <SlotsContext value={slots}>
              <Minutes meeting={meeting} correcting={correcting} onCorrected={onCorrected} />
            </SlotsContext>
          </>
        )}
        {tab === 'tasks' && (
          <>
            <TasksCard meeting={meeting} />
            <EarlierCard meeting={meeting} />
          </>
        )}
        {tab === 'people' && (
          <>
            {held && <Facts meeting={meeting} />}
            <PeopleCard meeting={meeting} />
          </>
        )}
        {parts.show(tab)}
      </Tabs>
      <MeetingDock
        meeting={meeting}
        show={show}
        writing={tab === 'minutes' && mayNow(meeting, 'write') && meeting.started_at !== null}
        marks={setMarks}
        saving={setSaving}
      />
    </div>
  );
}
