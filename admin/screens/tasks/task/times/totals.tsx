// The totals of a task's time by person and work type, worked and billed.
import { isRunning } from '#admin/screens/times/shared/states.ts';
import './totals.css';
import { useState } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconChevronRight } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { type Total, totalsOf } from '#schema/times/time-totals.ts';
import { secondsOf, secondsOn } from '../stretches.ts';

type Line = Total & { id: number; name: string };

function Lines({ head, lines }: { head: string; lines: readonly Line[] }) {
  const say = useSay();
  const format = useFormat();
  return (
    <table className="time-totals">
      <thead>
        <tr>
          <th>{head}</th>
          <th className="time-totals-number">{say('times.screen.totals.worked')}</th>
          <th className="time-totals-number">{say('times.screen.totals.billed')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, total_time, billed_time }) => (
          <tr key={id}>
            <td>{name}</td>
            <td className="time-totals-number ui-num">{format.clock(total_time)}</td>
            <td className="time-totals-number ui-num ui-quiet">{format.clock(billed_time)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `6 vnosov · danes 8:42:27 · skupaj 14:20:57`, expandable to a table. */
export function Totals({ entries, timeZone }: { entries: readonly TimeEntry[]; timeZone: string }) {
  const say = useSay();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const now = useNow(useServerOffset(), { running: entries.some(isRunning) });
  const today = secondsOn(format.dayOf(now), entries, timeZone, now);
  const total = entries.reduce((sum, entry) => sum + secondsOf(entry, now), 0);
  // Running time counts until now, in the table and in the sum.
  const until = new Date(now).toISOString();
  const counted = entries.map((entry) => ({
    ...entry,
    total_time: secondsOf(entry, now),
    sub_times: entry.sub_times.map((stretch) => ({ ...stretch, end_time: stretch.end_time ?? until })),
  }));
  const totals = totalsOf(counted);
  return (
    <>
      <div className="task-sums row wrap ui-small ui-num">
        <span>{say('task_page.times.entries', { smart_count: entries.length })}</span>
        <span>{say('task_page.times.today', { duration: format.clock(today) })}</span>
        <span>{say('task_page.times.total', { duration: format.clock(total) })}</span>
        <button
          type="button"
          className="task-link tap task-sums-more tap row inline gap-4 push tall-24"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconChevronRight size={14} />
          {say('times.screen.totals.show')}
        </button>
      </div>
      {open && (
        <div className="time-totals-box">
          <Lines
            head={say('times.screen.totals.byPerson')}
            lines={totals.users.map(({ user_id, user_name, ...sums }) => ({ id: user_id, name: user_name, ...sums }))}
          />
          <Lines
            head={say('times.screen.totals.byWork')}
            lines={totals.work_types.map(({ work_type_id, work_type_name, ...sums }) => ({
              id: work_type_id,
              name: work_type_name,
              ...sums,
            }))}
          />
        </div>
      )}
    </>
  );
}
