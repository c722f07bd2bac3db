// The time entries of a task: person, work type, time and duration; each expands to its periods.

import { useState } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { isBegun } from '#admin/screens/times/shared/states.ts';
import { IconClock } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useTimeZone, useWords } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { axisOf, StripAxis } from '#admin/ui/time/day-strip.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { mayNow } from './data.ts';
import { dayOfEntry, inTableOrder, stretchesOn } from './stretches.ts';
import { NewTimeButton } from './times/time-menu.tsx';
import { Totals } from './times/totals.tsx';
import { TimesRow } from './times-row.tsx';

const step = 15_000;

/** One axis for all rows, from the earliest to the latest period. */
const useAxis = (entries: readonly TimeEntry[]) => {
  const timeZone = useTimeZone();
  const now = useNow(useServerOffset(), { step });
  const axes = entries.map((entry) => {
    const day = dayOfEntry(entry, timeZone);
    return axisOf(day, stretchesOn(day, entry, timeZone, now), timeZone, now);
  });
  return { from: Math.min(6, ...axes.map(({ from }) => from)), to: Math.max(18, ...axes.map(({ to }) => to)) };
};

export function Times({ task, entries }: { task: TaskPage; entries: readonly TimeEntry[] }) {
  const say = useSay();
  const t = useWords();
  const { user } = useSession();
  const phone = useBelow(768);
  const axis = useAxis(entries);
  // The user's open entry is expanded if there is room.
  const [opened, setOpened] = useState<readonly number[]>(() =>
    phone ? [] : entries.filter((entry) => isBegun(entry) && entry.user_id === user.id).map(({ id }) => id),
  );
  const timeZone = useTimeZone();
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<IconClock size={24} />}
        title={say('task_page.times.empty')}
        action={phone && mayNow(task, 'addTime') && <NewTimeButton task={task} wide />}
      />
    );
  const toggle = (id: number) => setOpened((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <div className="task-times-box">
      <table className="task-times" aria-label={say('task_page.tabs.times')}>
        <thead>
          <tr>
            <th className="task-time-toggle">
              <span className="ui-unseen">{say('task_page.times.entries', { smart_count: entries.length })}</span>
            </th>
            <th>{say('task_page.times.who')}</th>
            <th className="task-time-work ui-one-line">{say('task_page.times.workType')}</th>
            <th className="task-time-day">{say('task_page.times.day')}</th>
            <th className="task-time-strip">
              <span className="ui-unseen">{say('task_page.clock.strip')}</span>
              <StripAxis axis={axis} few />
            </th>
            <th className="task-time-number">{say('task_page.times.duration')}</th>
            <th className="task-time-number task-time-factor">{say('task_page.times.factor')}</th>
            <th className="task-time-number task-time-free">{say('task_page.times.notInvoiced')}</th>
            <th className="task-time-note">{say('task_page.times.note')}</th>
            <th className="task-time-acts">
              <span className="ui-unseen">{t('verb.more')}</span>
            </th>
          </tr>
        </thead>
        {inTableOrder(entries).map((entry) => (
          <TimesRow key={entry.id} entry={entry} axis={axis} opened={opened.includes(entry.id)} onToggle={() => toggle(entry.id)} />
        ))}
      </table>
      <Totals entries={entries} timeZone={timeZone} />
      {phone && (
        <div className="task-times-add">
          <NewTimeButton task={task} wide />
        </div>
      )}
    </div>
  );
}
