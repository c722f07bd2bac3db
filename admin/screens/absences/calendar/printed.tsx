// The calendar on paper: a page for each month with everybody on it, made when it is printed, since the screen draws what is in sight alone.
import './printed.css';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AbsenceCalendar, CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { daysText } from '#admin/screens/absences/shared/days-text.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { weekdayOf } from '#schema/core/zone.ts';
import { absencesByUser, type Coverage } from './coverage.ts';
import { daysOfMonth, placeOf } from './days.ts';
import { Head, Stripes } from './grid-head.tsx';
import { Totals } from './grid-parts.tsx';
import { type Item, itemsOf, placed } from './items.ts';
import { type Marks, MarksOf, marksOf } from './marks.tsx';
import { Span } from './span.tsx';

/** Millimetres: what is left for rows on a sheet of A4 on its side, and how tall one of them is at most, and at least to be read. */
const room = 164;
const tallest = 7;
const lowest = 2.6;
/** The width of a name and of two letters of it, in days. */
const namedDays = 3;

type MonthProps = {
  readonly calendar: AbsenceCalendar;
  readonly month: string;
  readonly own: ReadonlyMap<number, readonly CalendarAbsence[]>;
  readonly marks: ReadonlyMap<number, Marks>;
};

function Month({ calendar, month, own, marks }: MonthProps) {
  const say = useSay();
  const format = useFormat();
  const me = useSession().user.id;
  const days = daysOfMonth(month);
  const named = new Map(calendar.holidays.map(({ date, name }) => [date, name]));
  const off = days.filter((day) => named.has(day) || !calendar.work_days.includes(weekdayOf(day)));
  const free = new Map(off.map((day) => [day, named.get(day)]));
  const period = { view: 'month', days, today: '', free } as const;
  const { items, coverage } = itemsOf(calendar, own, days, me);
  const height = Math.max(lowest, Math.min(tallest, room / (items.length + 1)));
  const drawTotals = (name: string, counted: readonly Coverage[]) => (
    <>
      <span className="absence-user">{name}</span>
      <div className="anchor fit">
        <Totals coverage={counted} view="month" days={days} />
      </div>
    </>
  );
  const draw = (item: Item) => {
    if (item.kind === 'group') return <b className="absence-print-group">{item.name ?? say('absence_page.noType')}</b>;
    if (item.kind === 'foot') return drawTotals(say('absence_page.awayADay'), item.coverage);
    const { user } = item;
    return (
      <>
        <span className="absence-user row gap-8">
          <span className="ui-one-line">{user.name}</span>
          <span className="push ui-num">{daysText(format, user.days_left)}</span>
        </span>
        <div className="anchor fit">
          <MarksOf name={user.name} marks={marks.get(user.id)} days={days} columns={days.length} />
          {own.get(user.id)?.map((absence) => {
            const place = placeOf(absence, days, days.length);
            const kind = calendar.kinds.find(({ id }) => id === absence.kind_id);
            const room = place && place.length * days.length >= namedDays ? 'name' : 'letter';
            return place && <Span key={absence.id} absence={absence} kind={kind} place={place} name={user.name} room={room} />;
          })}
        </div>
      </>
    );
  };
  return (
    <section className="absence-print-month" style={{ '--row': `${height}mm`, '--days': days.length } as React.CSSProperties}>
      <h2 className="flush">
        {say('absence_page.calendar')}, {format.month(month)}
      </h2>
      <div className="absence-head">
        <Head {...period} months={[month]} of={undefined} />
      </div>
      <div className="anchor">
        <Stripes {...period} holidays={new Set(named.keys())} />
        {placed(items, false).rows.map(({ item, index }) => (
          <div key={index} className={`absence-row absence-print-${item.kind}`}>
            {draw(item)}
          </div>
        ))}
        <div className="absence-row absence-print-foot">{drawTotals(say('absence_page.awayAll'), coverage)}</div>
      </div>
    </section>
  );
}

export function Printed({ calendar, months }: { calendar: AbsenceCalendar; months: readonly string[] }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (now: boolean) => () => {
      document.documentElement.toggleAttribute('data-printed-apart', now);
      // The page is drawn as soon as the event is over.
      flushSync(() => setPrinting(now));
    };
    const [before, after] = [set(true), set(false)];
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      document.documentElement.removeAttribute('data-printed-apart');
    };
  }, []);
  if (!printing) return null;
  const own = absencesByUser(calendar.absences);
  const marks = marksOf(calendar);
  return createPortal(
    <div className="absence-print" data-theme="light">
      {months.map((month) => (
        <Month key={month} calendar={calendar} month={month} own={own} marks={marks} />
      ))}
    </div>,
    document.body,
  );
}
