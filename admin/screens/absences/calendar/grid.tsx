// People by the days of a period, or one user's months below each other. Only rows in sight are drawn; arrows move a cursor over the days.
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AbsenceCalendar, CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useTouch } from '#admin/ui/tables/density.ts';
import { weekdayOf } from '#schema/core/zone.ts';
import { absencesByUser, type CalendarUser, type Coverage, coverageOf, groupsOf, together } from './coverage.ts';
import { daysOfMonth, type View } from './days.ts';
import { Head, Stripes } from './grid-head.tsx';
import { LaneHead, mostOf, Totals } from './grid-parts.tsx';
import { Lane, type Picked } from './lane.tsx';
import { gridOf, rowHeader, rowOf } from './roles.ts';
import { remPx, useWindow } from './use-window.ts';

type Props = {
  readonly calendar: AbsenceCalendar;
  readonly view: View;
  readonly months: readonly string[];
  readonly today: string;
  readonly label: string;
  /** Whose year it is, as months below each other; everybody's days without it. */
  readonly of: CalendarUser | undefined;
  /** Whether the caller enters absences of others. */
  readonly office: boolean;
  /** The address of one user's year. */
  readonly yearOf: (user: CalendarUser) => string;
  readonly onPick: (picked: Picked) => void;
};

const none: readonly CalendarAbsence[] = [];
/** Heights in rem, equal to those of the sheet. */
const heights = { group: 1.875, lane: 2.375, touch: 3.25, foot: 2.25 } as const;

type LaneItem = { readonly kind: 'lane'; readonly user: CalendarUser; readonly days: readonly string[]; readonly month: string | null };
type Item =
  | LaneItem
  | { readonly kind: 'group'; readonly name: string | null; readonly users: number }
  | { readonly kind: 'foot'; readonly name: string | null; readonly coverage: readonly Coverage[] };
type Placed = { readonly item: Item; readonly top: number; readonly height: number; readonly index: number };

const placed = (items: readonly Item[], touch: boolean): { readonly rows: readonly Placed[]; readonly height: number } => {
  let top = 0;
  const rows = items.map((item, index) => {
    const height = item.kind === 'lane' && touch ? heights.touch : heights[item.kind];
    const row = { item, top, height, index };
    top += height;
    return row;
  });
  return { rows, height: top };
};

function useItems(
  { calendar, months, of }: Pick<Props, 'calendar' | 'months' | 'of'>,
  own: ReadonlyMap<number, readonly CalendarAbsence[]>,
  days: readonly string[],
) {
  const me = useSession().user;
  return useMemo(() => {
    if (of) {
      const items: Item[] = months.map((month) => ({ kind: 'lane', user: of, days: daysOfMonth(month), month }));
      return { items, coverage: null };
    }
    const mine = calendar.users.filter(({ id }) => id === me.id);
    const groups = groupsOf([...mine, ...calendar.users.filter(({ id }) => id !== me.id)]);
    const each = groups.map((group) => coverageOf(group, calendar, own, days));
    const items = groups.flatMap(({ name, users }, at): Item[] => [
      { kind: 'group', name, users: users.length },
      ...users.map((user): Item => ({ kind: 'lane', user, days, month: null })),
      ...(users.length > 1 ? [{ kind: 'foot' as const, name, coverage: each[at] ?? [] }] : []),
    ]);
    return { items, coverage: together(each, days) };
  }, [calendar, months, of, own, days, me.id]);
}

type Position = { readonly lane: number; readonly day: number; readonly anchor: number };
const start: Position = { lane: 0, day: 0, anchor: 0 };
/** The name before the days. */
const headColumn = -1;

export function Grid({ calendar, view, months, today, label, of, office, yearOf, onPick }: Props) {
  const say = useSay();
  const format = useFormat();
  const navigate = useNavigate();
  const touch = useTouch();
  const me = useSession().user;
  const cursorId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position>(start);
  const [focused, setFocused] = useState(false);
  const { absences, holidays, kinds, work_days } = calendar;
  const days = useMemo(() => months.flatMap(daysOfMonth), [months]);
  const columns = of ? 31 : days.length;
  const own = useMemo(() => absencesByUser(absences), [absences]);
  const named = useMemo(() => new Map(holidays.map(({ date, name }) => [date, name])), [holidays]);
  const holidaySet = useMemo(() => new Set(named.keys()), [named]);
  const free = useMemo(() => {
    const off = days.filter((day) => named.has(day) || !work_days.includes(weekdayOf(day)));
    return new Map(off.map((day) => [day, named.get(day)]));
  }, [days, named, work_days]);
  const freeSet = useMemo(() => new Set(free.keys()), [free]);
  const { items, coverage } = useItems({ calendar, months, of }, own, days);
  const { rows, height } = useMemo(() => placed(items, touch), [items, touch]);
  const lanes = useMemo(() => rows.flatMap((row) => (row.item.kind === 'lane' ? [{ ...row, item: row.item }] : [])), [rows]);
  const inView = useWindow(scroller);
  const laneAt = Math.min(position.lane, lanes.length - 1);
  const active = lanes[laneAt];
  const dayAt = Math.min(position.day, (active?.item.days.length ?? 1) - 1);
  const may = (user: CalendarUser) => office || user.id === me.id;

  const show = ({ top, height: tall }: Placed, day: number) => {
    const element = scroller.current;
    if (!element) return;
    const [rem, head, foot] = [remPx(), 3, coverage ? heights.foot : 0];
    const [above, below] = [top * rem, (top + tall + head + foot) * rem];
    if (above < element.scrollTop) element.scrollTop = above;
    else if (below > element.scrollTop + element.clientHeight) element.scrollTop = below - element.clientHeight;
    const side = 12.5 * rem;
    const x = side + ((element.scrollWidth - side) * Math.max(0, day)) / columns;
    if (x - side < element.scrollLeft) element.scrollLeft = x - side;
    else if (x + 2 * rem > element.scrollLeft + element.clientWidth) element.scrollLeft = x + 2 * rem - element.clientWidth;
  };
  const moveTo = (lane: number, day: number, selects: boolean) => {
    const next = lanes[Math.min(lanes.length - 1, Math.max(0, lane))];
    if (!next) return;
    const to = Math.min(next.item.days.length - 1, Math.max(headColumn, day));
    setPosition({ lane: lanes.indexOf(next), day: to, anchor: selects && to >= 0 ? Math.max(0, position.anchor) : to });
    show(next, to);
  };
  const open = () => {
    if (!active) return;
    const { user, days: ownDays } = active.item;
    if (dayAt === headColumn) return void navigate(yearOf(user));
    const [from, to] = [ownDays[Math.min(position.anchor, dayAt)], ownDays[Math.max(position.anchor, dayAt)]];
    if (!from || !to) return;
    const there = from === to && (own.get(user.id) ?? none).find((one) => one.from <= from && from <= one.to);
    if (there) void navigate(`/absence/${there.id}`);
    else if (may(user)) onPick({ user, from, to });
  };
  const page = 10;
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => moveTo(laneAt, dayAt - 1, false),
    ArrowRight: () => moveTo(laneAt, dayAt + 1, false),
    ArrowUp: () => moveTo(laneAt - 1, dayAt, false),
    ArrowDown: () => moveTo(laneAt + 1, dayAt, false),
    PageUp: () => moveTo(laneAt - page, dayAt, false),
    PageDown: () => moveTo(laneAt + page, dayAt, false),
    Home: () => moveTo(laneAt, 0, false),
    End: () => moveTo(laneAt, days.length, false),
    'Shift ArrowLeft': () => moveTo(laneAt, Math.max(0, dayAt - 1), true),
    'Shift ArrowRight': () => moveTo(laneAt, dayAt + 1, true),
    'Shift Home': () => moveTo(laneAt, 0, true),
    'Shift End': () => moveTo(laneAt, days.length, true),
    Enter: open,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const step = steps[event.shiftKey ? `Shift ${event.key}` : event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const cursor =
    active && dayAt >= 0 && focused
      ? {
          at: dayAt,
          from: Math.min(Math.max(0, position.anchor), dayAt),
          to: Math.min(active.item.days.length - 1, Math.max(position.anchor, dayAt)),
          id: cursorId,
        }
      : null;

  const drawLane = ({ user, days: ownDays, month }: LaneItem, isActive: boolean): ReactNode => (
    <>
      <LaneHead
        user={user}
        month={month}
        current={month === today.slice(0, 7)}
        yearOf={yearOf}
        chosen={isActive && focused && dayAt === headColumn}
        id={isActive && dayAt === headColumn ? cursorId : undefined}
      />
      <Lane
        user={user}
        absences={own.get(user.id) ?? none}
        kinds={kinds}
        days={ownDays}
        columns={columns}
        stripes={month ? freeSet : null}
        may={may(user)}
        cursor={isActive ? cursor : null}
        onPick={onPick}
      />
    </>
  );
  const drawTotals = (name: string, counted: readonly Coverage[]): ReactNode => {
    const { count, day } = mostOf(counted, days);
    return (
      <>
        <span {...rowHeader} className="absence-user row gap-8">
          <span className="ui-one-line">{name}</span>
          {view !== 'month' && count > 0 && (
            <span className="push ui-small ui-num nowrap">{say('absence_page.most', { count, day: format.dayMonth(day) })}</span>
          )}
        </span>
        <div className="absence-lane anchor fit">
          <Totals coverage={counted} view={view} days={days} />
        </div>
      </>
    );
  };
  const typeName = (name: string | null) => name ?? say('absence_page.noType');
  return (
    <div
      ref={scroller}
      {...gridOf({
        label,
        rows: items.length + (coverage ? 1 : 0),
        active: focused ? cursorId : undefined,
        onKey: onKeyDown,
        onFocused: setFocused,
      })}
      className="absence-scroll"
    >
      <div className={`absence-grid absence-by-${of ? 'person' : view}`} style={{ '--days': columns } as React.CSSProperties}>
        <div className="absence-head">
          <Head view={view} months={months} days={days} of={of} today={today} free={free} />
        </div>
        <div className="absence-body anchor" style={{ height: `${height}rem` }}>
          {!of && <Stripes view={view} days={days} free={free} holidays={holidaySet} today={today} />}
          {rows
            .filter((row) => row === rows[active?.index ?? -1] || (row.top + row.height > inView.from && row.top < inView.to))
            .map(({ item, top, height: tall, index }) => (
              <div
                key={index}
                {...rowOf(index)}
                className={`absence-row absence-${item.kind}-row`}
                style={{ top: `${top}rem`, height: `${tall}rem` }}
              >
                {item.kind === 'group' ? (
                  <b {...rowHeader} className="absence-group">
                    {typeName(item.name)} <span className="ui-num ui-faint">{format.count(item.users)}</span>
                  </b>
                ) : item.kind === 'foot' ? (
                  drawTotals(say('absence_page.awayADay'), item.coverage)
                ) : (
                  drawLane(item, index === active?.index)
                )}
              </div>
            ))}
        </div>
        {coverage && (
          <div {...rowOf(items.length)} className="absence-row absence-totals">
            {drawTotals(say('absence_page.awayAll'), coverage)}
          </div>
        )}
      </div>
    </div>
  );
}
