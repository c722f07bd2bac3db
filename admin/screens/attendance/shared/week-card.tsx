// A week: its state, its sum, its days one below the other, and what may be done with it now.
import type { ReactNode } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type Axis, axisOf, StripAxis } from '#admin/ui/time/day-strip.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { weekStates } from '#schema/people/attendance-week.ts';
import type { Day, Week } from './data.ts';
import { DayRow } from './day-row.tsx';
import { stretchesOf } from './day-strips.tsx';
import { ApproveAndLock, WeekAct } from './week-acts.tsx';
import { WeekState } from './week-status.tsx';

const step = 30_000;

/** The hours of all these days on one axis. */
export const useAxis = (days: readonly Day[]): Axis => {
  const timeZone = useTimeZone();
  const now = useNow(useServerOffset(), { step });
  const axes = days.map((day) => axisOf(day.day, stretchesOf(day), timeZone, now));
  return { from: Math.min(6, ...axes.map(({ from }) => from)), to: Math.max(18, ...axes.map(({ to }) => to)) };
};

/** Who did the last act and when, in small print. */
export const useTrace = () => {
  const format = useFormat();
  return ({ status, submitted_at, approved_at, approved_by_name, locked_at, locked_by_name }: Week): string => {
    if (status === weekStates.locked) return [locked_by_name, format.dateTime(locked_at)].filter(Boolean).join(', ');
    if (status === weekStates.approved) return [approved_by_name, format.dateTime(approved_at)].filter(Boolean).join(', ');
    return status === weekStates.submitted ? format.dateTime(submitted_at) : '';
  };
};

/** What somebody wrote on it, and which days are no longer as they were submitted or locked. */
export function WeekWords({ week: { status, note, reason, changed, days } }: { readonly week: Week }) {
  const say = useSay();
  const format = useFormat();
  const now = new Map(days.map((day) => [day.day, day]));
  return (
    <>
      {status === weekStates.open && reason && (
        <Notice tone="warn" title={say('attendance_page.returned')}>
          {reason}
        </Notice>
      )}
      {status !== weekStates.open && note && (
        <Notice tone="info" title={say('attendance_page.explained')}>
          {note}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="warn" title={say('attendance_page.changedSince')}>
          {changed
            .map(({ day, present }) => {
              const name = `${format.shortWeekday(day)} ${format.dayMonth(day)}`;
              return `${name}: ${format.hours(present)} → ${format.hours(now.get(day)?.present ?? 0)}`;
            })
            .join(', ')}
        </Notice>
      )}
    </>
  );
}

/** What may be done with a week now. */
export function WeekActs({ week, keys = false, full = false }: { readonly week: Week; readonly keys?: boolean; readonly full?: boolean }) {
  return (
    <div className="row wrap gap-8">
      <ApproveAndLock week={week} {...(keys && { shortcut: 'A' })} />
      <WeekAct week={week} name="submit" kind="main" full={full} />
      {!week.$transitions.approve.allowed && <WeekAct week={week} name="lock" />}
      <WeekAct week={week} name="sendBack" {...(keys && { shortcut: 'R' })} />
      {week.lock && <WeekAct week={week} name="unlock" />}
    </div>
  );
}

type Props = { readonly week: Week; readonly title: string; readonly steps?: ReactNode; readonly full?: boolean };

export function WeekCard({ week, title, steps, full = false }: Props) {
  const say = useSay();
  const format = useFormat();
  const axis = useAxis(week.days);
  const trace = useTrace()(week);
  const { sums, status, days, user_id, lock } = week;
  return (
    <Card flush title={title}>
      {steps && <div className="row wrap center gap-6">{steps}</div>}
      <div className="row wrap gap-8 pad-16">
        <p className="attendance-sum row baseline gap-8 flush ui-num">
          <b>{format.hours(sums.present)}</b>
          <span className="ui-quiet">{say('attendance_page.due', { hours: format.hours(sums.contract) })}</span>
        </p>
        <span className="row wrap gap-8 push">
          <WeekState status={status} />
          {trace && <span className="ui-small ui-quiet ui-num">{trace}</span>}
        </span>
      </div>
      <WeekWords week={week} />
      <div className="attendance-axis">
        <StripAxis axis={axis} few />
      </div>
      <ol className="list attendance-days">
        {days.map((day) => (
          <DayRow key={day.day} day={day} user_id={user_id} axis={axis} locked={lock !== null} />
        ))}
      </ol>
      <div className="pad-16">
        <WeekActs week={week} full={full} />
      </div>
    </Card>
  );
}
