// One entry of the times table, expandable to its periods and full notes.

import { useRef } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { isPaused } from '#admin/screens/times/shared/states.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconChevronRight } from '#admin/ui/marks/icons.tsx';
import { useTint } from '#admin/ui/marks/tint.ts';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { Clock } from '#admin/ui/time/clock.tsx';
import { type Axis, StripBar } from '#admin/ui/time/day-strip.tsx';
import { dayOf } from '#schema/core/zone.ts';
import { dayOfEntry, factorsOf, openStretch, stretchesOn } from './stretches.ts';
import { type SubTime, useRange } from './times/data.ts';
import { EntryMenu, StretchMenu } from './times/time-menu.tsx';

function Factor({ factors }: { factors: readonly number[] }) {
  const format = useFormat();
  return <>{factors.map((factor) => `×${format.number(factor, 2)}`).join(' ')}</>;
}

function SubRow({ entry, stretch, axis }: { entry: TimeEntry; stretch: SubTime; axis: Axis }) {
  const timeZone = useTimeZone();
  const offset = useServerOffset();
  const range = useRange();
  const { start_time, end_time, multiplier } = stretch;
  const day = dayOf(Date.parse(start_time), timeZone);
  const seconds = end_time ? Math.round((Date.parse(end_time) - Date.parse(start_time)) / 1000) : 0;
  return (
    <tr className="task-sub">
      <td className="task-time-toggle" />
      <td className="task-sub-range ui-num">{range(stretch)}</td>
      <td className="task-time-work ui-one-line" />
      <td className="task-time-day" />
      <td className="task-time-strip">
        <StripBar
          thin
          day={day}
          axis={axis}
          offset={offset}
          name={entry.user_name}
          stretches={[{ start: start_time, end: end_time, kind: end_time ? 'done' : 'running' }]}
        />
      </td>
      <td className="task-time-number task-sub-duration">
        <Clock since={end_time ? null : start_time} base={seconds} offset={offset} tone={end_time ? 'plain' : 'running'} />
      </td>
      <td className="task-time-number task-time-factor">
        <Factor factors={[multiplier]} />
      </td>
      <td className="task-time-number task-time-free" />
      <td className="task-time-note" />
      <td className="task-time-acts">
        <StretchMenu entry={entry} stretch={stretch} />
      </td>
    </tr>
  );
}

/** At the end of a phone's row: the start of the running period, the break, or from when to when it was. */
function State({ entry }: { entry: TimeEntry }) {
  const say = useSay();
  const format = useFormat();
  if (isPaused(entry)) return <span className="ui-warn">{say('task_page.times.paused')}</span>;
  const open = openStretch(entry);
  if (open) return <span className="ui-num">{say('task_page.clock.since', { time: format.time(open.start_time) })}</span>;
  const [first, last] = [entry.sub_times[0], entry.sub_times.at(-1)];
  if (!first || !last?.end_time) return null;
  return (
    <span className="ui-num ui-quiet">
      {format.time(first.start_time)} – {format.timeFrom(last.end_time, first.start_time)}
    </span>
  );
}

type Props = { entry: TimeEntry; axis: Axis; opened: boolean; onToggle: () => void };

export function TimesRow({ entry, axis, opened, onToggle }: Props) {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const offset = useServerOffset();
  const { user } = useSession();
  const row = useRef<HTMLTableRowElement>(null);
  const own = entry.user_id === user.id;
  // The user's own changes are not highlighted.
  useTint(row, own ? null : `${entry.status} ${entry.sub_times.length} ${entry.total_time}`);

  const day = dayOfEntry(entry, timeZone);
  const open = openStretch(entry);
  const state = open ? 'running' : isPaused(entry) ? 'paused' : null;
  const notes = [...new Set([entry.notes, entry.final_notes].flatMap((text) => text || []))];
  const free = entry.non_invoiced_part ? format.clock(entry.non_invoiced_time) : '–';
  return (
    <tbody>
      <tr ref={row} className={state ? `task-time task-time-${state}` : 'task-time'}>
        <td className="task-time-toggle">
          <button
            type="button"
            className="task-toggle"
            aria-expanded={opened}
            aria-label={say(opened ? 'task_page.times.collapse' : 'task_page.times.expand', { name: entry.user_name })}
            onClick={onToggle}
          >
            <IconChevronRight size={14} />
          </button>
        </td>
        <td className="task-time-person row gap-12">
          <Avatar name={entry.user_name} work={state} />
          <span className="task-time-name stack fit">
            <span className="ui-one-line">{own ? <OwnName name={entry.user_name} /> : entry.user_name}</span>
            <span className="task-time-line ui-small ui-quiet">
              <span className="task-time-line-work">{entry.work_type_name}</span>
              <span className="ui-num">{format.date(day)}</span>
            </span>
          </span>
        </td>
        <td className="task-time-work ui-one-line">{entry.work_type_name}</td>
        <td className="task-time-day ui-num ui-quiet">{format.date(day)}</td>
        <td className="task-time-strip">
          <StripBar
            day={day}
            axis={axis}
            offset={offset}
            name={entry.user_name}
            stretches={stretchesOn(day, entry, timeZone, Date.now() + offset)}
          />
        </td>
        <td className="task-time-number task-time-duration">
          <Clock since={open?.start_time} base={entry.total_time} offset={offset} tone={open ? 'running' : 'plain'} />
          <span className="task-time-line-state ui-small">
            <State entry={entry} />
          </span>
          {entry.non_invoiced_part && (
            <span className="task-time-line-free ui-small ui-quiet">
              {say('task_page.times.notInvoiced')} {format.hours(entry.non_invoiced_time)}
            </span>
          )}
        </td>
        <td className="task-time-number task-time-factor ui-quiet">
          <Factor factors={factorsOf(entry)} />
        </td>
        <td className="task-time-number task-time-free ui-quiet">{free}</td>
        <td className="task-time-note ui-quiet">
          <span className="ui-one-line block" title={notes[0]}>
            {notes[0]}
          </span>
        </td>
        <td className="task-time-acts">
          <EntryMenu entry={entry} />
        </td>
      </tr>
      {opened && entry.sub_times.map((stretch) => <SubRow key={stretch.id} entry={entry} stretch={stretch} axis={axis} />)}
      {opened && notes.length > 0 && (
        <tr className="task-sub">
          <td className="task-sub-text">
            {notes.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** `Ti` on a phone; the full name where there is room. */
function OwnName({ name }: { name: string }) {
  const say = useSay();
  return (
    <>
      <span className="task-name-long">{name}</span>
      <span className="task-name-short">{say('task_page.clock.you')}</span>
    </>
  );
}
