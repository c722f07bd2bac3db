// Parts of the grid of absences: how many are away each day, and the name before a row.
import { memo } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { daysText } from '#admin/screens/absences/shared/days-text.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { barsOf, type CalendarUser, type Coverage } from './coverage.ts';
import type { View } from './days.ts';
import { gridCell, rowHeader } from './roles.ts';
import { percent } from './span.tsx';

/** Days left from which on the number is a warning. */
const few = 3;

type TotalsProps = { readonly coverage: readonly Coverage[]; readonly view: View; readonly days: readonly string[] };

export const Totals = memo(({ coverage, view, days }: TotalsProps) => {
  const format = useFormat();
  const most = Math.max(1, ...coverage.map(({ away }) => away));
  if (view === 'month')
    return coverage.map(({ away, tone }, at) =>
      away > 0 && days[at] ? (
        <span
          key={days[at]}
          {...gridCell}
          className={`absence-number ui-num ${tone ? `absence-${tone}` : ''}`}
          style={{ left: percent(at / days.length), width: percent(1 / days.length) }}
        >
          <span className="ui-unseen">{`${format.date(days[at])}: `}</span>
          {away}
        </span>
      ) : null,
    );
  return barsOf(coverage).map(({ away, tone, start, length }) => (
    <i
      key={start}
      aria-hidden="true"
      title={`${format.date(days[start])}: ${away}`}
      className={`absence-bar ${tone ? `absence-${tone}` : ''}`}
      style={{ left: percent(start / days.length), width: percent(length / days.length), height: percent(away / most) }}
    />
  ));
});

export const mostOf = (coverage: readonly Coverage[], days: readonly string[]) => {
  const count = Math.max(0, ...coverage.map(({ away }) => away));
  return { count, day: days[coverage.findIndex(({ away }) => away === count)] ?? '' };
};

type LaneHeadProps = {
  /** The address of one user's year. */
  readonly yearOf: (user: CalendarUser) => string;
  readonly user: CalendarUser;
  readonly month: string | null;
  readonly current: boolean;
  readonly chosen: boolean;
  readonly id: string | undefined;
};

export const LaneHead = memo(({ user, month, current, yearOf, chosen, id }: LaneHeadProps) => {
  const say = useSay();
  const format = useFormat();
  return (
    <span {...rowHeader} id={id} className={chosen ? 'absence-user row gap-8 absence-chosen' : 'absence-user row gap-8'}>
      {month ? (
        <span className={current ? 'absence-this-month' : undefined}>{format.month(month)}</span>
      ) : (
        <>
          <Avatar name={user.name} />
          <a className="absence-name tap" href={yearOf(user)} tabIndex={-1} title={say('absence_page.yearOf', { name: user.name })}>
            <span className="absence-name-text">{user.name}</span>
          </a>
          <span className={user.days_left <= few ? 'ui-num push ui-warn' : 'ui-num push ui-quiet'} title={say('absence_page.daysLeft')}>
            {daysText(format, user.days_left)}
          </span>
        </>
      )}
    </span>
  );
});
