// Beside the month: the week that waits with its problems first, the sums against the limits, and the rests.
import { useSay } from '#admin/providers/person/speech.tsx';
import type { Day, Week } from '#admin/screens/attendance/shared/data.ts';
import { FlexCard } from '#admin/screens/attendance/shared/flex-card.tsx';
import { MendActs } from '#admin/screens/attendance/shared/mend-acts.tsx';
import { Problems } from '#admin/screens/attendance/shared/problems.tsx';
import { WeekActs, WeekWords } from '#admin/screens/attendance/shared/week-card.tsx';
import { IconCheck, IconClock } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { leastRest } from '#schema/attendance/day-parts.ts';
import { sumOfDays } from '#schema/attendance/week.ts';
import { weekStates } from '#schema/people/attendance-week.ts';
import { OvertimeLimits } from './overtime-limits.tsx';

function WaitingWeek({ week, user_id }: { readonly week: Week; readonly user_id: number }) {
  const say = useSay();
  const format = useFormat();
  const { submitted_at, sums, days, lock, status } = week;
  const number = Number(week.week.slice(6));
  const waits = status === weekStates.submitted;
  return (
    <Card title={say(waits ? 'attendance_page.waits' : 'attendance_page.weekOf', { number })}>
      <div className="stack gap-12">
        <p className="flush ui-quiet ui-num">
          {waits && `${say('attendance_page.submittedAt', { time: format.dateTime(submitted_at) })}, `}
          {format.hours(sums.present)} {say('attendance_page.due', { hours: format.hours(sums.contract) })}
        </p>
        <WeekWords week={week} />
        {days
          .filter(({ problems }) => problems.length > 0)
          .map((day) => (
            <div key={day.day} className="stack gap-6">
              <b className="ui-num">
                {format.shortWeekday(day.day)} {format.dayMonth(day.day)}
              </b>
              <Problems day={day} acts={(problem) => lock === null && <MendActs day={day} user_id={user_id} problem={problem} />} />
            </div>
          ))}
        <WeekActs week={week} keys />
      </div>
    </Card>
  );
}

function Rests({ days, today }: { readonly days: readonly Day[]; readonly today: string }) {
  const say = useSay();
  const format = useFormat();
  const rests = days.flatMap(({ rest_before }) => (rest_before === null ? [] : [rest_before]));
  const shortest = rests.length > 0 ? Math.min(...rests) : null;
  const current = days.find(({ day }) => day === today);
  const lacking = current?.arrival ? Math.max(0, current.break_due - current.break) : 0;
  const rows = [
    ...(shortest === null
      ? []
      : [
          {
            name: 'rest' as const,
            fine: shortest * 1000 >= leastRest,
            value: say('attendance_page.rests.least', { hours: format.hours(shortest) }),
          },
        ]),
    ...(current?.arrival
      ? [
          {
            name: 'break' as const,
            fine: lacking === 0,
            value: lacking === 0 ? format.hours(current.break) : say('attendance_page.rests.lacking', { hours: format.hours(lacking) }),
          },
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title={say('attendance_page.rests.title')}>
      <ul className="list stack gap-10">
        {rows.map(({ name, fine, value }) => (
          <li key={name} className="split gap-8">
            <span className={fine ? 'row inline gap-8' : 'row inline gap-8 ui-warn'}>
              {fine ? <IconCheck size={16} /> : <IconClock size={16} />}
              {say(`attendance_page.rests.${name}`)}
            </span>
            <span className={fine ? 'ui-small ui-quiet ui-num' : 'ui-small ui-warn ui-num'}>{value}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Props = {
  readonly weeks: readonly Week[];
  readonly first: string;
  readonly last: string;
  readonly today: string;
  readonly user_id: number;
  /** Whether the acts of the week stand here, and not with the week itself. */
  readonly acts: boolean;
};

export function MonthSums({ weeks, first, last, today, user_id, acts }: Props) {
  const say = useSay();
  const format = useFormat();
  const until = last < today ? last : today;
  const days = weeks.flatMap((week) => week.days).filter(({ day }) => day >= first && day <= until);
  const sums = sumOfDays(days);
  const submitted = weeks.find(({ status }) => status === weekStates.submitted);
  const over = weeks.findLast(({ to, lock }) => to < today && lock === null);
  const shown = submitted ?? over ?? weeks.at(-1);
  const rows = [
    ['contract', format.hours(sums.contract)],
    ['present', format.hours(sums.present)],
    ['absent', format.hours(sums.absent)],
    ['special', format.hours(sums.night + sums.sunday + sums.holiday_seconds)],
    ['on_call', say('attendance_page.days', { smart_count: days.filter(({ on_call }) => on_call.length > 0).length })],
  ] as const;
  return (
    <div className="stack gap-16">
      {acts && shown && <WaitingWeek week={shown} user_id={user_id} />}
      <Card title={say(last < today ? 'attendance_page.monthSums' : 'attendance_page.monthSoFar', { month: format.month(first) })}>
        <dl className="stack gap-8 flush">
          {rows.map(([name, value]) => (
            <div key={name} className="split gap-8">
              <dt className="ui-quiet">{say(`attendance_page.month.${name}`)}</dt>
              <dd className="flush ui-num">{name === 'present' ? <b>{value}</b> : value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {first <= today && <OvertimeLimits user_id={user_id} month={first} until={until} />}
      <FlexCard user_id={user_id} month={first.slice(0, 7)} today={today} acts />
      <Rests days={days} today={today} />
    </div>
  );
}
