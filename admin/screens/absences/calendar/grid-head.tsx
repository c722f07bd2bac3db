// The head of the grid of absences, and the lines and days off behind its rows.
import { useFormat } from '#admin/ui/page/words.tsx';
import type { CalendarUser } from './coverage.ts';
import type { View } from './days.ts';
import { percent } from './span.tsx';

/** The days of the longest month. */
const mostDays = Array.from({ length: 31 }, (_one, at) => at + 1);

type Period = {
  readonly view: View;
  readonly days: readonly string[];
  readonly today: string;
  /** Days off, with the names of holidays. */
  readonly free: ReadonlyMap<string, string | undefined>;
};

export function Head({ view, months, days, of, today, free }: Period & { months: readonly string[]; of: CalendarUser | undefined }) {
  const format = useFormat();
  if (of)
    return (
      <div className="absence-days" aria-hidden="true">
        {mostDays.map((day) => (
          <span key={day}>
            <b className="ui-num">{day}</b>
          </span>
        ))}
      </div>
    );
  if (view !== 'month')
    return (
      <div className="absence-months" aria-hidden="true">
        {months.map((month) => (
          <span
            key={month}
            className={month === today.slice(0, 7) ? 'absence-this-month' : undefined}
            style={{ left: percent(days.indexOf(`${month}-01`) / days.length) }}
          >
            {view === 'year' ? format.month(month).slice(0, 3) : format.month(month)}
          </span>
        ))}
      </div>
    );
  return (
    <div className="absence-days" aria-hidden="true">
      {days.map((day) => (
        <span key={day} className={free.has(day) ? 'absence-free' : undefined} title={free.get(day)}>
          <span>{format.shortWeekday(day).slice(0, 1)}</span>
          <b className={day === today ? 'ui-num absence-today' : 'ui-num'}>{Number(day.slice(8))}</b>
        </span>
      ))}
    </div>
  );
}

/** Lines and days off behind all rows: every day of a month; of a year its months and holidays alone. */
export function Stripes({ view, days, free, holidays, today }: Period & { holidays: ReadonlySet<string> }) {
  const shown = days.flatMap((day, at) => {
    const off = view === 'year' ? holidays.has(day) : free.has(day);
    const line = view === 'month' || day.endsWith('-01');
    const name = [off && 'absence-off', line && 'absence-line', day === today && 'absence-now'].filter(Boolean).join(' ');
    return name ? [{ day, at, name }] : [];
  });
  return (
    <div className="absence-stripes" aria-hidden="true">
      {shown.map(({ day, at, name }) => (
        <i key={day} className={name} style={{ left: percent(at / days.length), width: percent(1 / days.length) }} />
      ))}
    </div>
  );
}
