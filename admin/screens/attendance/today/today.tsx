// Who is in today: grouped by state in the order of trouble, with the day of each as strips.
import './today.css';
import { Link } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Today, useToday } from '#admin/screens/attendance/shared/data.ts';
import { DayStrips, stretchesOf } from '#admin/screens/attendance/shared/day-strips.tsx';
import { ForgottenClocks } from '#admin/screens/attendance/shared/forgotten.tsx';
import { Problems } from '#admin/screens/attendance/shared/problems.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconPhone } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type Axis, axisOf, StripAxis } from '#admin/ui/time/day-strip.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { can } from '#schema/core/access.ts';

/** In the order of trouble; who is not at work comes last. */
const groups = ['missing', 'onRoad', 'paused', 'in', 'outside', 'away', 'out'] as const;
const step = 30_000;

const useWhere = () => {
  const say = useSay();
  const format = useFormat();
  return ({ group, day, expected_at }: Today): string => {
    if (group === 'missing') return say('attendance_page.expected', { time: format.time(expected_at) });
    if (group === 'away') return day.absences[0]?.name ?? say('attendance_page.away');
    const running = day.work.findLast(({ end }) => end === null);
    if (running) return [running.number && `#${running.number}`, running.title].filter(Boolean).join(' ');
    return group === 'in' || group === 'paused'
      ? (day.presence.findLast(({ kind }) => kind === 'present')?.place ?? say('attendance_page.office'))
      : '';
  };
};

function Person({ person, axis }: { person: Today; axis: Axis }) {
  const say = useSay();
  const format = useFormat();
  const where = useWhere();
  const mayDecide = useMay(can('attendance.write'));
  const { name, phone, group, since, day } = person;
  const there = day.presence.length > 0 || day.work.length > 0;
  return (
    <li className="today-person">
      <span className="row gap-10 fit">
        <Avatar name={name} work={group === 'in' ? 'running' : group === 'paused' ? 'paused' : null} />
        <span className="stack fit tap-links">
          {mayDecide ? (
            <Link to={`/attendance/${person.user_id}`}>
              <b className="break">{name}</b>
            </Link>
          ) : (
            <b className="break">{name}</b>
          )}
          <span className="ui-small ui-quiet ui-num">{since ? say('attendance_page.since', { time: format.time(since) }) : ''}</span>
        </span>
      </span>
      <span className="today-where break">{where(person)}</span>
      <span className="ui-num today-arrival">{day.arrival ? format.time(day.arrival) : '–'}</span>
      <span className="today-strip">{there && <DayStrips day={day} axis={axis} />}</span>
      <b className="ui-num today-hours">{there ? format.hours(day.present) : '–'}</b>
      <span className="today-look row wrap gap-12">
        <Problems day={day} />
        {group === 'missing' && phone && (
          <a
            className="row inline gap-6 tap nowrap ui-num"
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={say('attendance_page.call', { name, phone })}
          >
            <IconPhone size={16} />
            {phone}
          </a>
        )}
      </span>
    </li>
  );
}

export default function TodayBoard() {
  const say = useSay();
  const format = useFormat();
  const timeZone = useTimeZone();
  const now = useNow(useServerOffset(), { step });
  const { data, error, refetch } = useToday();
  usePageTitle(say('attendance_page.board'));
  const today = format.dayOf(now);
  const axes = data?.map(({ day }) => axisOf(day.day, stretchesOf(day), timeZone, now)) ?? [];
  const axis = { from: Math.min(6, ...axes.map(({ from }) => from)), to: Math.max(18, ...axes.map(({ to }) => to)) };
  const byGroup = groups.map((group) => ({ group, people: data?.filter((one) => one.group === group) ?? [] }));
  return (
    <>
      <PageHeader
        title={say('attendance_page.board')}
        status={<span className="ui-faint ui-num">{`${format.weekday(today)} ${format.date(today)}, ${format.time(now)}`}</span>}
      />
      {error && !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : (
        <div className="stack gap-16">
          <dl className="today-figures">
            {byGroup.map(({ group, people }) => (
              <div key={group} className={people.length === 0 ? 'ui-faint' : group === 'missing' ? 'ui-danger' : undefined}>
                <dt className="ui-small">{say(`attendance_page.groups.${group}`)}</dt>
                <dd className="ui-num">{format.count(people.length)}</dd>
              </div>
            ))}
          </dl>
          <ForgottenClocks />
          <div className="today-axis" aria-hidden="true">
            <StripAxis axis={axis} few />
          </div>
          {byGroup.map(
            ({ group, people }) =>
              people.length > 0 && (
                <Card key={group} flush title={say(`attendance_page.groups.${group}`)} count={people.length}>
                  <ul className="list today-list">
                    {people.map((person) => (
                      <Person key={person.user_id} person={person} axis={axis} />
                    ))}
                  </ul>
                </Card>
              ),
          )}
          {data.length === 0 && <p className="ui-quiet">{say('attendance_page.nobody')}</p>}
        </div>
      )}
    </>
  );
}
