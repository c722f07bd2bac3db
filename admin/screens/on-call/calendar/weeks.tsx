// The weeks of the calendar as rows: in each the spans of its lanes, over days that a drag chooses.
import './weeks.css';
import { useEffect, useRef, useState } from 'react';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { Lane } from '#admin/screens/on-call/shared/on-call-now.ts';
import { useGapName } from '#admin/screens/on-call/shared/on-call-now.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { Period } from '#schema/on-call/periods.ts';
import type { ListedShift, OpenSwap } from './data.ts';
import { daysOf, placedIn, weekNumber } from './days.ts';
import { type Gap, gapKey } from './gaps-card.tsx';
import { laneKey, periodOf } from './lanes.ts';
import { usePeriodName } from './names.ts';
import type { TroubleLine } from './trouble.ts';

export type Chosen = { readonly first: string; readonly last: string };
type Props = {
  weeks: readonly string[];
  /** The month in sight; days of its neighbours are dimmed. */
  month: string;
  today: string;
  /** The hour at which a day of the calendar begins. */
  begin: number;
  lanes: readonly Lane[];
  shifts: readonly ListedShift[];
  gaps: readonly Gap[];
  /** What has to be mended: its shifts are framed, and say it. */
  trouble: readonly TroubleLine[];
  /** The parts of shifts that are offered: hatched until somebody answers. */
  swaps: readonly OpenSwap[];
  /** Hours stand in the spans. */
  roomy: boolean;
  /** Missing for who does not plan. */
  onDays: ((days: Chosen) => void) | undefined;
  onShift: ((shift: ListedShift) => void) | undefined;
  onGap: ((gap: Gap) => void) | undefined;
};

const inOrder = (one: string, other: string): Chosen => (one < other ? { first: one, last: other } : { first: other, last: one });
/** The day under the pointer. */
const dayAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) => (element instanceof HTMLElement && element.dataset.day ? [element.dataset.day] : []))[0];

/** Days are chosen by dragging over them, or by one press. */
const useDrag = (onDays: Props['onDays']) => {
  const [drag, setDrag] = useState<{ from: string; to: string } | null>(null);
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  const active = drag !== null;
  useEffect(() => {
    if (!active) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const day = dayAt(clientX, clientY);
      if (day) setDrag((before) => before && { ...before, to: day });
    };
    const end = () => {
      const { current } = latest;
      setDrag(null);
      if (current) onDays?.(inOrder(current.from, current.to));
    };
    const cancel = () => setDrag(null);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [active, onDays]);
  return { chosen: drag && inOrder(drag.from, drag.to), start: (day: string) => setDrag({ from: day, to: day }) };
};

type SpanProps = {
  place: { start: number; end: number };
  look: string;
  label: string;
  onAct: (() => void) | undefined;
  children: React.ReactNode;
};
function Span({ place: { start, end }, look, label, onAct, children }: SpanProps) {
  const style = { left: `${start * 100}%`, width: `${(end - start) * 100}%` };
  const classes = `on-call-span on-call-${look} row gap-6`;
  return (
    <div className="on-call-place" style={style}>
      {onAct ? (
        <button type="button" className={classes} title={label} aria-label={label} onClick={onAct}>
          {children}
        </button>
      ) : (
        <div className={classes} title={label}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Lies over the part of a turn that is offered; the turn beneath says so in words. */
function Offer({ place: { start, end } }: Pick<SpanProps, 'place'>) {
  return (
    <div className="on-call-place on-call-offer" style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }} aria-hidden="true" />
  );
}

export function Weeks({ weeks, month, today, begin, lanes, shifts, gaps, trouble, swaps, roomy, onDays, onShift, onGap }: Props) {
  const say = useSay();
  const format = useFormat();
  const zone = useTimeZone();
  const gapName = useGapName();
  const periodName = usePeriodName();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const { chosen, start } = useDrag(onDays);
  const place = (monday: string, period: Period) => placedIn(monday, begin, period, zone);
  const isOther = (day: string) => day.slice(0, 7) !== month.slice(0, 7);
  return (
    <div className={roomy ? 'on-call-weeks on-call-roomy' : 'on-call-weeks'}>
      <div className="on-call-head" aria-hidden="true">
        <span />
        {daysOf(weeks[0] ?? today).map((day) => (
          <span key={day} className="ui-small ui-quiet">
            {format.shortWeekday(day)}
          </span>
        ))}
      </div>
      {weeks.map((monday) => (
        <section key={monday} className="on-call-week" aria-label={say('on_call_page.week', { week: weekNumber(monday) })}>
          <span className="on-call-number ui-small ui-faint ui-num" aria-hidden="true">
            {weekNumber(monday)}
          </span>
          <div className="on-call-days">
            {daysOf(monday).map((day) => (
              <div
                key={day}
                data-day={day}
                className={[
                  'on-call-day anchor',
                  isOther(day) && !roomy && 'on-call-other',
                  chosen && day >= chosen.first && day <= chosen.last && 'on-call-chosen',
                ]
                  .filter(Boolean)
                  .join(' ')}
              >
                {onDays && (
                  <button
                    type="button"
                    className="on-call-slot"
                    tabIndex={-1}
                    aria-hidden="true"
                    title={say('on_call_page.drag', { day: format.dayMonth(day) })}
                    onPointerDown={(event) => {
                      if (event.button !== 0 || event.pointerType === 'touch') return;
                      event.preventDefault();
                      start(day);
                    }}
                    // A finger that moves scrolls: it chooses the day that it taps.
                    onClick={(event) => {
                      if (event.detail > 0 && (event.nativeEvent as PointerEvent).pointerType === 'touch')
                        onDays({ first: day, last: day });
                    }}
                  />
                )}
                <time dateTime={day} className={day === today ? 'on-call-date on-call-today ui-num' : 'on-call-date ui-num'}>
                  {isOther(day) && day.endsWith('-01') ? format.dayMonth(day) : Number(day.slice(8))}
                </time>
              </div>
            ))}
          </div>
          <div className="on-call-lanes stack gap-4">
            {lanes.map((lane) => (
              <div key={laneKey(lane)} className="on-call-lane">
                {shifts
                  .filter((shift) => laneKey(shift) === laneKey(lane))
                  .map((shift) => {
                    const period = periodOf(shift);
                    const at = place(monday, period);
                    if (!at) return null;
                    const name = shift.user_name ?? '';
                    const current = period.from <= now && period.to > now;
                    const until = `${format.dayMonth(shift.to)} ${format.time(shift.to)}`;
                    const person = lane.level === 'backup' ? say('on_call_page.backup', { name }) : name;
                    const said = current ? say('on_call_page.current', { name: person, time: until }) : person;
                    const shown = [said, lane.team_name].filter(Boolean).join(', ');
                    const lines = trouble.filter(({ shift_id }) => shift_id === shift.id);
                    const offers = swaps.filter(({ shift_id }) => shift_id === shift.id);
                    const reasons = [
                      ...lines.map(({ why }) => why),
                      ...offers.map((swap) =>
                        say('on_call_page.swaps.offered', {
                          name: swap.taken_by_name ?? swap.user_name ?? say('on_call_page.swaps.toAll'),
                        }),
                      ),
                    ];
                    const marked = lines.some(({ severe }) => severe) ? ' on-call-severe' : lines.length > 0 ? ' on-call-short' : '';
                    const label = [
                      say('on_call_page.span', { name: shown, period: periodName(shift.from, shift.to) }),
                      shift.note,
                      ...reasons,
                    ]
                      .filter(Boolean)
                      .join(' · ');
                    return (
                      <Span
                        key={shift.id}
                        place={at}
                        look={`${current ? `current on-call-${lane.level}` : lane.level}${marked}`}
                        label={label}
                        onAct={onShift && (() => onShift(shift))}
                      >
                        <Avatar name={name} />
                        <span className="stack fit">
                          <span className="ui-one-line">{shown}</span>
                          {roomy && <span className="ui-one-line ui-num ui-small ui-quiet">{periodName(shift.from, shift.to)}</span>}
                        </span>
                      </Span>
                    );
                  })}
                {swaps
                  .filter(({ shift_id }) => shifts.some((shift) => shift.id === shift_id && laneKey(shift) === laneKey(lane)))
                  .map((swap) => {
                    const at = place(monday, periodOf(swap));
                    return at && <Offer key={`swap ${swap.id}`} place={at} />;
                  })}
                {gaps
                  .filter((gap) => laneKey(gap.lane) === laneKey(lane))
                  .map((gap) => {
                    const at = place(monday, gap);
                    if (!at) return null;
                    const name = gapName(lane);
                    return (
                      <Span
                        key={gapKey(gap)}
                        place={at}
                        look="gap"
                        label={say('on_call_page.span', { name, period: periodName(gap.from, gap.to) })}
                        onAct={onGap && (() => onGap(gap))}
                      >
                        <span className="ui-one-line">{name}</span>
                      </Span>
                    );
                  })}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
