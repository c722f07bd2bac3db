// People by the days of a period, or one user's months below each other. Only rows in sight are drawn; arrows move a cursor over the days.
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AbsenceCalendar, CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useTouch } from '#admin/ui/tables/density.ts';
import { weekdayOf } from '#schema/core/zone.ts';
import { absencesByUser, type CalendarUser } from './coverage.ts';
import { daysOfMonth, type View } from './days.ts';
import { Head, Stripes } from './grid-head.tsx';
import { type Active, GridRows, type Sheet, TotalCells } from './grid-rows.tsx';
import { heights, type Placed, placed, useItems } from './items.ts';
import type { Picked } from './lane.tsx';
import { marksOf } from './marks.tsx';
import { gridOf, rowOf } from './roles.ts';
import { SpanCard } from './span-card.tsx';
import { remPx } from './use-window.ts';

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
  /** Moves an absence by so many days. */
  readonly onShift: (absence: CalendarAbsence, days: number) => void;
};

type Position = { readonly lane: number; readonly day: number; readonly anchor: number };
const start: Position = { lane: 0, day: 0, anchor: 0 };
/** The name before the days. */
const headColumn = -1;

export function Grid({ calendar, view, months, today, label, of, office, yearOf, onPick, onShift }: Props) {
  const say = useSay();
  const navigate = useNavigate();
  const touch = useTouch();
  const me = useSession().user;
  const cursorId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position>(start);
  const [focused, setFocused] = useState(false);
  const { absences, holidays, work_days } = calendar;
  const days = useMemo(() => months.flatMap(daysOfMonth), [months]);
  const columns = of ? 31 : days.length;
  const own = useMemo(() => absencesByUser(absences), [absences]);
  const named = useMemo(() => new Map(holidays.map(({ date, name }) => [date, name])), [holidays]);
  const holidaySet = useMemo(() => new Set(named.keys()), [named]);
  const free = useMemo(() => {
    const off = days.filter((day) => named.has(day) || !work_days.includes(weekdayOf(day)));
    return new Map(off.map((day) => [day, named.get(day)]));
  }, [days, named, work_days]);
  const { items, coverage } = useItems({ calendar, months, of }, own, days);
  const { rows, height } = useMemo(() => placed(items, touch), [items, touch]);
  const lanes = useMemo(() => rows.flatMap((row) => (row.item.kind === 'lane' ? [{ ...row, item: row.item }] : [])), [rows]);
  const sheet = useMemo(
    (): Sheet => ({
      view,
      days,
      columns,
      today,
      own,
      kinds: new Map(calendar.kinds.map((kind) => [kind.id, kind])),
      free: new Set(free.keys()),
      may: (user) => office || user.id === me.id,
      marks: marksOf(calendar),
      yearOf,
      onPick,
      draggable: ({ user_id, status }) => user_id === me.id && status === 0,
      onShift,
    }),
    [view, days, columns, today, own, calendar, free, office, me.id, yearOf, onPick, onShift],
  );
  const laneAt = Math.min(position.lane, lanes.length - 1);
  const lane = lanes[laneAt];
  const dayAt = Math.min(position.day, (lane?.item.days.length ?? 1) - 1);

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
  const moveTo = (to: number, day: number, selects: boolean) => {
    const next = lanes[Math.min(lanes.length - 1, Math.max(0, to))];
    if (!next) return;
    const column = Math.min(next.item.days.length - 1, Math.max(headColumn, day));
    setPosition({ lane: lanes.indexOf(next), day: column, anchor: selects && column >= 0 ? Math.max(0, position.anchor) : column });
    show(next, column);
  };
  const open = () => {
    if (!lane) return;
    const { user, days: ownDays } = lane.item;
    if (dayAt === headColumn) return void navigate(yearOf(user));
    const [from, to] = [ownDays[Math.min(position.anchor, dayAt)], ownDays[Math.max(position.anchor, dayAt)]];
    if (!from || !to) return;
    const there = from === to && own.get(user.id)?.find((one) => one.from <= from && from <= one.to);
    if (there) void navigate(`/absence/${there.id}`);
    else if (sheet.may(user)) onPick({ user, from, to });
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
  /** Follows the links of all rows; a new tab is the browser's. */
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}`);
  };
  const active = useMemo((): Active | null => {
    if (!lane) return null;
    const from = Math.min(Math.max(0, position.anchor), dayAt);
    const to = Math.min(lane.item.days.length - 1, Math.max(position.anchor, dayAt));
    return {
      index: lane.index,
      user_id: lane.item.user.id,
      days: lane.item.days,
      id: cursorId,
      cursor: dayAt >= 0 && focused ? { at: dayAt, from, to, id: cursorId } : null,
      onName: dayAt === headColumn,
      focused,
    };
  }, [lane, position.anchor, dayAt, focused, cursorId]);

  return (
    <>
      <div
        ref={scroller}
        {...gridOf({
          label,
          rows: items.length + (coverage ? 1 : 0),
          active: focused ? cursorId : undefined,
          onKey: onKeyDown,
          onPress,
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
            <GridRows scroller={scroller} rows={rows} sheet={sheet} active={active} />
          </div>
          {coverage && (
            <div {...rowOf(items.length)} className="absence-row absence-totals">
              <TotalCells name={say('absence_page.awayAll')} coverage={coverage} view={view} days={days} />
            </div>
          )}
        </div>
      </div>
      <SpanCard scroller={scroller} sheet={sheet} active={active} />
    </>
  );
}
