// The timeline of a meeting: elapsed time, time used by each item, and the expected end.
import type { TransitionName } from '#admin/generic/workflow/transition-types.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';
import { MeetingState } from '#admin/screens/meetings/shared/status-cell.tsx';
import './band.css';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useMeetingPress } from '#admin/screens/meetings/shared/acts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCalendarEvent, IconFlag, IconPlayerPlayFilled, IconPlayerStopFilled } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { type Meeting, mayNow, minutesOf, secondsTakenBy } from './data.ts';
import type { Show } from './popups/popups.tsx';

type Part = { readonly id: string; readonly seconds: number; readonly tone: 'done' | 'over' | 'now' | 'ahead' };

/** The items on the timeline: used time, overtime, and time ahead. */
const partsOf = ({ items }: Meeting, now: number): Part[] =>
  items.flatMap((item): Part[] => {
    const planned = item.minutes * 60;
    const taken = secondsTakenBy(item, now);
    const within = Math.min(taken, planned);
    const parts: Part[] = [
      { id: `${item.id}`, seconds: within, tone: item.current ? 'now' : 'done' },
      { id: `${item.id}-over`, seconds: taken - within, tone: 'over' },
      { id: `${item.id}-ahead`, seconds: item.done ? 0 : planned - within, tone: 'ahead' },
    ];
    return parts.filter(({ seconds }) => seconds > 0);
  });

export function PlanBar({ meeting }: { meeting: Meeting }) {
  const say = useSay();
  const format = useFormat();
  // The end is known only while the meeting is in progress.
  const running = meeting.status === meetingStates.inProgress;
  const now = useNow(useServerOffset(), { step: 1000, running });
  const parts = partsOf(meeting, now);
  const ahead = meeting.items.reduce((sum, item) => sum + (item.done ? 0 : Math.max(0, item.minutes * 60 - secondsTakenBy(item, now))), 0);
  const end = now + ahead * 1000;
  const late = Math.round((end - Date.parse(meeting.planned_end)) / 1000);
  return (
    <div className="meeting-plan">
      <p className="split stretch wrap gap-16 lines-0 below-6 ui-small ui-quiet ui-num">
        <span>
          {say('meeting_page.band.plan', {
            from: format.time(meeting.planned_start),
            to: format.timeFrom(meeting.planned_end, meeting.planned_start),
          })}
        </span>
        {running && late > 59 && (
          <span className="ui-warn">
            {say('meeting_page.band.over', { time: minutesOf(late), end: format.time(new Date(end).toISOString()) })}
          </span>
        )}
        {running && late <= 59 && <span>{say('meeting_page.band.end', { end: format.time(new Date(end).toISOString()) })}</span>}
      </p>
      {parts.length > 0 && (
        <div className="meeting-plan-bar" aria-hidden="true">
          {parts.map(({ id, seconds, tone }) => (
            <i key={id} className={`meeting-plan-${tone}`} style={{ flexGrow: seconds }} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The clock of the meeting since its start. */
export function MeetingClock({ meeting, size }: { meeting: Meeting; size: 'band' | 'dock' }) {
  const offset = useServerOffset();
  return (
    <Clock
      since={meeting.running_since}
      base={meeting.held_time}
      offset={offset}
      size={size}
      tone={meeting.status === meetingStates.inProgress ? 'running' : 'stopped'}
    />
  );
}

/** The clock's buttons in the current state. */
export function ClockActs({ meeting, show, size }: { meeting: Meeting; show: Show; size: 'l' | 'xl' }) {
  const say = useSay();
  const press = useMeetingPress(meeting.id);
  const may = (act: TransitionName<'meeting'>) => mayNow(meeting, act);
  return (
    <>
      {may('start') && (
        <ActionButton
          kind="main"
          size={size}
          icon={<IconPlayerPlayFilled size={16} />}
          shortcut="P"
          onAct={() => press((send) => send('/start'))}
        >
          {say('meeting.transitions.start')}
        </ActionButton>
      )}
      {may('continue') && (
        <ActionButton kind="main" size={size} icon={<IconPlayerPlayFilled size={16} />} onAct={() => press((send) => send('/continue'))}>
          {say('meeting.transitions.continue')}
        </ActionButton>
      )}
      {may('stop') && (
        <ActionButton size={size} icon={<IconPlayerStopFilled size={16} />} onAct={() => press((send) => send('/stop'))}>
          {say('meeting.transitions.stop')}
        </ActionButton>
      )}
      {may('finish') && size === 'l' && (
        <ActionButton size={size} icon={<IconFlag size={16} />} onAct={() => show('finish')}>
          {say('meeting.transitions.finish')}
        </ActionButton>
      )}
      {may('invite') && meeting.status === meetingStates.planned && size === 'l' && (
        <ActionButton size={size} icon={<IconCalendarEvent size={16} />} onAct={() => show('invite')}>
          {say('meeting.transitions.invite')}
        </ActionButton>
      )}
    </>
  );
}

export function Band({ meeting, show }: { meeting: Meeting; show: Show }) {
  const say = useSay();
  const format = useFormat();
  return (
    <Card flush running={meeting.status === meetingStates.inProgress} label={say('meeting_page.band.label')} className="meeting-band">
      <div className="meeting-band-inside row wrap">
        <div>
          <p className="meeting-band-state row wrap gap-8 lines-0">
            <MeetingState status={meeting.status} />
            {meeting.started_at && meeting.status === meetingStates.inProgress && (
              <span className="ui-small ui-quiet ui-num">{say('meeting_page.band.since', { time: format.time(meeting.started_at) })}</span>
            )}
          </p>
          {meeting.started_at && <MeetingClock meeting={meeting} size="band" />}
        </div>
        <PlanBar meeting={meeting} />
        <div className="meeting-band-acts row stretch wrap gap-8 push">
          <ClockActs meeting={meeting} show={show} size="l" />
        </div>
      </div>
    </Card>
  );
}
