// The band of a task: people at work, times and clock buttons, in full width because it is used most.
import { usePending } from '#admin/generic/acts/pending.ts';
import { isBegun, isRunning, workStateName } from '#admin/screens/times/shared/states.ts';
import './band.css';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { isSettled } from '#admin/screens/tasks/shared/states.ts';
import { clockOf } from '#admin/screens/tasks/shared/task-clock.ts';
import type { TaskPage, TimeEntry, WorkingStatus } from '#admin/screens/tasks/shared/task-queries.ts';
import { WorkWord } from '#admin/ui/marks/state.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import { DayStrip } from '#admin/ui/time/day-strip.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { mayNow, useTeam } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';
import { PressButton, usePresses } from '../popups/presses.tsx';
import { peopleOn, secondsOf, secondsOn } from '../stretches.ts';

const tones = ['running', 'paused', 'stopped'] as const;
/** Milliseconds between updates: hours and minutes change once a minute. */
const step = 15_000;

type Props = { task: TaskPage; status: WorkingStatus; entries: readonly TimeEntry[] };

/** The user's open time entry on this task. */
export const useOwnEntry = (entries: readonly TimeEntry[]) => {
  const { user } = useSession();
  return entries.find((entry) => entry.user_id === user.id && isBegun(entry));
};

/** `Teče  Montaža · od 09:58`. */
export function OwnWork({ status, entries }: Omit<Props, 'task'>) {
  const say = useSay();
  const format = useFormat();
  const entry = useOwnEntry(entries);
  const time = format.timeFrom(status.time, Date.now());
  return (
    <p className="task-own-work row wrap gap-8 lines-0">
      <WorkWord work={workStateName(status.status)} />
      {isBegun(status) && (
        <span className="ui-quiet">
          {entry ? say('task_page.clock.workSince', { workType: entry.work_type_name, time }) : say('task_page.clock.since', { time })}
        </span>
      )}
    </p>
  );
}

export function OwnClock({ task, status, size }: Omit<Props, 'entries'> & { size: 'band' | 'dock' }) {
  const pending = usePending();
  const say = useSay();
  const offset = useServerOffset();
  return (
    <Clock
      since={isBegun(status) ? status.time : null}
      offset={offset}
      size={size}
      tone={tones[status.status]}
      pending={pending(clockOf(task.id))}
      label={say(`task_page.clock.${tones[status.status]}`)}
    />
  );
}

/** `Danes 2:31 · naloga 14:20 od 16:00`: worked and planned time. */
export function Totals({ task, entries }: Omit<Props, 'status'>) {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { user } = useSession();
  const now = useNow(useServerOffset(), { step });
  const own = entries.filter((entry) => entry.user_id === user.id);
  const all = entries.reduce((sum, entry) => sum + secondsOf(entry, now), 0);
  return (
    <p className="task-totals row stretch wrap ui-small ui-quiet ui-num">
      {mayNow(task, 'start') || own.length > 0 ? (
        <span>{say('task_page.clock.today', { duration: format.hours(secondsOn(format.dayOf(now), own, timeZone, now)) })}</span>
      ) : null}
      <span>
        {say('task_page.clock.task', { duration: format.hours(all) })}
        {task.planned_time !== null && ` ${say('task_page.clock.planned', { duration: format.hours(task.planned_time) })}`}
      </span>
    </p>
  );
}

function PeopleOfToday({ task, entries }: Omit<Props, 'status'>) {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { user } = useSession();
  const offset = useServerOffset();
  const team = useTeam(task, entries);
  const now = useNow(offset, { step });
  const day = format.dayOf(now);
  const people = peopleOn(day, entries, user.id, timeZone, now);
  // Before any work of the day the team is shown.
  const rows = people.length > 0 ? people : team.slice(0, 3).map(({ id, name }) => ({ user_id: id, name, stretches: [], entries: [] }));
  if (rows.length === 0) return <p className="ui-quiet">{say('task_page.banner.unassigned')}</p>;
  return (
    <DayStrip
      day={day}
      offset={offset}
      rows={rows.map(({ user_id, name, stretches, entries: own }) => ({
        id: user_id,
        name: user_id === user.id ? say('task_page.clock.you') : name,
        own: user_id === user.id,
        note: own.length > 0 ? format.hours(secondsOn(day, own, timeZone, now)) : undefined,
        stretches,
      }))}
    />
  );
}

/** Whether the task's clock is the user's: an open one, or that of a task which they own or work on. */
const useOwnsClock = ({ task, status }: Omit<Props, 'entries'>): boolean => {
  const { user } = useSession();
  return isBegun(status) || task.company_user_id === user.id || task.users.map(Number).includes(user.id);
};

/** Who works on the task now, with the clock that runs longest; nothing while nobody does. */
function WorkOfOthers({ entries }: Pick<Props, 'entries'>) {
  const say = useSay();
  const offset = useServerOffset();
  const running = entries.filter(isRunning).sort((a, b) => a.status_since.localeCompare(b.status_since));
  const [longest] = running;
  if (!longest) return null;
  return (
    <>
      <p className="task-own-work row wrap gap-8 lines-0">
        <WorkWord work="running" />
        <span className="ui-quiet">{running.map(({ user_name }) => user_name).join(', ')}</span>
      </p>
      <Clock since={longest.status_since} offset={offset} size="band" tone="running" label={say('task_page.clock.running')} />
    </>
  );
}

export function Band({ task, status, entries, show }: Props & { show: ShowPopup }) {
  const say = useSay();
  const presses = usePresses(task, status, show);
  const ownsClock = useOwnsClock({ task, status });
  // Nothing is left to be done, and nobody works any more: the tabs tell what was.
  if (isSettled(task) && presses.length === 0 && !entries.some(isBegun)) return null;
  const why = presses.find(({ blocked }) => blocked)?.blocked;
  return (
    <Card
      flush
      running={isRunning(status)}
      label={say('task_page.clock.label')}
      className={entries.some(isRunning) ? 'task-band' : 'task-band task-band-quiet'}
    >
      <div className="task-band-inside">
        <div className="task-band-clock stack fit">
          {ownsClock ? (
            <>
              <OwnWork status={status} entries={entries} />
              <OwnClock task={task} status={status} size="band" />
            </>
          ) : (
            <WorkOfOthers entries={entries} />
          )}
          <Totals task={task} entries={entries} />
        </div>
        <div className="task-band-day">
          <PeopleOfToday task={task} entries={entries} />
        </div>
        {presses.length > 0 && (
          <div className="task-band-acts stack gap-8">
            {presses.map((press) => (
              <PressButton key={press.id} press={press} size="l" />
            ))}
            {why && <p className="ui-small ui-quiet">{why}</p>}
          </div>
        )}
      </div>
    </Card>
  );
}
