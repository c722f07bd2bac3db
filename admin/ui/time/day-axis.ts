// The hours that a day strip shows: six to eighteen, wider where somebody works at night.
import { hoursInto } from '#schema/core/zone.ts';

/** A stretch of somebody's day. `running` grows until now; `new`, `conflict` and `unbilled` appear in popups only. */
export interface Stretch {
  start: string;
  /** None while it runs. */
  end: string | null;
  kind: 'done' | 'running' | 'paused' | 'new' | 'conflict' | 'unbilled';
}

/** Hours since midnight; more than 24 reaches into the next morning. */
export interface Axis {
  from: number;
  to: number;
}

export const usualDay: Axis = { from: 6, to: 18 };

/** The usual hours, widened to whole even hours until every stretch of the day fits. */
export const axisOf = (day: string, stretches: readonly Stretch[], timeZone: string, now: number): Axis => {
  let { from, to } = usualDay;
  for (const { start, end } of stretches) {
    from = Math.min(from, Math.floor(hoursInto(day, Date.parse(start), timeZone) / 2) * 2);
    to = Math.max(to, Math.ceil(hoursInto(day, end ? Date.parse(end) : now, timeZone) / 2) * 2);
  }
  // A clock forgotten for days must not squeeze the day into a dot.
  return { from: Math.max(from, -12), to: Math.min(to, 36) };
};

/** Even hours to write above the strip, about six of them. */
export const ticksOf = ({ from, to }: Axis) => {
  const step = to - from > 24 ? 6 : to - from > 14 ? 4 : 2;
  const ticks: number[] = [];
  for (let hour = from; hour <= to; hour += step) ticks.push(hour);
  return ticks;
};

/** Where an hour stands on the axis, 0 to 1. */
export const positionOf = (hour: number, { from, to }: Axis) => Math.min(1, Math.max(0, (hour - from) / (to - from)));

/** `06`, and `02` for 26. */
export const hourName = (hour: number) => String(((hour % 24) + 24) % 24).padStart(2, '0');
