// The hours shown by a day strip: six to eighteen, more for night work.
import { hoursInto } from '#schema/core/zone.ts';

/** A period of work. `running` grows until now; `new`, `conflict` and `unbilled` appear in popups only. */
export interface Stretch {
  start: string;
  /** Null while it is running. */
  end: string | null;
  kind: 'done' | 'running' | 'paused' | 'new' | 'conflict' | 'unbilled';
}

/** Hours since midnight; above 24 means the next morning. */
export interface Axis {
  from: number;
  to: number;
}

export const usualDay: Axis = { from: 6, to: 18 };

/** The usual hours, extended to even hours until every period of the day fits. */
export const axisOf = (day: string, stretches: readonly Stretch[], timeZone: string, now: number): Axis => {
  let { from, to } = usualDay;
  for (const { start, end } of stretches) {
    from = Math.min(from, Math.floor(hoursInto(day, Date.parse(start), timeZone) / 2) * 2);
    to = Math.max(to, Math.ceil(hoursInto(day, end ? Date.parse(end) : now, timeZone) / 2) * 2);
  }
  // A clock forgotten for days must not squeeze the axis.
  return { from: Math.max(from, -12), to: Math.min(to, 36) };
};

/** Even hours as labels above the strip, about six. */
export const ticksOf = ({ from, to }: Axis) => {
  const step = to - from > 24 ? 6 : to - from > 14 ? 4 : 2;
  const ticks: number[] = [];
  for (let hour = from; hour <= to; hour += step) ticks.push(hour);
  return ticks;
};

/** The position of an hour on the axis, 0 to 1. */
export const positionOf = (hour: number, { from, to }: Axis) => Math.min(1, Math.max(0, (hour - from) / (to - from)));

/** `06`, and `02` for 26. */
export const hourName = (hour: number) => String(((hour % 24) + 24) % 24).padStart(2, '0');
