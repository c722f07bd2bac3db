// The own working time: today with its acts under the thumb, and the days of a week with what does not fit.
import './own.css';
import { useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Day, useDays, useOwnPresence } from '#admin/screens/attendance/shared/data.ts';
import { DayStrips, stretchesOf } from '#admin/screens/attendance/shared/day-strips.tsx';
import { PresenceActs } from '#admin/screens/attendance/shared/presence-acts.tsx';
import { Problems } from '#admin/screens/attendance/shared/problems.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Dock } from '#admin/ui/page/dock.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { type Axis, axisOf, StripAxis } from '#admin/ui/time/day-strip.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { dayAfter, isDay, mondayOf } from '#schema/core/zone.ts';

const step = 30_000;
const sum = (days: readonly Day[], of: 'present' | 'contract'): number => days.reduce((total, day) => total + day[of], 0);

/** The hours of all days of the week on one axis. */
const axisOfWeek = (days: readonly Day[], timeZone: string, now: number): Axis => {
  const axes = days.map((day) => axisOf(day.day, stretchesOf(day), timeZone, now));
  return { from: Math.min(...axes.map(({ from }) => from)), to: Math.max(...axes.map(({ to }) => to)) };
};

function Today({ day }: { day: Day | undefined }) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const { data: own } = useOwnPresence();
  if (!own || !day) return null;
  const { presence } = own;
  const state = presence?.state ?? 'out';
  const stateWord = say(`attendance_page.state.${state}`, {
    time: presence ? format.time(state === 'paused' ? presence.state_since : presence.since) : '',
  });
  const shown = own.source === 'own' || presence !== null;
  return (
    <>
      <Card title={say('attendance_page.day', { day: format.dayMonth(day.day) })} running={state === 'in'}>
        <div className="stack gap-10">
          {shown && <p className={state === 'paused' ? 'flush ui-warn' : 'flush ui-quiet'}>{stateWord}</p>}
          <p className="attendance-sum row baseline gap-8 flush ui-num">
            <b>{format.hours(day.present)}</b>
            {day.contract > 0 && <span className="ui-quiet">{say('attendance_page.due', { hours: format.hours(day.contract) })}</span>}
          </p>
          <DayStrips day={day} />
          <dl className="attendance-parts row wrap gap-16 flush">
            {(
              [
                ['tasks', day.on_tasks],
                ['break', day.break],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="ui-small ui-quiet">{say(`attendance_page.sums.${name}`)}</dt>
                <dd className="ui-num">{format.hours(value)}</dd>
              </div>
            ))}
          </dl>
          <Problems day={day} />
          {!phone && <PresenceActs own={own} />}
        </div>
      </Card>
      {phone && shown && (
        <Dock label={say('attendance_page.acts.label')} running={state === 'in'}>
          <PresenceActs own={own} full />
        </Dock>
      )}
    </>
  );
}

function DayRow({ day, axis }: { day: Day; axis: Axis }) {
  const say = useSay();
  const format = useFormat();
  const { arrival, departure, holiday, absences } = day;
  const times = arrival ? `${format.time(arrival)} – ${departure ? format.timeFrom(departure, arrival) : '…'}` : null;
  const [first] = absences;
  const reason = first
    ? (first.name ?? say('attendance_page.leave'))
    : (holiday ?? (day.contract === 0 ? say('attendance_page.free') : null));
  const empty = !arrival && day.work.length === 0;
  return (
    <li className={empty ? 'attendance-day ui-faint' : 'attendance-day'}>
      <span className="attendance-name">
        {format.shortWeekday(day.day)} <b className="ui-num">{format.dayMonth(day.day)}</b>
      </span>
      <span className="ui-num ui-quiet attendance-times">{[times, reason].filter(Boolean).join(' · ')}</span>
      <b className="ui-num attendance-hours">{empty ? '' : format.hours(day.present)}</b>
      {!empty && (
        <span className="attendance-strip">
          <DayStrips day={day} axis={axis} />
        </span>
      )}
      {day.problems.length > 0 && (
        <span className="attendance-problems row wrap gap-12">
          <Problems day={day} />
        </span>
      )}
    </li>
  );
}

export default function OwnAttendance() {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const { user } = useSession();
  const now = useNow(useServerOffset(), { step });
  const today = format.dayOf(now);
  const [params, setParams] = useSearchParams();
  const chosen = params.get('week');
  const monday = mondayOf(isDay(chosen) ? chosen : today);
  const setMonday = (next: string) => setParams(next === mondayOf(today) ? {} : { week: next }, { replace: true });
  const { data, error, refetch } = useDays(user.id, monday, dayAfter(monday, 6));
  const current = useDays(user.id, today, today).data?.[0];
  usePageTitle(say('attendance_page.own'));
  const past = data?.filter(({ day }) => day <= today) ?? [];
  return (
    <>
      <PageHeader title={say('attendance_page.own')} />
      <div className="stack gap-16 attendance-own">
        <Today day={current} />
        <Card
          flush
          title={say('attendance_page.week', { from: format.dayMonth(monday), to: format.dayMonth(dayAfter(monday, 6)) })}
          action={
            <span className="row inline gap-6">
              <IconButton
                icon={<IconChevronLeft size={18} />}
                label={say('attendance_page.before')}
                shortcut="ArrowLeft"
                onAct={() => setMonday(dayAfter(monday, -7))}
              />
              <IconButton
                icon={<IconChevronRight size={18} />}
                label={say('attendance_page.after')}
                shortcut="ArrowRight"
                onAct={() => setMonday(dayAfter(monday, 7))}
              />
              {monday !== mondayOf(today) && (
                <ActionButton shortcut="T" onAct={() => setMonday(mondayOf(today))}>
                  {say('attendance_page.thisWeek')}
                </ActionButton>
              )}
            </span>
          }
        >
          {error && !data ? (
            <FailedState error={error} onRetry={refetch} />
          ) : !data ? (
            <SkeletonRows rows={7} />
          ) : (
            <>
              <p className="attendance-sum row baseline gap-8 pad-16 flush ui-num">
                <b>{format.hours(sum(past, 'present'))}</b>
                <span className="ui-quiet">{say('attendance_page.due', { hours: format.hours(sum(data, 'contract')) })}</span>
              </p>
              <div className="attendance-axis">
                <StripAxis axis={axisOfWeek(data, timeZone, now)} few />
              </div>
              <ol className="list attendance-days">
                {data.map((day) => (
                  <DayRow key={day.day} day={day} axis={axisOfWeek(data, timeZone, now)} />
                ))}
              </ol>
            </>
          )}
        </Card>
      </div>
    </>
  );
}
