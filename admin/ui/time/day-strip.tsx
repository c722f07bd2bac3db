// The day strip: all users' periods of work on one time axis, so that gaps and overlaps are visible.
import './day-strip.css';
import type { ReactNode } from 'react';
import { hoursInto } from '#schema/core/zone.ts';
import { useFormat, useTimeZone, useWords } from '../page/words.tsx';
import { type Axis, axisOf, hourName, positionOf, type Stretch, ticksOf, usualDay } from './day-axis.ts';
import { useNow } from './ticker.ts';

export type { Axis, Stretch } from './day-axis.ts';
export { axisOf } from './day-axis.ts';

export interface StripRow {
  id: number | string;
  name: string;
  /** A dim note beside the name: the hours of the day. */
  note?: ReactNode;
  /** The row of the signed-in user. */
  own?: boolean;
  stretches: readonly Stretch[];
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** Milliseconds between redraws: one pixel is longer than that. */
const step = 15_000;

interface StripBarProps {
  /** `YYYY-MM-DD` */
  day: string;
  stretches: readonly Stretch[];
  axis?: Axis;
  /** The user's name, for screen readers. */
  name?: string;
  /** For strips inside a table row: thin and without a background. */
  thin?: boolean;
  offset?: number;
}

/** One user's strip, for table rows. */
export function StripBar({ day, stretches, axis = usualDay, name, thin = false, offset = 0 }: StripBarProps) {
  const t = useWords();
  const format = useFormat();
  const timeZone = useTimeZone();
  const now = useNow(offset, { running: stretches.some((stretch) => !stretch.end), step });
  const spoken = stretches.map(({ start, end, kind }) => t(`strip.${kind}`, { from: format.time(start), to: format.time(end ?? now) }));
  return (
    <div
      className={thin ? 'ui-strip ui-strip-thin' : 'ui-strip'}
      role="img"
      aria-label={`${name ? `${name}: ` : ''}${spoken.join(', ') || t('strip.nothing')}`}
    >
      {stretches.map(({ start, end, kind }) => {
        const left = positionOf(hoursInto(day, Date.parse(start), timeZone), axis);
        const right = positionOf(hoursInto(day, end ? Date.parse(end) : now, timeZone), axis);
        return (
          <i
            key={`${start}${kind}`}
            className={`ui-stretch ui-stretch-${kind}`}
            style={{ left: percent(left), width: percent(right - left) }}
          />
        );
      })}
    </div>
  );
}

/** The hour labels above a column of strips; `few` labels only the ends and the middle. */
export function StripAxis({ axis = usualDay, few = false }: { axis?: Axis; few?: boolean }) {
  const ticks = few ? [axis.from, (axis.from + axis.to) / 2, axis.to] : ticksOf(axis);
  return (
    <div className="ui-strip-axis" aria-hidden="true">
      {ticks.map((hour) => (
        <span key={hour} style={{ left: percent(positionOf(hour, axis)) }}>
          {few ? Number(hourName(hour)) : hourName(hour)}
        </span>
      ))}
    </div>
  );
}

interface DayStripProps {
  /** `YYYY-MM-DD` */
  day: string;
  rows: readonly StripRow[];
  /** How far the server's clock is ahead of this device, in milliseconds. */
  offset?: number;
}

/** All users of a day on one axis, with a line at the current time. */
export function DayStrip({ day, rows, offset = 0 }: DayStripProps) {
  const t = useWords();
  const format = useFormat();
  const timeZone = useTimeZone();
  const now = useNow(offset, { step });
  const stretches = rows.flatMap((row) => row.stretches);
  const shown = axisOf(day, stretches, timeZone, now);
  const hour = hoursInto(day, now, timeZone);
  return (
    <figure className="ui-day" aria-label={t('strip.label', { day: format.date(day) })}>
      <div className="ui-day-hours">
        <StripAxis axis={shown} />
      </div>
      {rows.map((row) => (
        <div key={row.id} className="ui-day-row">
          <span className="row gap-8 fit">
            <span className={row.own ? 'ui-day-own' : 'ui-one-line'}>{row.name}</span>
            {row.note !== undefined && <span className="ui-small ui-quiet ui-num">{row.note}</span>}
          </span>
          <StripBar day={day} stretches={row.stretches} axis={shown} name={row.name} offset={offset} />
        </div>
      ))}
      {hour > shown.from && hour < shown.to && (
        <div className="ui-day-now" aria-hidden="true">
          <i style={{ left: percent(positionOf(hour, shown)) }} />
        </div>
      )}
    </figure>
  );
}
