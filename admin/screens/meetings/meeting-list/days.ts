// The days of a calendar, and the position of a meeting in a day, in the company's time zone.
import { dayAfter, daysBetween, hoursInto, mondayOf } from '#schema/core/zone.ts';

export type Span = 'week' | 'month';
const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string): string => firstOf(dayAfter(firstOf(day), 31));

/** The visible days around a day: a working week, extended by weekend days with meetings; or whole weeks of a month. */
export const daysOf = (span: Span, day: string): string[] => {
  const from = mondayOf(span === 'week' ? day : firstOf(day));
  const count = span === 'week' ? 7 : Math.ceil((daysBetween(from, nextMonth(day)) || 7) / 7) * 7;
  return Array.from({ length: count }, (_, at) => dayAfter(from, at));
};
export const step = (span: Span, day: string, by: 1 | -1): string =>
  span === 'week' ? dayAfter(day, by * 7) : by === 1 ? nextMonth(day) : firstOf(dayAfter(firstOf(day), -1));

export type Placed<M> = { readonly meeting: M; readonly from: number; readonly to: number; readonly lane: number; readonly lanes: number };
type Timed = { readonly planned_start: string; readonly planned_end: string };

/** The meetings of a day by hours; overlapping ones side by side. */
export const placedOn = <M extends Timed>(meetings: readonly M[], day: string, zone: string): Placed<M>[] => {
  const within = meetings
    .map((meeting) => ({
      meeting,
      from: Math.max(0, hoursInto(day, Date.parse(meeting.planned_start), zone)),
      to: Math.min(24, hoursInto(day, Date.parse(meeting.planned_end), zone)),
    }))
    .filter(({ from, to }) => to > 0 && from < 24 && to > from)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<M>[] = [];
  let group: { meeting: M; from: number; to: number; lane: number }[] = [];
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const one of within) {
    if (group.length > 0 && Math.max(...group.map(({ to }) => to)) <= one.from) close();
    const taken = new Set(group.filter(({ to }) => to > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...one, lane });
  }
  close();
  return placed;
};
