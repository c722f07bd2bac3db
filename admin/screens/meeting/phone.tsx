// A meeting on a phone: the agenda a row that scrolls, the minutes below it, and under the thumb what one needs while people talk.
import './phone.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePress } from '#admin/generic/meeting/acts.ts';
import { useBarePage } from '#admin/generic/shell/bare.ts';
import { NotLive } from '#admin/providers/live.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Dock, DockClock, DockRow } from '#admin/ui/dock.tsx';
import { IconButton } from '#admin/ui/icon-button.tsx';
import { IconArrowDown, IconArrowLeft, IconFlag, IconGavel, IconUserPlus } from '#admin/ui/icons.tsx';
import { MoreMenu } from '#admin/ui/more-menu.tsx';
import { Popup } from '#admin/ui/popup.tsx';
import { Tabs } from '#admin/ui/tabs.tsx';
import { useTab } from '#admin/ui/use-tab.ts';
import { useWords } from '#admin/ui/words.tsx';
import { Agenda, ItemSign, ItemTime, useNext } from './agenda.tsx';
import { AnswerCard } from './answer-card.tsx';
import { ClockActs, MeetingClock } from './band.tsx';
import { type Meeting, mayNow, numberOf } from './data.ts';
import { EarlierCard } from './earlier-card.tsx';
import { Facts, MeetingState, useSeldom } from './head.tsx';
import { Minutes } from './minutes-part.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { useParts } from './parts.tsx';
import { PeopleCard } from './people-card.tsx';
import type { Show } from './popups.tsx';
import { TasksCard } from './tasks-card.tsx';

function AgendaRow({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const press = usePress(meeting.id);
  const opens = meeting.status === 1 && mayNow(meeting, 'write');
  return (
    <ol className="agenda-row" aria-label={say('meeting_item.many')}>
      {meeting.items.map((item) => (
        <li key={item.id} className={item.current ? 'agenda-current' : item.done ? 'agenda-done' : undefined}>
          <button
            type="button"
            disabled={!opens || item.current}
            aria-current={item.current ? 'step' : undefined}
            onClick={() => void press(`/item/${item.id}/open`)}
          >
            <ItemSign item={item} />
            <span className={item.done ? 'ui-unseen' : 'agenda-title'}>{item.title}</span>
            {item.current && <ItemTime item={item} />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function MeetingDock({ meeting, show }: { meeting: Meeting; show: Show }) {
  const say = useSay();
  const [kind, setKind] = useState<'decision' | 'action' | null>(null);
  const { next, act } = useNext(meeting);
  const writes = mayNow(meeting, 'write') && meeting.status !== 0;
  if (!writes && !['start', 'continue', 'stop'].some((one) => mayNow(meeting, one))) return null;
  return (
    <Dock label={say('meeting_page.band.label')} running={meeting.status === 1}>
      {writes && (
        <DockRow>
          <ActionButton size="l" icon={<IconGavel size={18} />} onAct={() => setKind('decision')}>
            {say('meeting_outcome.values.kind.decision')}
          </ActionButton>
          <ActionButton size="l" icon={<IconUserPlus size={18} />} onAct={() => setKind('action')}>
            {say('meeting_outcome.values.kind.action')}
          </ActionButton>
        </DockRow>
      )}
      <DockRow>
        {meeting.started_at && (
          <DockClock>
            <MeetingClock meeting={meeting} size="dock" />
          </DockClock>
        )}
        <ClockActs meeting={meeting} show={show} size="xl" />
        {next ? (
          <ActionButton kind="ink" size="xl" icon={<IconArrowDown size={18} />} onAct={act}>
            {say('meeting_page.agenda.item', { number: next.position })}
          </ActionButton>
        ) : (
          mayNow(meeting, 'finish') && (
            <ActionButton kind="ink" size="xl" icon={<IconFlag size={18} />} onAct={() => show('finish')}>
              {say('meeting_page.finish.action')}
            </ActionButton>
          )
        )}
      </DockRow>
      {kind && (
        <Popup open onClose={() => setKind(null)} title={say(`meeting_outcome.values.kind.${kind}`)} subject={numberOf(meeting)}>
          <OutcomeForm meeting={meeting} kind={kind} onDone={() => setKind(null)} />
        </Popup>
      )}
    </Dock>
  );
}

type Props = { meeting: Meeting; show: Show; correcting: boolean; onCorrected: () => void };
export function PhoneMeeting({ meeting, show, correcting, onCorrected }: Props) {
  const say = useSay();
  const t = useWords();
  const navigate = useNavigate();
  const parts = useParts(meeting);
  const [tab, setTab] = useTab('minutes');
  useBarePage();
  const seldom = useSeldom(meeting, show);
  const actions = meeting.outcomes.filter(({ kind }) => kind === 'action').length;
  const finishes = mayNow(meeting, 'finish')
    ? [{ id: 'finish', label: say('meeting.transitions.finish'), onAct: () => show('finish') }]
    : [];
  return (
    <div className="meeting meeting-phone">
      <header className="meeting-phone-head">
        <div className="meeting-phone-bar">
          <IconButton icon={<IconArrowLeft size={22} />} label={t('verb.back')} onAct={() => void navigate('/myMeetings')} />
          <span className="ui-num ui-quiet">{numberOf(meeting)}</span>
          <MeetingState status={meeting.status} />
          <span className="meeting-phone-more">
            <MoreMenu upright items={[...finishes, ...seldom]} />
          </span>
        </div>
        <h1>{meeting.title}</h1>
        <Facts meeting={meeting} />
        <NotLive />
      </header>
      {meeting.status === 4 && <p className="meeting-reason">{meeting.change_reason}</p>}
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
          { id: 'people', label: say('meeting_page.people.short'), count: meeting.participants.length },
          ...parts.tabs,
        ]}
      >
        {tab === 'minutes' && (
          <>
            {!meeting.started_at && <Agenda meeting={meeting} />}
            <Minutes meeting={meeting} correcting={correcting} onCorrected={onCorrected} />
          </>
        )}
        {tab === 'tasks' && (
          <>
            <TasksCard meeting={meeting} />
            <EarlierCard meeting={meeting} />
          </>
        )}
        {tab === 'people' && <PeopleCard meeting={meeting} />}
        {parts.show(tab)}
      </Tabs>
      <MeetingDock meeting={meeting} show={show} />
    </div>
  );
}
